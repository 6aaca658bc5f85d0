import AVFoundation
import BackgroundRuntime
import Testing
import UIKit
import VigilAudio
import VigilRuntimeProbes

@Suite("The data of players", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty))
struct DataTests {
    private static let radio = "https://radio.example/live.m3u8"
    private static let song = "https://music.example/song.mp3#duration=100"

    private func phone(_ system: SystemVersion = .iOS(17), playing addresses: String...) throws -> Phone {
        let phone = try Phone(Broadcast.self, system)
        phone.app.launch()
        if !addresses.isEmpty { try phone.app.main { (app: Broadcast) in app.play(addresses) } }
        phone.device.advance(by: .seconds(1))
        return phone
    }

    private func state(_ phone: Phone) throws -> String { try phone.app.main { (app: Broadcast) in app.state } }

    @Test("audio.player.stalls: a radio plays what is loaded, stalls, and goes on with the network")
    func tunnel() throws {
        let phone = try phone(playing: Self.radio)
        phone.device.press(.home)
        phone.device.advance(by: .seconds(59))
        phone.device.change { $0.network = .none }
        phone.device.advance(by: .seconds(20))
        #expect(try state(phone) == "waiting, stalls, 1.0, ready")
        #expect(try phone.app.main { (app: Broadcast) in app.place } == 78)
        #expect(try phone.app.main { (app: Broadcast) in app.item?.isPlaybackBufferEmpty } == true)
        phone.device.change { $0.network = .cellular }
        phone.device.advance(by: .seconds(100))
        #expect(try state(phone) == "playing, 1.0, ready")
        #expect(phone.output == ["00:01:18.000 PlaybackStalledNotification "])
        #expect(phone.app.isAwake(because: .mode("audio")))
    }

    @Test("audio.player.stalls: a tunnel that is longer than the grace ends the music: the app is suspended")
    func longTunnel() throws {
        let phone = try phone(playing: Self.radio)
        phone.device.press(.home)
        phone.device.change { $0.network = .none }
        phone.device.advance(by: .seconds(40))
        #expect(phone.app.state == .suspended)
        #expect(phone.app.trace.entries.last { $0.text == "suspended" }?.rule?.id == "audio.player.stalls")
        phone.device.change { $0.network = .wifi }
        phone.device.advance(by: .seconds(600))
        #expect(phone.app.state == .suspended)
        phone.app.activate()
        #expect(try state(phone) == "paused, 0.0, ready")
        try phone.app.main { (app: Broadcast) in app.player.play() }
        #expect(try state(phone) == "playing, 1.0, ready")
    }

    @Test("audio.player.waits: without an item a player waits for one, and plays it")
    func noItem() throws {
        let phone = try phone()
        try phone.app.main { (app: Broadcast) in app.player.play() }
        #expect(try state(phone) == "waiting, no item, 1.0, none")
        try phone.app.main { (app: Broadcast) in
            app.player.replaceCurrentItem(with: URL(string: "song.mp3").map(AVPlayerItem.init(url:)))
        }
        #expect(try state(phone).hasPrefix("playing"))
        #expect(phone.app.trace.contains(rule: "audio.player.waits"))
    }

    @Test("audio.player.waits: over a network that is slower than the medium it waits until enough is loaded")
    func slow() throws {
        let phone = try Phone(Broadcast.self)
        phone.app.launch()
        try phone.happen("audio.media", ["bitRate": .number(80_000_000), "lasts": .duration(.seconds(60))])
        try phone.app.main { (app: Broadcast) in app.play(["https://music.example/film.mp4"]) }
        phone.device.advance(by: .seconds(1))
        #expect(try state(phone) == "waiting, stalls, 1.0, ready")
        #expect(try phone.app.main { (app: Broadcast) in app.item?.isPlaybackLikelyToKeepUp } == false)
        phone.device.advance(by: .seconds(20))
        #expect(try state(phone) == "playing, 1.0, ready")
        #expect(try phone.app.main { (app: Broadcast) in app.place } == 1)
        phone.device.advance(by: .seconds(200))
        #expect(phone.output.last?.contains("DidPlayToEndTime") == true)
        #expect(phone.output.contains { $0.contains("PlaybackStalled") })
    }

    @Test("audio.player.fails: without a network an item has failed; a player of one is paused")
    func offline() throws {
        let phone = try Phone(Broadcast.self)
        phone.device.change { $0.network = .none }
        phone.app.launch()
        try phone.app.main { (app: Broadcast) in
            app.play([Self.radio])
            #expect(app.state == "waiting, stalls, 1.0, unknown")
        }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        #expect(phone.app.state == .suspended)
        phone.app.activate()
        #expect(try state(phone) == "paused, 0.0, failed -1009")
        #expect(phone.output == [])
        try phone.app.main { (app: Broadcast) in app.player.play() }
        #expect(try state(phone) == "paused, 0.0, failed -1009")
    }

    @Test("audio.player.fails: a song that is cut off for too long cannot be played to its end")
    func cutOff() throws {
        let phone = try phone(playing: Self.song)
        phone.device.change { $0.network = .none }
        phone.device.advance(by: .seconds(200))
        #expect(try state(phone) == "paused, 0.0, failed -1009")
        #expect(
            phone.output == [
                "00:00:51.000 PlaybackStalledNotification ", "00:01:51.000 FailedToPlayToEndTimeNotification -1009",
            ])
    }

    @Test(
        "audio.player.fails: what the server refuses has an error, and a queue goes on with the next one",
        arguments: [(404, -1_100), (403, -1_102), (503, -1_011)])
    func refused(status: Double, code: Int) throws {
        let phone = try Phone(Broadcast.self)
        phone.app.launch()
        try phone.happen("audio.media", ["at": .text("https://gone.example/"), "fails": .number(status)])
        try phone.app.main { (app: Broadcast) in app.play(["https://gone.example/a.mp3"]) }
        phone.device.advance(by: .seconds(1))
        #expect(try state(phone) == "paused, 0.0, failed \(code)")
        try phone.app.main { (app: Broadcast) in app.play(["https://gone.example/a.mp3", Self.song]) }
        phone.device.advance(by: .seconds(10))
        #expect(try state(phone) == "playing, 1.0, ready")
        #expect(try phone.app.main { (app: Broadcast) in app.place } == 10)
    }

    @Test("audio.player.fails: a file that is not there fails in both players, one that is there plays")
    func files() throws {
        let phone = try phone()
        let missing = URL(fileURLWithPath: NSTemporaryDirectory() + "no-such-song.mp3")
        try phone.app.main { (app: Broadcast) in app.play(file: missing.path) }
        phone.device.advance(by: .seconds(1))
        #expect(try state(phone) == "paused, 0.0, failed -1100")
        #expect(try phone.app.main { (app: Broadcast) in app.code(of: missing) } == 2_003_334_207)
        let there = #filePath
        try phone.app.main { (app: Broadcast) in app.play(file: there) }
        phone.device.advance(by: .seconds(1))
        #expect(try state(phone) == "playing, 1.0, ready")
        #expect(try phone.app.main { (app: Broadcast) in app.code(of: URL(fileURLWithPath: there)) } == 0)
        try phone.happen("audio.media", ["at": .text("no-such-song.mp3"), "lasts": .duration(.seconds(9))])
        try phone.app.main { (app: Broadcast) in #expect(app.code(of: missing) == 0) }
    }

    @Test("audio.player.fails: AVAudioPlayer plays nothing of the network")
    func remoteAudio() throws {
        let phone = try phone()
        let url = try #require(URL(string: Self.song))
        #expect(try phone.app.main { (app: Broadcast) in app.code(of: url) } == 2_003_334_207)
        #expect(phone.app.trace.contains(rule: "audio.player.fails"))
    }

    @Test("audio.player.live: a stream is live unless a scenario says how long it lasts", arguments: [true, false])
    func live(isLive: Bool) throws {
        let phone = try Phone(Broadcast.self)
        phone.app.launch()
        if !isLive { try phone.happen("audio.media", ["at": .text(Self.radio), "lasts": .duration(.seconds(30))]) }
        try phone.app.main { (app: Broadcast) in app.play([Self.radio]) }
        phone.device.advance(by: .seconds(1_000))
        let length = try phone.app.main { (app: Broadcast) in app.item?.duration }
        #expect(length == (isLive ? .indefinite : CMTime(seconds: 30, preferredTimescale: 600)))
        #expect(phone.output.isEmpty == isLive)
        #expect(phone.app.trace.contains(rule: "audio.player.live") == isLive)
    }

    @Test("audio.player.pauses-at-stall: a player that is not to wait is paused by a stall, and stays so")
    func pausesAtStall() throws {
        let phone = try phone(playing: Self.radio)
        try phone.app.main { (app: Broadcast) in app.player.automaticallyWaitsToMinimizeStalling = false }
        phone.device.change { $0.network = .none }
        phone.device.advance(by: .seconds(30))
        #expect(try state(phone) == "paused, 0.0, ready")
        phone.device.change { $0.network = .wifi }
        phone.device.advance(by: .seconds(30))
        #expect(try state(phone) == "paused, 0.0, ready")
        #expect(phone.app.trace.contains(rule: "audio.player.pauses-at-stall"))
    }

    @Test(
        "audio.player.pauses-at-stall: before iOS 10 a file is paused by a stall, and a stream goes on",
        arguments: [(Self.song, 0), (Self.radio, 1)] as [(String, Float)])
    func oldSystems(address: String, rate: Float) throws {
        let phone = try phone(.iOS(9), playing: address)
        phone.device.change { $0.network = .none }
        phone.device.advance(by: .seconds(70))
        phone.device.change { $0.network = .wifi }
        phone.device.advance(by: .seconds(1))
        #expect(try phone.app.main { (app: Broadcast) in app.player.rate } == rate)
        #expect(phone.output.count == 1)
    }

    @Test("what is loaded is a range of times, and the app says how much that may be")
    func loadedRanges() throws {
        let phone = try phone(playing: Self.song)
        let end = {
            try phone.app.main { (app: Broadcast) in app.item?.loadedTimeRanges.first?.timeRangeValue.end.seconds }
        }
        #expect(try end() == 51)
        #expect(try phone.app.main { (app: Broadcast) in app.item?.isPlaybackBufferFull } == true)
        try phone.app.main { (app: Broadcast) in app.item?.preferredForwardBufferDuration = 60 }
        phone.device.advance(by: .seconds(1))
        #expect(try end() == 62)
    }

    @Test(
        "life.auto-lock.held-off: a video that plays keeps the screen on, unless its app does not want that",
        arguments: [true, false])
    func screen(wants: Bool) throws {
        let phone = try Phone(Broadcast.self)
        phone.device.options.autoLock = .after(.seconds(30))
        phone.app.launch()
        try phone.app.main { (app: Broadcast) in
            app.play(["https://films.example/film.mp4#duration=90"])
            app.showPicture()
            app.player.preventsDisplaySleepDuringVideoPlayback = wants
        }
        phone.device.advance(by: .seconds(80))
        #expect(phone.device.conditions.isLocked != wants)
        #expect(phone.app.trace.entries.contains { $0.text == "the screen stays on: film.mp4 is playing" } == wants)
        phone.device.advance(by: .seconds(60))
        #expect(phone.device.conditions.isLocked)
    }
}
