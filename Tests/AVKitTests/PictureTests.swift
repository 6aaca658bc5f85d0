import AVFoundation
import AVKit
import BackgroundRuntime
import Testing
import UIKit
import VigilAudio
import VigilRuntimeProbes
import VigilTestSupport

/// Shows a film in a layer, and in a window where it is told to.
private final class Cinema: UIResponder, UIApplicationDelegate, @MainActor AVPictureInPictureControllerDelegate {
    let player = AVPlayer()
    private(set) lazy var layer = AVPlayerLayer(player: player)
    private(set) lazy var window = AVPictureInPictureController(playerLayer: layer)
    var takesPlayerFromLayer = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback)
        window?.delegate = self
        player.replaceCurrentItem(
            with: URL(string: "https://example.com/film.mp4#duration=6000").map(AVPlayerItem.init(url:)))
        player.play()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { if takesPlayerFromLayer { layer.player = nil } }

    func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {
        print("will start")
    }
    func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
        print("started")
    }
    func pictureInPictureController(
        _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
    ) { print("failed", (error as NSError).code, error.localizedDescription) }
    func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {
        print("will stop")
    }
    func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {
        print("stopped, playing: \(player.timeControlStatus == .playing)")
    }
}

@Suite("Picture in Picture", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty))
struct PictureTests {
    private func cinema(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["audio"],
        _ change: @escaping @MainActor @Sendable (Cinema) -> Void = { _ in }
    ) throws -> DelegatePhone {
        let phone = try DelegatePhone(Cinema.self, on: system, manifest: Manifest(backgroundModes: modes))
        phone.app.launch()
        try phone.app.main { (app: Cinema) in change(app) }
        return phone
    }

    @Test("audio.video.background: a film pauses at Home, and its app is suspended")
    func pauses() throws {
        let phone = try cinema()
        phone.device.press(.home)
        phone.device.advance(by: .seconds(1))
        #expect(phone.app.state == .suspended && phone.app.trace.contains(rule: "audio.video.background"))
        phone.app.activate()
        #expect(try phone.app.main { (app: Cinema) in app.player.timeControlStatus } == .paused)
    }

    @Test("audio.video.background: its sound goes on where the app takes it from its layer, or its policy says so")
    func goesOn() throws {
        for policy in [AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic, .continuesIfPossible] {
            let phone = try cinema {
                $0.takesPlayerFromLayer = policy == .automatic
                $0.player.audiovisualBackgroundPlaybackPolicy = policy
            }
            phone.device.press(.home)
            phone.device.advance(by: .seconds(60))
            #expect(phone.app.awakeReasons == ["audio"])
        }
    }

    @Test("audio.airplay-pip: the window opens by itself at Home, keeps the app awake, and closes as it comes back")
    func byItself() throws {
        let phone = try cinema { $0.window?.canStartPictureInPictureAutomaticallyFromInline = true }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(600))
        #expect(phone.app.awakeReasons == ["audio"] && phone.device.audio.pictureInPicture === phone.app)
        #expect(phone.app.trace.contains(rule: "audio.airplay-pip"))
        phone.app.activate()
        #expect(phone.app.trace.output == ["will start", "started", "will stop", "stopped, playing: true"])
    }

    @Test("audio.airplay-pip: a window that the user closes pauses the film, and the app is suspended")
    func closed() throws {
        let phone = try cinema { $0.window?.startPictureInPicture() }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        #expect(phone.app.awakeReasons == ["audio"])
        phone.device.audio.closePictureInPicture()
        #expect(phone.app.state == .suspended && phone.device.audio.pictureInPicture == nil)
        #expect(phone.app.trace.output == ["will start", "started", "will stop", "stopped, playing: true"])
    }

    @Test("audio.airplay-pip: without the mode no window is possible, and one that is asked for fails with a reason")
    func withoutMode() throws {
        let phone = try cinema(modes: []) { cinema in
            print("possible: \(cinema.window?.isPictureInPicturePossible == true)")
            cinema.window?.startPictureInPicture()
        }
        #expect(
            phone.app.trace.output == ["possible: false", "failed -1001 UIBackgroundModes has no \"audio\""])
    }

    @Test("audio.airplay-pip: the picture goes on by AirPlay")
    func airPlay() throws {
        let phone = try cinema()
        phone.device.audio.connect(.airPlay)
        #expect(try phone.app.main { (app: Cinema) in app.player.isExternalPlaybackActive })
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        #expect(phone.app.awakeReasons == ["audio"])
    }

    @Test("a phone has windows from iOS 14", arguments: [(SystemVersion.iOS(13), false), (.iOS(14), true)])
    func supported(system: SystemVersion, isSupported: Bool) throws {
        let phone = try cinema(system)
        #expect(try phone.app.main { (app: Cinema) in app.window != nil } == isSupported)
    }

    @Test(
        "audio.video-policy.26.4: the fault is switched on, and only on the systems that had it",
        arguments: [(SystemVersion.iOS(26, 5), 1 as Double?, true), (.iOS(26, 5), 0, false), (.iOS(26, 6), nil, false)])
    func fault(system: SystemVersion, value: Double?, goesOn: Bool) throws {
        if value == nil {
            #expect(throws: InvalidOverride.self) {
                try Device(system: system, constants: ["k.audio.video-policy-fault": 1])
            }
        }
        let device = try Device(system: system, constants: value.map { ["k.audio.video-policy-fault": $0] } ?? [:])
        let app = try device.install(Cinema.self, manifest: Manifest(backgroundModes: ["audio"]))
        app.launch()
        try app.main { (app: Cinema) in app.player.audiovisualBackgroundPlaybackPolicy = .pauses }
        device.press(.home)
        device.advance(by: .seconds(10))
        #expect((app.state == .background) == goesOn)
        #expect(app.trace.contains(rule: "audio.video-policy.26.4") == goesOn)
    }
}
