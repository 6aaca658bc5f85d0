import AVFoundation
import AVKit
import BackgroundRuntime
import Testing
import UIKit
import VigilAudio
import VigilFacts
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

struct PictureTests: Facts {
    @Test("Picture in Picture", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func cinema(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["audio"],
        _ change: @escaping @MainActor @Sendable (Cinema) -> Void = { _ in }
    ) throws -> DelegatePhone {
        let phone = try DelegatePhone(Cinema.self, on: system, manifest: Manifest(backgroundModes: modes))
        phone.app.launch()
        try phone.app.main { (app: Cinema) in change(app) }
        return phone
    }

    let pauses = Fact("audio.video.background: a film pauses at Home, and its app is suspended") {
        let phone = try Self.cinema()
        phone.device.press(.home)
        phone.device.advance(by: .seconds(1))
        expect(phone.app.state == .suspended && phone.app.trace.contains(rule: "audio.video.background"))
        phone.app.activate()
        try expect(phone.app.main { (app: Cinema) in app.player.timeControlStatus }, is: .paused)
    }

    let goesOn = Fact(
        "audio.video.background: its sound goes on where the app takes it from its layer, or its policy says so"
    ) {
        for policy in [AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic, .continuesIfPossible] {
            let phone = try Self.cinema {
                $0.takesPlayerFromLayer = policy == .automatic
                $0.player.audiovisualBackgroundPlaybackPolicy = policy
            }
            phone.device.press(.home)
            phone.device.advance(by: .seconds(60))
            expect(phone.app.awakeReasons, is: ["audio"])
        }
    }

    let byItself = Fact(
        "audio.airplay-pip: the window opens by itself at Home, keeps the app awake, and closes as it comes back"
    ) {
        let phone = try Self.cinema { $0.window?.canStartPictureInPictureAutomaticallyFromInline = true }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(600))
        expect(phone.app.awakeReasons == ["audio"] && phone.device.audio.pictureInPicture === phone.app)
        expect(phone.app.trace.contains(rule: "audio.airplay-pip"))
        phone.app.activate()
        expect(phone.app.trace.output, is: ["will start", "started", "will stop", "stopped, playing: true"])
    }

    let closed = Fact("audio.airplay-pip: a window that the user closes pauses the film, and the app is suspended") {
        let phone = try Self.cinema { $0.window?.startPictureInPicture() }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        expect(phone.app.awakeReasons, is: ["audio"])
        phone.device.audio.closePictureInPicture()
        expect(phone.app.state == .suspended && phone.device.audio.pictureInPicture == nil)
        expect(phone.app.trace.output, is: ["will start", "started", "will stop", "stopped, playing: true"])
    }

    let withoutMode = Fact(
        "audio.airplay-pip: without the mode no window is possible, and one that is asked for fails with a reason"
    ) {
        let phone = try Self.cinema(modes: []) { cinema in
            print("possible: \(cinema.window?.isPictureInPicturePossible == true)")
            cinema.window?.startPictureInPicture()
        }
        expect(
            phone.app.trace.output, is: ["possible: false", "failed -1001 UIBackgroundModes has no \"audio\""])
    }

    let airPlay = Fact("audio.airplay-pip: the picture goes on by AirPlay") {
        let phone = try Self.cinema()
        phone.device.audio.connect(.airPlay)
        try expect(phone.app.main { (app: Cinema) in app.player.isExternalPlaybackActive })
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        expect(phone.app.awakeReasons, is: ["audio"])
    }

    let supported = Fact(
        "a phone has windows from iOS 14",
        for: [(SystemVersion.iOS(13), false), (.iOS(14), true)]
    ) { (system: SystemVersion, isSupported: Bool) in
        let phone = try Self.cinema(system)
        try expect(phone.app.main { (app: Cinema) in app.window != nil }, is: isSupported)
    }

    let fault = Fact(
        "audio.video-policy.26.4: the fault is switched on, and only on the systems that had it",
        for: [(SystemVersion.iOS(26, 5), 1 as Double?, true), (.iOS(26, 5), 0, false), (.iOS(26, 6), nil, false)]
    ) { (system: SystemVersion, value: Double?, goesOn: Bool) in
        if value == nil {
            expect(throws: InvalidOverride.self) {
                try Device(system: system, constants: ["k.audio.video-policy-fault": 1])
            }
        }
        let device = try Device(system: system, constants: value.map { ["k.audio.video-policy-fault": $0] } ?? [:])
        let app = try device.install(Cinema.self, manifest: Manifest(backgroundModes: ["audio"]))
        app.launch()
        try app.main { (app: Cinema) in app.player.audiovisualBackgroundPlaybackPolicy = .pauses }
        device.press(.home)
        device.advance(by: .seconds(10))
        expect((app.state == .background), is: goesOn)
        expect(app.trace.contains(rule: "audio.video-policy.26.4"), is: goesOn)
    }
}
