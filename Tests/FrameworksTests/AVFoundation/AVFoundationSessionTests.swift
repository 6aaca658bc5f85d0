import AVFoundation
import BackgroundRuntime
import Testing
import UIKit
import VigilAudio
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// Watches its session and prints what it hears.
private final class Listener: UIResponder, UIApplicationDelegate {
    private var recorder: AVAudioRecorder?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let center = NotificationCenter.default
        let session = AVAudioSession.sharedInstance()
        center.addObserver(
            forName: Notification.Name("AVAudioSessionInterruptionNotification"), object: session, queue: nil
        ) { Listener.interruption($0) }
        center.addObserver(
            forName: Notification.Name("AVAudioSessionRouteChangeNotification"), object: session, queue: nil
        ) { Listener.route($0) }
        center.addObserver(
            forName: Notification.Name("AVAudioSessionMediaServicesWereResetNotification"), object: session, queue: nil
        ) { _ in print("reset") }
        center.addObserver(
            forName: Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification"), object: session,
            queue: nil
        ) { note in print("hint", note.userInfo?["AVAudioSessionSilenceSecondaryAudioHintTypeKey"] as? UInt ?? 9) }
        return true
    }

    private nonisolated static func interruption(_ note: Notification) {
        guard let info = note.userInfo, let raw = info["AVAudioSessionInterruptionTypeKey"] as? UInt,
            let type = AVAudioSession.InterruptionType(rawValue: raw)
        else { return print("not understood") }
        switch type {
        case .began:
            let late = info["AVAudioSessionInterruptionWasSuspendedKey"] as? Bool ?? false
            let reason = (info["AVAudioSessionInterruptionReasonKey"] as? UInt).flatMap { $0 > 0 ? $0 : nil }
            let place = Thread.isMainThread ? "on main" : "elsewhere"
            print(late ? "began late" : "began", place + (reason.map { ", reason \($0)" } ?? ""))
        case .ended:
            let options = (info["AVAudioSessionInterruptionOptionKey"] as? UInt).map(
                AVAudioSession.InterruptionOptions.init(rawValue:))
            print(options?.contains(.shouldResume) == true ? "ended, resume" : "ended")
        }
    }

    private nonisolated static func route(_ note: Notification) {
        guard let raw = note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt,
            let reason = AVAudioSession.RouteChangeReason(rawValue: raw),
            let previous = note.userInfo?[AVAudioSessionRouteChangePreviousRouteKey] as? AVAudioSessionRouteDescription
        else { return print("not understood") }
        let now = AVAudioSession.sharedInstance().currentRoute.outputs.map(\.portName)
        print(reason, previous.outputs.map(\.portName), "to", now, Thread.isMainThread ? "on main" : "elsewhere")
    }

    func activate(_ category: AVAudioSession.Category, _ options: AVAudioSession.CategoryOptions = []) {
        do {
            let session = AVAudioSession.sharedInstance()
            try session.setCategory(category, options: options)
            try session.setActive(true)
            print("active as", session.category.rawValue)
        } catch {
            let error = error as NSError
            print(error.domain, error.code, AVAudioSession.ErrorCode(rawValue: error.code) ?? .none)
        }
    }

    func record() {
        AVAudioSession.sharedInstance().requestRecordPermission { isGranted in
            print("granted: \(isGranted)")
            MainActor.assumeIsolated { self.startRecording() }
        }
    }

    private func startRecording() {
        let url = URL(fileURLWithPath: "memo.m4a")
        recorder = try? AVAudioRecorder(url: url, settings: [:])
        print("recording: \(recorder?.record() ?? false)")
    }

    func stopRecording() { recorder?.stop() }
}

/// Hears of interruptions as apps did before iOS 6.
private final class OldListener: UIResponder, UIApplicationDelegate, @MainActor AVAudioSessionDelegate {
    private var player: AVAudioPlayer?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        AVAudioSession.sharedInstance().delegate = self
        NotificationCenter.default.addObserver(
            forName: Notification.Name("AVAudioSessionInterruptionNotification"), object: nil, queue: nil
        ) { _ in print("notified") }
        player = try? AVAudioPlayer(data: Data())
        player?.play()
        return true
    }

    func beginInterruption() { print("began", Thread.isMainThread ? "on main" : "elsewhere") }
    func endInterruption(withFlags flags: Int) { print("ended with flags", flags) }
}

struct AVFoundationSessionTests: Facts {
    @Test("AVAudioSession", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let call = Fact("audio.interrupt.begin: a call is told on the main thread, with its end and the option") {
        let phone = try AVFoundationPhone(Listener.self)
        phone.app.launch()
        try phone.app.main { (app: Listener) in app.activate(.playback) }
        phone.device.audio.interrupt(.phoneCall)
        try phone.app.main { (app: Listener) in app.activate(.playback) }
        phone.device.audio.endInterruption()
        expect(
            phone.app.trace.output,
            is: [
                "active as AVAudioSessionCategoryPlayback", "began on main",
                "NSOSStatusErrorDomain 561017449 insufficientPriority", "ended",
            ])
    }

    let lateBegin = Fact(
        "audio.interrupt.was-suspended: the late begin has its key from iOS 10.3 and its reason from 14.5",
        for: [
            (SystemVersion.iOS(10, 2), ["began on main"]), (.iOS(10, 3), ["began late on main"]),
            (.iOS(14, 4), ["began late on main"]), (.iOS(14, 5), ["began late on main, reason 1"]),
            (.iOS(15), ["began late on main, reason 1"]), (.iOS(16), []),
        ]
    ) { (system: SystemVersion, told: [String]) in
        let phone = try AVFoundationPhone(Listener.self, system)
        phone.app.launch()
        try phone.app.main { (app: Listener) in app.activate(.playback) }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        phone.app.activate()
        expect(phone.app.trace.output.dropFirst(), is: told[...])
    }

    let delegate = Fact(
        "audio.interrupt.begin: before iOS 6 the session's delegate is told, and no notification is posted"
    ) {
        let phone = try AVFoundationPhone(OldListener.self, .iOS(5))
        phone.app.launch()
        phone.device.audio.interrupt(.phoneCall)
        phone.device.audio.endInterruption()
        phone.device.audio.plugHeadphones()
        expect(phone.app.trace.output, is: ["began on main", "ended with flags 1"])
        expect(
            phone.app.trace.calls.filter { $0.contains("nterruption") },
            is: [
                "beginInterruption(): began", "endInterruption(withFlags:): ended, shouldResume",
            ])
        expect(phone.app.trace.entries.last?.text.contains("has no taker"), is: true)
    }

    let route = Fact(
        "audio.route.thread: a route change is told off the main thread, with the previous route",
        .asserts(AudioRules.routeThread)
    ) {
        let phone = try AVFoundationPhone(Listener.self)
        phone.app.launch()
        try phone.app.main { (app: Listener) in app.activate(.playback) }
        phone.device.audio.plugHeadphones()
        expect(
            phone.app.trace.output.last, is: #"newDeviceAvailable ["Speaker"] to ["Headphones"] elsewhere"#)
    }

    let lateRoute = Fact("audio.route.suspended-late: headphones that went during suspension are told after resume") {
        let phone = try AVFoundationPhone(Listener.self)
        phone.device.audio.plugHeadphones()
        phone.app.launch()
        try phone.app.main { (app: Listener) in app.activate(.playback) }
        phone.device.press(.home)
        phone.device.audio.unplugHeadphones()
        expect(phone.app.trace.output.count, is: 1)
        phone.app.activate()
        expect(phone.app.trace.output.contains { $0.hasPrefix("oldDeviceUnavailable") })
    }

    let impossibleOption = Fact("audio.mixable.options: an impossible option throws Apple's code") {
        let phone = try AVFoundationPhone(Listener.self)
        phone.app.launch()
        try phone.app.main { (app: Listener) in app.activate(.record, .mixWithOthers) }
        try phone.app.main { (app: Listener) in app.activate(.playback, .defaultToSpeaker) }
        try phone.app.main { (app: Listener) in app.activate(.playback, [.duckOthers, .allowBluetoothA2DP]) }
        expect(
            phone.app.trace.output,
            is: [
                "NSOSStatusErrorDomain -50 badParam", "NSOSStatusErrorDomain -50 badParam",
                "active as AVAudioSessionCategoryPlayback",
            ])
    }

    let reset = Fact("audio.media-reset: the app is told, and its session is as new") {
        let phone = try AVFoundationPhone(Listener.self)
        phone.app.launch()
        try phone.app.main { (app: Listener) in app.activate(.playback) }
        phone.device.audio.resetMediaServices()
        expect(phone.app.trace.output.last, is: "reset")
        try expect(
            phone.app.main { (_: Listener) in AVAudioSession.sharedInstance().category }, is: .soloAmbient)
    }

    let recorder = Fact("audio.record.keeps-awake: a recorder keeps the app awake until it stops") {
        let phone = try AVFoundationPhone(Listener.self)
        phone.app.launch()
        try phone.app.main { (app: Listener) in
            app.activate(.playAndRecord)
            app.record()
        }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(600))
        expect(phone.app.isAwake(because: .mode("audio")))
        expect(phone.app.trace.output.suffix(2), is: ["granted: true", "recording: true"])
        try phone.app.main { (app: Listener) in app.stopRecording() }
        expect(phone.app.state, is: .suspended)
    }

    let microphone = Fact(
        "audio.activate.cannot-record: without the microphone nothing is recorded, and the answer stands"
    ) {
        let phone = try AVFoundationPhone(Listener.self)
        phone.device.audio.answerMicrophonePrompts(granted: false)
        phone.app.launch()
        try phone.app.main { (app: Listener) in
            app.activate(.playAndRecord)
            app.record()
        }
        expect(phone.app.trace.output.suffix(2), is: ["granted: false", "recording: false"])
        phone.app.terminate()
        phone.app.launch()
        try expect(
            phone.app.main { (_: Listener) in AVAudioSession.sharedInstance().recordPermission }, is: .denied)
    }
}
