import AVFoundation
import BackgroundRuntime
import Testing
import UIKit
import VigilAudio
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

@testable import MediaPlayer

/// Prints what each button of a remote control brings.
private final class Jukebox: UIResponder, UIApplicationDelegate {
    private var player: AVAudioPlayer?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        try? AVAudioSession.sharedInstance().setCategory(.playback)
        player = URL(string: "song.mp3").flatMap { try? AVAudioPlayer(contentsOf: $0) }
        player?.play()
        let center = MPRemoteCommandCenter.shared()
        center.changePlaybackRateCommand.supportedPlaybackRates = [0.5, 1, 1.5]
        center.ratingCommand.maximumRating = 5
        center.skipBackwardCommand.preferredIntervals = [15]
        let commands = [
            center.skipForwardCommand, center.skipBackwardCommand, center.seekForwardCommand,
            center.changePlaybackPositionCommand, center.changePlaybackRateCommand, center.changeRepeatModeCommand,
            center.changeShuffleModeCommand, center.ratingCommand, center.likeCommand, center.dislikeCommand,
            center.bookmarkCommand, center.enableLanguageOptionCommand, center.disableLanguageOptionCommand,
        ]
        for command in commands {
            command.addTarget { event in
                print(words(event))
                return .success
            }
        }
        return true
    }
}

/// What an event says, by its class.
private func words(_ event: MPRemoteCommandEvent) -> String {
    switch event {
    case let event as MPSkipIntervalCommandEvent: "skip \(event.interval)"
    case let event as MPSeekCommandEvent: event.type == .beginSeeking ? "seek" : "seek no more"
    case let event as MPChangePlaybackPositionCommandEvent: "to \(event.positionTime)"
    case let event as MPChangePlaybackRateCommandEvent: "speed \(event.playbackRate)"
    case let event as MPChangeRepeatModeCommandEvent: "repeat \(event.repeatType)"
    case let event as MPChangeShuffleModeCommandEvent: "shuffle \(event.shuffleType)"
    case let event as MPRatingCommandEvent: "rating \(event.rating)"
    case let event as MPFeedbackCommandEvent: event.isNegative ? "taken back" : "feedback"
    case let event as MPChangeLanguageOptionCommandEvent: "language \(event.languageOption.languageTag ?? "none")"
    default: "pressed"
    }
}

struct CommandTests: Facts {
    @Test(
        "The commands of a remote control", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func playing(_ system: SystemVersion = .iOS(17)) throws -> MediaPlayerPhone {
        let phone = try MediaPlayerPhone(Jukebox.self, system)
        phone.app.launch()
        phone.device.press(.home)
        return phone
    }

    let events = Fact("each brings an event of its class with its value") {
        let phone = try Self.playing()
        let audio = phone.device.audio
        audio.remote(.skipForward, number: 45)
        audio.remote(.skipBackward)
        audio.remote(.seekForward)
        audio.remote(.seekForward, isEnd: true)
        audio.remote(.changePlaybackPosition, number: 60)
        audio.remote(.changePlaybackRate, number: 1.5)
        audio.remote(.changeRepeatMode, text: "one")
        audio.remote(.changeShuffleMode, text: "collections")
        audio.remote(.rating, number: 4)
        audio.remote(.like)
        audio.remote(.bookmark, isEnd: true)
        audio.remote(.enableLanguageOption, text: "de")
        expect(
            phone.app.trace.output,
            is: [
                "skip 45.0", "skip 15.0", "seek", "seek no more", "to 60.0", "speed 1.5", "repeat one",
                "shuffle collections", "rating 4.0", "feedback", "taken back", "language de",
            ])
    }

    let values = Fact("a value that the button does not offer is refused in the trace, and so is one that is missing") {
        let phone = try Self.playing()
        phone.device.audio.remote(.changePlaybackRate, number: 2)
        phone.device.audio.remote(.rating, number: 6)
        phone.device.audio.remote(.changeRepeatMode, text: "twice")
        let refusals = phone.device.trace.entries.filter { $0.kind == .refusal }.map(\.text)
        expect(
            refusals,
            is: [
                "the button offers no such value: 2.0 is none of [0.5, 1, 1.5]",
                "the button offers no such value: 6.0 is not between 0.0 and 5.0",
                "changeRepeatMode needs a text: off, one or all",
            ])
        expect(phone.app.trace.output.isEmpty)
    }

    let disabled = Fact("audio.remote.disabled: a command that the app disabled sends no event, and does not wake it") {
        let phone = try Self.playing()
        try phone.app.main { (_: Jukebox) in MPRemoteCommandCenter.shared().likeCommand.isEnabled = false }
        phone.device.audio.remote(.like)
        expect(phone.app.trace.output.isEmpty && phone.app.trace.contains(rule: "audio.remote.disabled"))
        expect(!phone.app.trace.contains(rule: "audio.remote.register"))
    }

    let slider = Fact(
        "the slider came with iOS 9.1: asking for it ends the app before",
        for: [(SystemVersion.iOS(9), 0), (.iOS(9, 1), 1)]
    ) { (system: SystemVersion, count: Int) in
        let phone = try Self.playing(system)
        expect((phone.app.state == .notRunning), is: (count == 0))
        phone.device.audio.remote(.changePlaybackPosition, number: 1)
        expect(phone.app.trace.output.count, is: count)
    }
}

/// A class as the plugin leaves it, with a method that a command finds by its selector.
private final class Player: NSObject {
    @section("vigil_entries") @used nonisolated private static let entry: LinkedMethod = {
        ObjectiveCMethod.register(in: $0, Player.self, "pause:") { target, arguments in
            ObjectiveCMethod.result(
                unsafeDowncast(target, to: Player.self).pause(ObjectiveCMethod.argument(arguments, 0)))
        }
    }
    private(set) var count = 0

    func pause(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
        count += 1
        return .noSuchContent
    }
}

@Suite("Targets of remote commands")
@MainActor
struct CommandTargetTests {
    @Test("are objects with a selector too, which are not kept, and can be removed")
    func selectors() {
        let command = MPRemoteCommand("pause")
        let (one, other) = (Player(), Player())
        weak var gone: Player?
        do {
            let third = Player()
            gone = third
            command.addTarget(third, action: "pause:")
        }
        expect(gone == nil)
        for player in [one, other] { command.addTarget(player, action: "pause:") }
        command.removeTarget(other, action: "stop:")
        command.removeTarget(one)
        expect(command.isTaken)
        command.removeTarget(other, action: "pause:")
        command.removeTarget(nil)
        expect(!command.isTaken)
    }
}
