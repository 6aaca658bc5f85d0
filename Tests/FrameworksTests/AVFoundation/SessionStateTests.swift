import AVFoundation
import BackgroundRuntime
import Testing
import UIKit
import VigilAudio
import VigilFacts
import VigilRuntimeProbes

/// Prints what its session posts of its state.
private final class StateListener: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let center = NotificationCenter.default
        center.addObserver(
            forName: Notification.Name(AudioNotice.active), object: nil, queue: nil
        ) { print("active", $0.userInfo == nil, Thread.isMainThread) }
        center.addObserver(
            forName: Notification.Name(AudioNotice.inactive), object: nil, queue: nil
        ) { note in
            let context =
                note.userInfo?[AVAudioSession.deactivationContextKey] as? AVAudioSession.DeactivationContext
            print("inactive", context?.source.rawValue ?? 0, context?.interruptionContext?.reason.rawValue ?? 9)
        }
        center.addObserver(
            forName: Notification.Name(AudioNotice.resumption), object: nil, queue: nil
        ) { note in
            let context = note.userInfo?[AVAudioSession.resumptionContextKey] as? AVAudioSession.ResumptionContext
            print("resumption", context.map { "\($0.recommendation)" } ?? "unknown")
        }
        return true
    }

    func setActive(_ isActive: Bool) {
        do {
            try AVAudioSession.sharedInstance().setCategory(.playback)
            try AVAudioSession.sharedInstance().setActive(isActive)
        } catch {
            print("refused: \(error)")
        }
    }
}

struct SessionStateTests: Facts {
    @Test("The state of an audio session", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let state = Fact("is posted from iOS 27 on, with who did it and whether to resume", for: [26, 27]) { (major: Int) in
        let phone = try AVFoundationPhone(StateListener.self, .iOS(major))
        phone.app.launch()
        try phone.app.main { (app: StateListener) in app.setActive(true) }
        phone.device.audio.interrupt(.phoneCall)
        phone.device.audio.endInterruption(shouldResume: true)
        try phone.app.main { (app: StateListener) in app.setActive(true) }
        try phone.app.main { (app: StateListener) in app.setActive(false) }
        let expected = [
            "active true true", "inactive 2 0", "resumption shouldNotResume", "active true true", "inactive 1 9",
        ]
        expect(phone.app.trace.output, is: (major == 27 ? expected : []))
    }
}

/// Deactivates its session by the call of iOS 27.
private final class Leaver: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let session = AVAudioSession.sharedInstance()
        try? session.setActive(true)
        session.deactivate(options: .notifyOthersOnDeactivation) { print("done", $0, $1 == nil) }
        Task {
            try? session.setActive(true)
            print("later", (try? await session.deactivate()) == true)
        }
        return true
    }
}

struct DeactivationTests: Facts {
    @Test("The deactivation of iOS 27", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let deactivation = Fact("tells a handler, or comes back, when the session is inactive") {
        let phone = try AVFoundationPhone(Leaver.self, .iOS(27))
        phone.app.launch()
        phone.device.advance(by: .seconds(1))
        expect(phone.app.trace.output.sorted(), is: ["done true true", "later true"])
        expect(phone.app.trace.entries.filter { $0.text.hasPrefix("audio session inactive") }.count, is: 2)
    }
}
