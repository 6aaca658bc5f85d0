import AVFoundation
import BackgroundRuntime
import Testing
import UIKit
import VigilAudio
import VigilFacts
import VigilRuntimeProbes

struct DataTests: Facts {
    @Test("The data of players", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let radio = "https://radio.example/live.m3u8"
    private static let song = "https://music.example/song.mp3#duration=100"

    private static func phone(_ system: SystemVersion = .iOS(17), playing addresses: String...) throws
        -> AVFoundationPhone
    {
        let phone = try AVFoundationPhone(Broadcast.self, system)
        phone.app.launch()
        if !addresses.isEmpty { try phone.app.main { (app: Broadcast) in app.play(addresses) } }
        phone.device.advance(by: .seconds(1))
        return phone
    }

    private static func state(_ phone: AVFoundationPhone) throws -> String {
        try phone.app.main { (app: Broadcast) in app.state }
    }

    let tunnel = Fact("audio.player.stalls: a radio plays what is loaded, stalls, and goes on with the network") {
        let phone = try Self.phone(playing: Self.radio)
        phone.device.press(.home)
        phone.device.advance(by: .seconds(59))
        phone.device.change { $0.network = .none }
        phone.device.advance(by: .seconds(20))
        try expect(Self.state(phone), is: "waiting, stalls, 1.0, ready")
        try expect(phone.app.main { (app: Broadcast) in app.place }, is: 78)
        try expect(phone.app.main { (app: Broadcast) in app.item?.isPlaybackBufferEmpty }, is: true)
        phone.device.change { $0.network = .cellular }
        phone.device.advance(by: .seconds(100))
        try expect(Self.state(phone), is: "playing, 1.0, ready")
        expect(phone.output, is: ["00:01:18.000 PlaybackStalledNotification "])
        expect(phone.app.isAwake(because: .mode("audio")))
    }

    let longTunnel = Fact(
        "audio.player.stalls: a tunnel that is longer than the grace ends the music: the app is suspended"
    ) {
        let phone = try Self.phone(playing: Self.radio)
        phone.device.press(.home)
        phone.device.change { $0.network = .none }
        phone.device.advance(by: .seconds(40))
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries.last { $0.text == "suspended" }?.rule?.id, is: "audio.player.stalls")
        phone.device.change { $0.network = .wifi }
        phone.device.advance(by: .seconds(600))
        expect(phone.app.state, is: .suspended)
        phone.app.activate()
        try expect(Self.state(phone), is: "paused, 0.0, ready")
        try phone.app.main { (app: Broadcast) in app.player.play() }
        try expect(Self.state(phone), is: "playing, 1.0, ready")
    }

    let noItem = Fact("audio.player.waits: without an item a player waits for one, and plays it") {
        let phone = try Self.phone()
        try phone.app.main { (app: Broadcast) in app.player.play() }
        try expect(Self.state(phone), is: "waiting, no item, 1.0, none")
        try phone.app.main { (app: Broadcast) in
            app.player.replaceCurrentItem(with: URL(string: "song.mp3").map(AVPlayerItem.init(url:)))
        }
        try expect(Self.state(phone).hasPrefix("playing"))
        expect(phone.app.trace.contains(rule: "audio.player.waits"))
    }

    let slow = Fact(
        "audio.player.waits: over a network that is slower than the medium it waits until enough is loaded"
    ) {
        let phone = try AVFoundationPhone(Broadcast.self)
        phone.app.launch()
        try phone.happen("audio.media", ["bitRate": .number(80_000_000), "lasts": .duration(.seconds(60))])
        try phone.app.main { (app: Broadcast) in app.play(["https://music.example/film.mp4"]) }
        phone.device.advance(by: .seconds(1))
        try expect(Self.state(phone), is: "waiting, stalls, 1.0, ready")
        try expect(phone.app.main { (app: Broadcast) in app.item?.isPlaybackLikelyToKeepUp }, is: false)
        phone.device.advance(by: .seconds(20))
        try expect(Self.state(phone), is: "playing, 1.0, ready")
        try expect(phone.app.main { (app: Broadcast) in app.place }, is: 1)
        phone.device.advance(by: .seconds(200))
        expect(phone.output.last?.contains("DidPlayToEndTime"), is: true)
        expect(phone.output.contains { $0.contains("PlaybackStalled") })
    }

    let offline = Fact("audio.player.fails: without a network an item has failed; a player of one is paused") {
        let phone = try AVFoundationPhone(Broadcast.self)
        phone.device.change { $0.network = .none }
        phone.app.launch()
        try phone.app.main { (app: Broadcast) in
            app.play([Self.radio])
            expect(app.state, is: "waiting, stalls, 1.0, unknown")
        }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        expect(phone.app.state, is: .suspended)
        phone.app.activate()
        try expect(Self.state(phone), is: "paused, 0.0, failed -1009")
        expect(phone.output, is: [])
        try phone.app.main { (app: Broadcast) in app.player.play() }
        try expect(Self.state(phone), is: "paused, 0.0, failed -1009")
    }

    let cutOff = Fact("audio.player.fails: a song that is cut off for too long cannot be played to its end") {
        let phone = try Self.phone(playing: Self.song)
        phone.device.change { $0.network = .none }
        phone.device.advance(by: .seconds(200))
        try expect(Self.state(phone), is: "paused, 0.0, failed -1009")
        expect(
            phone.output,
            is: [
                "00:00:51.000 PlaybackStalledNotification ", "00:01:51.000 FailedToPlayToEndTimeNotification -1009",
            ])
    }

    let refused = Fact(
        "audio.player.fails: what the server refuses has an error, and a queue goes on with the next one",
        for: [(404, -1_100), (403, -1_102), (503, -1_011)]
    ) { (status: Double, code: Int) in
        let phone = try AVFoundationPhone(Broadcast.self)
        phone.app.launch()
        try phone.happen("audio.media", ["at": .text("https://gone.example/"), "fails": .number(status)])
        try phone.app.main { (app: Broadcast) in app.play(["https://gone.example/a.mp3"]) }
        phone.device.advance(by: .seconds(1))
        try expect(Self.state(phone), is: "paused, 0.0, failed \(code)")
        try phone.app.main { (app: Broadcast) in app.play(["https://gone.example/a.mp3", Self.song]) }
        phone.device.advance(by: .seconds(10))
        try expect(Self.state(phone), is: "playing, 1.0, ready")
        try expect(phone.app.main { (app: Broadcast) in app.place }, is: 10)
    }

    let files = Fact("audio.player.fails: a file that is not there fails in both players, one that is there plays") {
        let phone = try Self.phone()
        let missing = URL(fileURLWithPath: NSTemporaryDirectory() + "no-such-song.mp3")
        try phone.app.main { (app: Broadcast) in app.play(file: missing.path) }
        phone.device.advance(by: .seconds(1))
        try expect(Self.state(phone), is: "paused, 0.0, failed -1100")
        try expect(phone.app.main { (app: Broadcast) in app.code(of: missing) }, is: 2_003_334_207)
        let there = #filePath
        try phone.app.main { (app: Broadcast) in app.play(file: there) }
        phone.device.advance(by: .seconds(1))
        try expect(Self.state(phone), is: "playing, 1.0, ready")
        try expect(phone.app.main { (app: Broadcast) in app.code(of: URL(fileURLWithPath: there)) }, is: 0)
        try phone.happen("audio.media", ["at": .text("no-such-song.mp3"), "lasts": .duration(.seconds(9))])
        try phone.app.main { (app: Broadcast) in expect(app.code(of: missing), is: 0) }
    }

    let remoteAudio = Fact("audio.player.fails: AVAudioPlayer plays nothing of the network") {
        let phone = try Self.phone()
        let url = try require(URL(string: Self.song))
        try expect(phone.app.main { (app: Broadcast) in app.code(of: url) }, is: 2_003_334_207)
        expect(phone.app.trace.contains(rule: "audio.player.fails"))
    }

    let live = Fact(
        "audio.player.live: a stream is live unless a scenario says how long it lasts",
        for: [true, false]
    ) { (isLive: Bool) in
        let phone = try AVFoundationPhone(Broadcast.self)
        phone.app.launch()
        if !isLive { try phone.happen("audio.media", ["at": .text(Self.radio), "lasts": .duration(.seconds(30))]) }
        try phone.app.main { (app: Broadcast) in app.play([Self.radio]) }
        phone.device.advance(by: .seconds(1_000))
        let length = try phone.app.main { (app: Broadcast) in app.item?.duration }
        expect(length, is: (isLive ? .indefinite : CMTime(seconds: 30, preferredTimescale: 600)))
        expect(phone.output.isEmpty, is: isLive)
        expect(phone.app.trace.contains(rule: "audio.player.live"), is: isLive)
    }

    let pausesAtStall = Fact(
        "audio.player.pauses-at-stall: a player that is not to wait is paused by a stall, and stays so"
    ) {
        let phone = try Self.phone(playing: Self.radio)
        try phone.app.main { (app: Broadcast) in app.player.automaticallyWaitsToMinimizeStalling = false }
        phone.device.change { $0.network = .none }
        phone.device.advance(by: .seconds(30))
        try expect(Self.state(phone), is: "paused, 0.0, ready")
        phone.device.change { $0.network = .wifi }
        phone.device.advance(by: .seconds(30))
        try expect(Self.state(phone), is: "paused, 0.0, ready")
        expect(phone.app.trace.contains(rule: "audio.player.pauses-at-stall"))
    }

    let oldSystems = Fact(
        "audio.player.pauses-at-stall: before iOS 10 a file is paused by a stall, and a stream goes on",
        for: [(Self.song, 0), (Self.radio, 1)] as [(String, Float)]
    ) { (address: String, rate: Float) in
        let phone = try Self.phone(.iOS(9), playing: address)
        phone.device.change { $0.network = .none }
        phone.device.advance(by: .seconds(70))
        phone.device.change { $0.network = .wifi }
        phone.device.advance(by: .seconds(1))
        try expect(phone.app.main { (app: Broadcast) in app.player.rate }, is: rate)
        expect(phone.output.count, is: 1)
    }

    let loadedRanges = Fact("what is loaded is a range of times, and the app says how much that may be") {
        let phone = try Self.phone(playing: Self.song)
        let end = {
            try phone.app.main { (app: Broadcast) in app.item?.loadedTimeRanges.first?.timeRangeValue.end.seconds }
        }
        try expect(end(), is: 51)
        try expect(phone.app.main { (app: Broadcast) in app.item?.isPlaybackBufferFull }, is: true)
        try phone.app.main { (app: Broadcast) in app.item?.preferredForwardBufferDuration = 60 }
        phone.device.advance(by: .seconds(1))
        try expect(end(), is: 62)
    }

    let screen = Fact(
        "life.auto-lock.held-off: a video that plays keeps the screen on, unless its app does not want that",
        for: [true, false]
    ) { (wants: Bool) in
        let phone = try AVFoundationPhone(Broadcast.self)
        phone.device.options.autoLock = .after(.seconds(30))
        phone.app.launch()
        try phone.app.main { (app: Broadcast) in
            app.play(["https://films.example/film.mp4#duration=90"])
            app.showPicture()
            app.player.preventsDisplaySleepDuringVideoPlayback = wants
        }
        phone.device.advance(by: .seconds(80))
        expect(phone.device.conditions.isLocked != wants)
        expect(phone.app.trace.entries.contains { $0.text == "the screen stays on: film.mp4 is playing" }, is: wants)
        phone.device.advance(by: .seconds(60))
        expect(phone.device.conditions.isLocked)
    }
}
