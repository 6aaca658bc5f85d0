import AVFoundation
import BackgroundRuntime
import Testing
import UIKit
import VigilAudio
import VigilFacts
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

struct RecorderTests: Facts {
    @Test("AVAudioRecorder", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func launched(_ modes: [String] = ["audio"]) throws -> AVFoundationPhone {
        let phone = try AVFoundationPhone(Memo.self, modes: modes)
        phone.app.launch()
        return phone
    }

    private static func permission(in phone: AVFoundationPhone) throws -> AVAudioApplication.recordPermission {
        try phone.app.main { (_: Memo) in AVAudioApplication.shared.recordPermission }
    }

    let firstRecordingAsks = Fact("audio.record.permission: the first recording asks the user, where the app has not") {
        let phone = try AVFoundationPhone(Memo.self, isAllowed: nil)
        phone.app.launch()
        try expect(phone.app.main { (memo: Memo) in memo.recorder?.record() }, is: true)
        try expect(Self.permission(in: phone), is: .undetermined)
        try phone.happen("ui.tap", ["what": "Allow"])
        try expect(Self.permission(in: phone), is: .granted)
        let notes = phone.app.trace.entries(rule: "audio.record.permission").map(\.text)
        expect(notes.first == "the user is asked for the microphone" && notes.count == 3)
    }

    let forSomeSeconds = Fact(
        "a recording for some seconds ends by itself in the background, and its app is suspended"
    ) {
        let phone = try Self.launched()
        try expect(phone.app.main { (memo: Memo) in memo.recorder?.record(forDuration: 30) == true })
        phone.device.press(.home)
        phone.device.advance(by: .seconds(29))
        expect(phone.app.isAwake(because: .mode("audio")))
        phone.device.advance(by: .seconds(1))
        expect(phone.app.trace.output == ["memo done"] && phone.app.state == .suspended)
    }

    let interrupted = Fact("audio.interrupt.begin: a call takes the microphone, and the memo goes on where it stood") {
        let phone = try Self.launched()
        try phone.app.main { (memo: Memo) in _ = memo.recorder?.record() }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(20))
        phone.device.audio.interrupt(.phoneCall)
        expect(phone.app.trace.contains(rule: "audio.activate.insufficient-priority"))
        phone.device.advance(by: .seconds(60))
        phone.device.audio.endInterruption()
        phone.device.advance(by: .seconds(5))
        expect(
            phone.app.trace.output,
            is: [
                "interrupted recording: false", "goes on: false", "over recording: false", "goes on: true",
            ])
        try expect(phone.app.main { (memo: Memo) in memo.recorder?.currentTime }, is: 25)
    }

    let withoutMode = Fact("audio.mode.required: without the mode a recording stops at Home") {
        let phone = try Self.launched([])
        try phone.app.main { (memo: Memo) in _ = memo.recorder?.record() }
        phone.device.press(.home)
        expect(
            phone.app.trace.entries(rule: "audio.mode.required").contains { $0.text.hasPrefix("recording stopped") })
        expect(phone.app.state, is: .suspended)
    }

    let levels = Fact("levels are measured when they are asked for, and a muted microphone is silent") {
        let phone = try Self.launched()
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
        expect(levels, is: [-160, -30, -160])
        expect(phone.app.trace.calls.contains("AVAudioApplicationInputMuteStateChangeNotification"))
    }

    let atTime = Fact("a recording begins at the time of the device that it is given") {
        let phone = try Self.launched()
        try phone.app.main { (memo: Memo) in
            guard let recorder = memo.recorder else { return }
            recorder.record(atTime: recorder.deviceCurrentTime + 10, forDuration: 5)
        }
        phone.device.advance(by: .seconds(9))
        try expect(phone.app.main { (memo: Memo) in memo.recorder?.isRecording }, is: false)
        phone.device.advance(by: .seconds(3))
        try expect(phone.app.main { (memo: Memo) in memo.recorder?.currentTime }, is: 2)
        phone.device.advance(by: .seconds(4))
        expect(phone.app.trace.output, is: ["memo done"])
    }

    let usageKey = Fact(
        "audio.record.usage-key: an app that does not say what it records is ended from iOS 10",
        for: [(SystemVersion.iOS(9), AppState.inactive), (.iOS(10), .notRunning)]
    ) { (system: SystemVersion, state: AppState) in
        let phone = try AVFoundationPhone(Memo.self, on: system, manifest: Manifest(backgroundModes: ["audio"]))
        phone.app.launch()
        _ = try? phone.app.main { (memo: Memo) in _ = memo.recorder?.record() }
        phone.device.advance(by: .zero)
        expect(phone.app.state, is: state)
        expect(phone.app.trace.contains(rule: "audio.record.usage-key"), is: (state == .notRunning))
    }
}
