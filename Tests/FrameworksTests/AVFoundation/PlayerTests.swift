import AVFoundation
import BackgroundRuntime
import Testing
import UIKit
import VigilAudio
import VigilFacts
import VigilRuntimeProbes

struct PlayerTests: Facts {
    @Test("Players", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let album = Fact(
        "tracks play in virtual time; one that starts the next keeps the app awake, the last one does not"
    ) {
        let phone = try AVFoundationPhone(Album.self)
        phone.app.launch()
        phone.device.press(.home)
        phone.device.advance(by: .seconds(75))
        try expect(phone.app.main { (album: Album) in album.time }, is: 15)
        expect(phone.app.isAwake(because: .mode("audio")))
        phone.device.advance(by: .seconds(100))
        expect(
            phone.output,
            is: [
                "00:00:00.000 playing one.mp3, 60.0 s: true", "00:01:00.000 playing two.mp3, 30.0 s: true",
                "00:01:30.000 album is over",
            ])
        expect(phone.app.state, is: .suspended)
    }

    let assumedLength = Fact(
        "the length of a medium that does not tell it is an assumption, and the trace says so once"
    ) {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try phone.app.main { (app: StreamApp) in
            app.start(["https://radio.example/song.mp3", "https://radio.example/jingle.mp3#duration=7"])
        }
        phone.device.advance(by: .seconds(400))
        let notes = phone.app.trace.entries.map(\.text).filter { $0.contains("is assumed") }
        expect(
            notes,
            is: [
                """
                song.mp3 is assumed to last 3 min: audio.media of a scenario, or a URL that ends with #duration=SECONDS, \
                says another length
                """
            ])
    }

    let pauseSeekLoop = Fact("a pause stands still, a place can be chosen, and a loop has no end") {
        let phone = try AVFoundationPhone(Album.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(10))
        try phone.app.main { (album: Album) in album.pause() }
        phone.device.advance(by: .seconds(10))
        try expect(phone.app.main { (album: Album) in album.time }, is: 10)
        try expect(phone.app.main { (album: Album) in album.isPlaying }, is: false)
        let looping = try AVFoundationPhone(Album.self)
        looping.app.launch()
        try looping.app.main { (album: Album) in
            album.loop()
            album.seek(to: 50)
        }
        looping.device.press(.home)
        looping.device.advance(by: .seconds(3_600))
        try expect(looping.app.main { (album: Album) in album.time }, is: 50)
        expect(looping.app.state, is: .background)
    }

    let loopWhilePlaying = Fact(
        "a loop can be asked for while it plays, and given up: then what plays is played to its end"
    ) {
        let phone = try AVFoundationPhone(Album.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(10))
        try phone.app.main { (album: Album) in album.loop() }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(3_600))
        expect(phone.app.state, is: .background)
        try expect(phone.app.main { (album: Album) in album.time }, is: 10)
        try phone.app.main { (album: Album) in album.loop(0) }
        phone.device.advance(by: .seconds(50))
        expect(phone.output.last, is: "01:01:00.000 playing two.mp3, 30.0 s: true")
    }

    let stopsWithoutMode = Fact(
        "audio.mode.required: without the mode the player has stopped when the app comes back"
    ) {
        let phone = try AVFoundationPhone(Album.self, modes: [])
        phone.app.launch()
        phone.device.advance(by: .seconds(5))
        phone.device.press(.home)
        phone.device.advance(by: .seconds(600))
        phone.app.activate()
        try expect(phone.app.main { (album: Album) in album.isPlaying }, is: false)
        try expect(phone.app.main { (album: Album) in album.time }, is: 5)
    }

    let volumeZero = Fact("audio.silence.policy: a volume of zero is silence, and a finding") {
        let phone = try AVFoundationPhone(Album.self)
        phone.app.launch()
        try phone.app.main { (album: Album) in album.setVolume(0) }
        phone.device.press(.home)
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["audio.silence.policy"])
        expect(phone.app.state, is: .background)
    }

    let stream = Fact("a queue of items plays to its end, and its observer tells the time while it plays") {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try phone.app.main { (app: StreamApp) in
            app.start(["https://example.com/a.m3u8#duration=50", "https://example.com/b.m3u8#duration=30"])
        }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(600))
        expect(
            phone.output,
            is: [
                "00:00:20.000 at 20.0", "00:00:40.000 at 40.0", "00:00:50.000 item is over", "00:01:10.000 at 20.0",
                "00:01:20.000 item is over",
            ])
        expect(phone.app.state, is: .suspended)
    }

    let pauseStream = Fact(
        "audio.stop.suspends: a stream that is paused keeps nothing awake, and goes on where it stood"
    ) {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try phone.app.main { (app: StreamApp) in app.startOne("https://example.com/a.m3u8#duration=5000") }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(30))
        try phone.app.main { (app: StreamApp) in app.pause() }
        expect(phone.app.state, is: .suspended)
        phone.app.activate()
        try expect(!phone.app.main { (app: StreamApp) in app.isPlaying })
        try phone.app.main { (app: StreamApp) in app.play() }
        try expect(phone.app.main { (app: StreamApp) in app.isPlaying })
    }

    let unplugStream = Fact("audio.route.unplug-pauses: a player of items pauses by itself") {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.device.audio.plugHeadphones()
        phone.app.launch()
        try phone.app.main { (app: StreamApp) in app.start(["https://example.com/a.m3u8#duration=5000"]) }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        try expect(phone.app.main { (app: StreamApp) in app.isPlaying })
        phone.device.audio.unplugHeadphones()
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.findings.isEmpty)
    }

    let engine = Fact(
        "an engine that runs is sound, and silence while no node plays",
        for: [true, false]
    ) { (plays: Bool) in
        let phone = try AVFoundationPhone(Synthesizer.self)
        phone.app.launch()
        try phone.app.main { (app: Synthesizer) in app.start(playing: plays) }
        phone.device.press(.home)
        expect(phone.app.isAwake(because: .mode("audio")))
        expect(phone.app.trace.findings.isEmpty, is: plays)
        try phone.app.main { (app: Synthesizer) in app.stop() }
        expect(phone.app.state, is: .suspended)
    }

    let playerBeforeReset = Fact("audio.media-reset: a player from before the reset plays no more") {
        let phone = try AVFoundationPhone(Album.self)
        phone.app.launch()
        phone.device.audio.resetMediaServices()
        try expect(phone.app.main { (album: Album) in album.play() }, is: false)
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["audio.media-reset"])
    }

    let deviceGoesAway = Fact("a device can go away while its apps play") {
        var phone: AVFoundationPhone? = try AVFoundationPhone(Album.self)
        phone?.app.launch()
        expect(phone?.device.audio.nowPlaying != nil)
        phone = nil
        let other = try AVFoundationPhone(Album.self)
        other.app.launch()
        other.app.terminate()
        expect(other.app.state, is: .notRunning)
    }

    let streamVolumeZero = Fact("audio.silence.policy: a stream whose volume is zero is silence, and a finding") {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try phone.app.main { (app: StreamApp) in
            app.start(["https://example.com/a.m3u8#duration=5000"])
            app.setVolume(0)
        }
        phone.device.press(.home)
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["audio.silence.policy"])
    }

    let repeated = Fact("a queue whose app plays the item again at its end does not go on to the next one") {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try phone.app.main { (app: StreamApp) in
            app.start(["https://example.com/a.m3u8#duration=10", "https://example.com/b.m3u8#duration=1000"])
            app.repeatItem()
        }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(35))
        expect(phone.output.filter { $0.hasSuffix("item is over") }.count, is: 3)
        try expect(phone.app.main { (app: StreamApp) in app.isPlaying })
    }

    let playAtEnd = Fact(
        "an item that is at its end does not begin anew by itself, and the trace says why nothing plays"
    ) {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try phone.app.main { (app: StreamApp) in app.startOne("https://example.com/a.mp3#duration=10") }
        phone.device.advance(by: .seconds(20))
        try phone.app.main { (app: StreamApp) in app.play() }
        try expect(!phone.app.main { (app: StreamApp) in app.isPlaying })
        let note = "nothing plays: a.mp3 is at its end: seek(to:) brings it back"
        expect(phone.app.trace.entries.map(\.text).contains(note))
        try phone.app.main { (app: StreamApp) in
            app.rewind()
            app.play()
        }
        try expect(phone.app.main { (app: StreamApp) in app.isPlaying })
    }

    let insertion = Fact("an item that is put after the current one is played next, one after nothing last") {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        let order = try phone.app.main { (_: StreamApp) in
            let items = ["a", "b", "c", "d", "e"].compactMap(URL.init).map(AVPlayerItem.init(url:))
            let player = AVQueuePlayer(items: [items[0], items[1]])
            player.insert(items[2], after: items[0])
            player.insert(items[3], after: items[2])
            player.insert(items[4], after: nil)
            return player.items().map { item in items.firstIndex { $0 === item } }
        }
        expect(order, is: [0, 2, 3, 1, 4])
    }

    let noActionAtEnd = Fact(
        "a player that is to do nothing at the end plays on where its app goes back, and rests where it does not"
    ) {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try phone.app.main { (app: StreamApp) in app.loop("https://example.com/rain.mp3#duration=10", times: 3) }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(25))
        expect(phone.app.state, is: .background)
        try expect(phone.app.main { (app: StreamApp) in app.isPlaying })
        phone.device.advance(by: .seconds(20))
        expect(phone.app.trace.output, is: ["once more", "once more", "once more"])
        expect(phone.app.state, is: .suspended)
    }

    let pauseAtEnd = Fact("a player of several items stays at the end of one where its app wants that") {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try phone.app.main { (app: StreamApp) in
            app.start(["https://example.com/a.mp3#duration=10", "https://example.com/b.mp3#duration=10"])
            app.setActionAtEnd(.pause)
        }
        phone.device.advance(by: .seconds(60))
        try expect(phone.app.main { (app: StreamApp) in !app.isPlaying && app.numberOfItems == 2 })
        expect(phone.app.trace.output, is: ["item is over"])
    }

    let pastEnd = Fact(
        "past an end where nothing is to be done time goes on, and what the app wants later is done at once"
    ) {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try phone.app.main { (app: StreamApp) in
            app.start(["https://example.com/a.mp3#duration=10", "https://example.com/b.mp3#duration=10"])
            app.setActionAtEnd(.none)
        }
        phone.device.advance(by: .seconds(25))
        try expect(phone.app.main { (app: StreamApp) in app.isPlaying && app.numberOfItems == 2 && app.time == 25 })
        expect(phone.app.trace.output, is: ["item is over", "at 20.0"])
        try phone.app.main { (app: StreamApp) in app.setActionAtEnd(.advance) }
        try expect(phone.app.main { (app: StreamApp) in app.isPlaying && app.numberOfItems == 1 && app.time == 0 })
    }

    let leaveEnd = Fact(
        "past an end where nothing is to be done a pause comes at once, and another item is played on"
    ) {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try phone.app.main { (app: StreamApp) in app.loop("https://example.com/rain.mp3#duration=10", times: 0) }
        phone.device.advance(by: .seconds(15))
        try phone.app.main { (app: StreamApp) in app.replace(with: "https://example.com/sea.mp3#duration=10") }
        phone.device.advance(by: .seconds(5))
        try expect(phone.app.main { (app: StreamApp) in app.isPlaying && app.time == 5 })
        phone.device.advance(by: .seconds(15))
        try expect(phone.app.main { (app: StreamApp) in app.isPlaying })
        try phone.app.main { (app: StreamApp) in app.setActionAtEnd(.pause) }
        try expect(phone.app.main { (app: StreamApp) in !app.isPlaying && app.time == 10 })
    }

    let advanceOfOne = Fact("the next item is asked of a player of several alone: another one raises an exception") {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try? phone.app.main { (_: StreamApp) in AVPlayer().actionAtItemEnd = .advance }
        expect(phone.app.state, is: .notRunning)
        expect(phone.app.trace.findings.count, is: 1)
    }

    let metadata = Fact("a medium says nothing of itself, and has no picture") {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try phone.app.main { (_: StreamApp) in
            guard let url = URL(string: "https://example.com/film.mp4") else { return }
            let asset = AVURLAsset(url: url)
            let titles = AVMetadataItem.metadataItems(
                from: asset.commonMetadata, filteredByIdentifier: .commonIdentifierTitle)
            print(titles.count)
            expect(throws: (any Error).self) {
                try AVAssetImageGenerator(asset: asset).copyCGImage(at: .zero, actualTime: nil)
            }
        }
        expect(phone.app.trace.output, is: ["0"])
        let notes = phone.app.trace.entries(of: .note).map(\.text).filter { $0.contains("not simulated") }
        expect(notes.count, is: 2)
    }

    let playTwice = Fact("a player that plays is not started a second time") {
        let phone = try AVFoundationPhone(Album.self)
        phone.app.launch()
        try expect(phone.app.main { (album: Album) in album.play() })
        phone.device.press(.home)
        phone.device.advance(by: .seconds(10))
        try phone.app.main { (album: Album) in album.pause() }
        expect(phone.app.state, is: .suspended)
    }

    let unplugFile = Fact(
        "audio.route.unplug-pauses: a player of a file goes on from the speaker unless its app pauses it"
    ) {
        let phone = try AVFoundationPhone(Album.self)
        phone.device.audio.plugHeadphones()
        phone.app.launch()
        phone.device.audio.unplugHeadphones()
        try expect(phone.app.main { (album: Album) in album.isPlaying })
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["audio.route.unplug-pauses"])
    }
}
