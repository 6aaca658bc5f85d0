import AVFoundation
import UIKit

/// What the user says, from the microphone to the server.
@MainActor
final class Voice {
    /// Whether the user holds the button: recording begins once the session is active.
    var isWanted = false
    private var recorder: AVAudioRecorder?
    private var sending = UIBackgroundTaskIdentifier.invalid

    func askForMicrophone() {
        AVAudioSession.sharedInstance().requestRecordPermission { if !$0 { print("nobody will hear the user") } }
    }

    func record() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("voice.caf")
        do {
            let recorder = try AVAudioRecorder(url: file, settings: [:])
            print(recorder.record() ? "records" : "cannot record")
            self.recorder = recorder
        } catch {
            print("cannot record: \(error.localizedDescription)")
        }
    }

    /// The button is up: the rest goes to the server, for which the app asks for time.
    func stop() {
        recorder?.stop()
        (recorder, isWanted) = (nil, false)
        sending = UIApplication.shared.beginBackgroundTask(withName: "voice") { self.end() }
        Task {
            try? await Task.sleep(for: .seconds(2))
            print("sent to the server")
            end()
        }
    }

    private func end() {
        UIApplication.shared.endBackgroundTask(sending)
        sending = .invalid
    }
}
