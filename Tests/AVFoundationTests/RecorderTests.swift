import AVFoundation
import BackgroundRuntime
import Testing
import UIKit
import VigilAudio
import VigilRuntimeProbes
import VigilTestSupport

/// Records memos: goes on after an interruption, and says what its recorder says.
private final class Memo: UIResponder, UIApplicationDelegate, @MainActor AVAudioRecorderDelegate {
    var recorder: AVAudioRecorder?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let session = AVAudioSession.sharedInstance()
        try? session.setCategory(.playAndRecord)
        recorder = try? AVAudioRecorder(url: URL(fileURLWithPath: "memo.m4a"), settings: [:])
        recorder?.delegate = self
        NotificationCenter.default.addObserver(
            forName: AVAudioSession.interruptionNotification, object: session, queue: .main
        ) { [weak self] note in
            let hasBegun = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt == 1
            MainActor.assumeIsolated {
                print(hasBegun ? "interrupted" : "over", "recording:", self?.recorder?.isRecording == true)
                print("goes on:", self?.recorder?.record() == true)
            }
        }
        return true
    }

    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { print("memo done") }
}

@Suite("AVAudioRecorder", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty))
struct RecorderTests {
    private func launched(_ modes: [String] = ["audio"]) throws -> Phone {
        let phone = try Phone(Memo.self, modes: modes)
        phone.app.launch()
        return phone
    }

    private func permission(in phone: Phone) throws -> AVAudioApplication.recordPermission {
        try phone.app.main { (_: Memo) in AVAudioApplication.shared.recordPermission }
    }

    @Test("audio.record.permission: the first recording asks the user, where the app has not")
    func firstRecordingAsks() throws {
        let phone = try Phone(Memo.self, isAllowed: nil)
        phone.app.launch()
        #expect(try phone.app.main { (memo: Memo) in memo.recorder?.record() } == true)
        #expect(try permission(in: phone) == .undetermined)
        try phone.happen("ui.tap", ["what": "Allow"])
        #expect(try permission(in: phone) == .granted)
        let notes = phone.app.trace.entries(rule: "audio.record.permission").map(\.text)
        #expect(notes.first == "the user is asked for the microphone" && notes.count == 3)
    }

    @Test("a recording for some seconds ends by itself in the background, and its app is suspended")
    func forSomeSeconds() throws {
        let phone = try launched()
        #expect(try phone.app.main { (memo: Memo) in memo.recorder?.record(forDuration: 30) == true })
        phone.device.press(.home)
        phone.device.advance(by: .seconds(29))
        #expect(phone.app.isAwake(because: .mode("audio")))
        phone.device.advance(by: .seconds(1))
        #expect(phone.app.trace.output == ["memo done"] && phone.app.state == .suspended)
    }

    @Test("audio.interrupt.begin: a call takes the microphone, and the memo goes on where it stood")
    func interrupted() throws {
        let phone = try launched()
        try phone.app.main { (memo: Memo) in _ = memo.recorder?.record() }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(20))
        phone.device.audio.interrupt(.phoneCall)
        #expect(phone.app.trace.contains(rule: "audio.activate.insufficient-priority"))
        phone.device.advance(by: .seconds(60))
        phone.device.audio.endInterruption()
        phone.device.advance(by: .seconds(5))
        #expect(
            phone.app.trace.output == [
                "interrupted recording: false", "goes on: false", "over recording: false", "goes on: true",
            ])
        #expect(try phone.app.main { (memo: Memo) in memo.recorder?.currentTime } == 25)
    }

    @Test("audio.mode.required: without the mode a recording stops at Home")
    func withoutMode() throws {
        let phone = try launched([])
        try phone.app.main { (memo: Memo) in _ = memo.recorder?.record() }
        phone.device.press(.home)
        #expect(
            phone.app.trace.entries(rule: "audio.mode.required").contains { $0.text.hasPrefix("recording stopped") })
        #expect(phone.app.state == .suspended)
    }

    @Test("levels are measured when they are asked for, and a muted microphone is silent")
    func levels() throws {
        let phone = try launched()
        let levels = try phone.app.main { (memo: Memo) in
            guard let recorder = memo.recorder else { return [Float]() }
            recorder.record()
            recorder.updateMeters()
            var levels = [recorder.averagePower(forChannel: 0)]
            recorder.isMeteringEnabled = true
            recorder.updateMeters()
            levels.append(recorder.averagePower(forChannel: 0))
            try? AVAudioApplication.shared.setInputMuted(true)
            recorder.updateMeters()
            return levels + [recorder.peakPower(forChannel: 0)]
        }
        #expect(levels == [-160, -30, -160])
        #expect(phone.app.trace.calls.contains("AVAudioApplicationInputMuteStateChangeNotification"))
    }

    @Test("a recording begins at the time of the device that it is given")
    func atTime() throws {
        let phone = try launched()
        try phone.app.main { (memo: Memo) in
            guard let recorder = memo.recorder else { return }
            recorder.record(atTime: recorder.deviceCurrentTime + 10, forDuration: 5)
        }
        phone.device.advance(by: .seconds(9))
        #expect(try phone.app.main { (memo: Memo) in memo.recorder?.isRecording } == false)
        phone.device.advance(by: .seconds(3))
        #expect(try phone.app.main { (memo: Memo) in memo.recorder?.currentTime } == 2)
        phone.device.advance(by: .seconds(4))
        #expect(phone.app.trace.output == ["memo done"])
    }

    @Test(
        "audio.record.usage-key: an app that does not say what it records is ended from iOS 10",
        arguments: [(SystemVersion.iOS(9), AppState.inactive), (.iOS(10), .notRunning)])
    func usageKey(system: SystemVersion, state: AppState) throws {
        let phone = try DelegatePhone(Memo.self, on: system, manifest: Manifest(backgroundModes: ["audio"]))
        phone.app.launch()
        _ = try? phone.app.main { (memo: Memo) in _ = memo.recorder?.record() }
        phone.device.advance(by: .zero)
        #expect(phone.app.state == state)
        #expect(phone.app.trace.contains(rule: "audio.record.usage-key") == (state == .notRunning))
    }
}
