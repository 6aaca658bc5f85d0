import AVFoundation
import BackgroundRuntime
import MediaPlayer
import Testing
import UIKit
import VigilAudio
import VigilFacts
import VigilRuntimeProbes

/// A podcast app as it is written for a phone: one long episode, remote commands, interruptions, headphones.
private final class Podcast: UIResponder, UIApplicationDelegate {
    private var player: AVPlayer?
    private let session = AVAudioSession.sharedInstance()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        do {
            try session.setCategory(.playback, mode: .spokenAudio, policy: .longFormAudio)
        } catch {
            print("no category: \(error)")
        }
        observeSession()
        setUpCommands()
        return true
    }

    private func observeSession() {
        NotificationCenter.default.addObserver(
            forName: AVAudioSession.interruptionNotification, object: session, queue: .main
        ) { [weak self] note in
            let type = (note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt)
                .flatMap(AVAudioSession.InterruptionType.init)
            let options = (note.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt)
                .map(AVAudioSession.InterruptionOptions.init)
            MainActor.assumeIsolated {
                if type == .began { self?.pause() }
                if type == .ended, options?.contains(.shouldResume) == true { self?.play() }
            }
        }
        NotificationCenter.default.addObserver(
            forName: AVAudioSession.routeChangeNotification, object: session, queue: nil
        ) { [weak self] note in
            guard
                note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt
                    == AVAudioSession.RouteChangeReason.oldDeviceUnavailable.rawValue
            else { return }
            DispatchQueue.main.async { self?.pause() }
        }
    }

    private func setUpCommands() {
        let center = MPRemoteCommandCenter.shared()
        center.playCommand.addTarget { [weak self] _ in self?.play() == true ? .success : .commandFailed }
        center.pauseCommand.addTarget { [weak self] _ in
            self?.pause()
            return .success
        }
        center.skipForwardCommand.preferredIntervals = [30]
        center.skipForwardCommand.addTarget { [weak self] event in
            guard let self, let event = event as? MPSkipIntervalCommandEvent else { return .commandFailed }
            player?.seek(to: CMTime(seconds: position + event.interval, preferredTimescale: 1))
            return .success
        }
        center.nextTrackCommand.isEnabled = false
    }

    @discardableResult
    func play() -> Bool {
        do {
            try session.setActive(true)
        } catch {
            print("not active: \((error as NSError).code)")
            return false
        }
        if player == nil, let url = URL(string: "https://example.com/episode.mp3#duration=3600") {
            player = AVPlayer(playerItem: AVPlayerItem(url: url))
        }
        player?.play()
        showNowPlaying(rate: 1)
        print("playing at \(Int(position))")
        return true
    }

    func pause() {
        player?.pause()
        showNowPlaying(rate: 0)
        print("paused at \(Int(position))")
    }

    private func showNowPlaying(rate: Double) {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: "Episode 1", MPNowPlayingInfoPropertyElapsedPlaybackTime: position,
            MPNowPlayingInfoPropertyPlaybackRate: rate,
        ]
    }

    private var position: TimeInterval { player?.currentTime().seconds ?? 0 }
}

/// Answers remote-control events, as apps did before commands.
private final class OldPlayer: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private var player: AVAudioPlayer?

    /// Shows a screen, which gets events first.
    func show(_ screen: UIViewController) {
        window.rootViewController = screen
        window.makeKeyAndVisible()
        screen.becomeFirstResponder()
    }

    override var canBecomeFirstResponder: Bool { true }

    func start(asFirstResponder: Bool) {
        try? AVAudioSession.sharedInstance().setCategory(.playback)
        player = URL(string: "song.mp3").flatMap { try? AVAudioPlayer(contentsOf: $0) }
        player?.play()
        UIApplication.shared.beginReceivingRemoteControlEvents()
        if asFirstResponder { becomeFirstResponder() }
    }

    override func remoteControlReceived(with event: UIEvent?) {
        guard let event, event.type == .remoteControl else { return }
        print("event \(event.subtype)")
        if event.subtype == .remoteControlPause { player?.pause() }
        if event.subtype == .remoteControlPlay { player?.play() }
    }
}

/// A screen that gets events first, and handles none.
private final class Deaf: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}

struct PodcastTests: Facts {
    @Test("A podcast app", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func playingInBackground(_ modes: [String] = ["audio"]) throws -> MediaPlayerPhone {
        let phone = try MediaPlayerPhone(Podcast.self, modes: modes)
        phone.app.launch()
        try phone.app.main { (podcast: Podcast) in _ = podcast.play() }
        phone.device.press(.home)
        return phone
    }

    let call = Fact("a call stops it, and hanging up starts it again") {
        let phone = try Self.playingInBackground()
        phone.device.advance(by: .seconds(600))
        phone.device.audio.interrupt(.phoneCall)
        phone.device.advance(by: .seconds(5))
        expect(phone.app.state, is: .suspended)
        phone.device.advance(by: .seconds(115))
        phone.device.audio.endInterruption()
        phone.device.advance(by: .seconds(60))
        expect(
            phone.output,
            is: [
                "00:00:00.000 playing at 0", "00:10:00.000 paused at 600", "00:12:00.000 playing at 600",
            ])
        expect(phone.app.awakeReasons, is: ["audio"])
    }

    let remoteControl = Fact("audio.remote.wakes: pause and play from the lock screen, with a suspension between") {
        let phone = try Self.playingInBackground()
        phone.device.advance(by: .seconds(100))
        phone.device.lock()
        phone.device.audio.remote(.togglePlayPause)
        expect(phone.app.state, is: .suspended)
        phone.device.advance(by: .seconds(100))
        phone.device.audio.remote(.play)
        phone.device.advance(by: .seconds(20))
        phone.device.audio.remote(.skipForward)
        phone.device.audio.remote(.nextTrack)
        phone.device.audio.remote(.pause)
        expect(
            phone.output,
            is: [
                "00:00:00.000 playing at 0", "00:01:40.000 paused at 100", "00:03:20.000 playing at 100",
                "00:03:40.000 paused at 150",
            ])
        expect(phone.app.trace.entries(rule: "audio.remote.register").count, is: 1)
        expect(phone.app.state, is: .suspended)
    }

    let cannotInterrupt = Fact(
        "audio.activate.nonmixable-background: play from the lock screen cannot interrupt another player"
    ) {
        let phone = try Self.playingInBackground()
        phone.device.audio.remote(.pause)
        phone.device.audio.interrupt(.otherApp)
        phone.device.audio.remote(.play)
        expect(phone.device.trace.entries.last?.rule?.id, is: "audio.remote.target")
        phone.app.wake(for: WakeEvent("push", rule: AudioRules.all[0], allowance: .seconds(30))) { _ in }
        try phone.app.main { (podcast: Podcast) in _ = podcast.play() }
        expect(phone.output.last, is: "00:00:00.000 not active: 560557684")
    }

    let headphones = Fact("audio.route.unplug-pauses: pulling the headphones out pauses, and the app is suspended") {
        let phone = try MediaPlayerPhone(Podcast.self)
        phone.device.audio.plugHeadphones()
        phone.app.launch()
        try phone.app.main { (podcast: Podcast) in _ = podcast.play() }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(30))
        phone.device.audio.unplugHeadphones()
        expect(phone.output.first, is: "00:00:00.000 playing at 0")
        expect(!phone.device.audio.isSounding(phone.app))
        expect(phone.app.state, is: .suspended)
    }

    let noMode = Fact("audio.mode.required: without the mode it stops at Home, whatever it tells the lock screen") {
        let phone = try Self.playingInBackground([])
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries.last { $0.text == "suspended" }?.rule?.id, is: "audio.mode.required")
    }

    let events = Fact(
        "audio.remote.register: events need a first responder",
        for: [true, false]
    ) { (isFirstResponder: Bool) in
        let phone = try MediaPlayerPhone(OldPlayer.self, .iOS(6))
        phone.app.launch()
        try phone.app.main { (player: OldPlayer) in player.start(asFirstResponder: isFirstResponder) }
        phone.device.press(.home)
        phone.device.audio.remote(.seekForward, isEnd: true)
        phone.device.audio.remote(.pause)
        phone.device.advance(by: .seconds(5))
        phone.device.audio.remote(.play)
        let events = ["EndSeekingForward", "Pause", "Play"].map { "event remoteControl\($0)" }
        expect(phone.app.trace.output, is: (isFirstResponder ? events : []))
        expect(phone.app.trace.contains(rule: "audio.remote.register"), is: !isFirstResponder)
        expect(phone.device.audio.isSounding(phone.app))
    }

    let chain = Fact("audio.remote.register: what the first responder does not handle goes up to the app's delegate") {
        let phone = try MediaPlayerPhone(OldPlayer.self, .iOS(6))
        phone.app.launch()
        try phone.app.main { (player: OldPlayer) in
            player.start(asFirstResponder: false)
            player.show(Deaf())
        }
        phone.device.press(.home)
        phone.device.audio.remote(.pause)
        phone.device.advance(by: .seconds(1))
        expect(phone.app.trace.output, is: ["event remoteControlPause"])
        expect(!phone.device.audio.isSounding(phone.app))
    }

    let buttons = Fact(
        "a button that is disabled is pressed in vain, and a status that is no success is in the trace"
    ) {
        let phone = try Self.playingInBackground()
        try phone.app.main { (_: Podcast) in
            let center = MPRemoteCommandCenter.shared()
            center.stopCommand.isEnabled = false
            for command in [center.stopCommand, center.nextTrackCommand, center.previousTrackCommand] {
                command.addTarget { event in
                    print("pressed")
                    return event.command === MPRemoteCommandCenter.shared().previousTrackCommand
                        ? .noSuchContent : .success
                }
            }
            center.nextTrackCommand.isEnabled = true
        }
        phone.device.audio.remote(.stop)
        expect(phone.app.trace.contains(rule: "audio.remote.disabled"))
        phone.device.audio.remote(.nextTrack)
        phone.device.audio.remote(.previousTrack)
        expect(phone.app.trace.output.filter { $0 == "pressed" }.count, is: 2)
        let notes = phone.app.trace.entries.filter { $0.kind == .note && $0.text.hasPrefix("remote control") }
        expect(notes.map(\.text), is: ["remote control: previousTrack: noSuchContent"])
    }
}
