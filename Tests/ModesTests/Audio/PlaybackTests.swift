import BackgroundRuntime
import Testing
import VigilAudio
import VigilFacts

/// Plays one item with a machine, second by second, as a player does.
private struct Bench {
    var machine: PlaybackMachine
    private(set) var place = 0.0
    private(set) var now = VirtualInstant.boot
    private(set) var story: [String] = []

    /// A medium of 1000 bytes a second over a network of as many bytes a second; nil for none.
    init(_ network: Double?, length: Double = 100, isLive: Bool = false, failure: PlaybackFailure? = nil) {
        var terms = MediaTerms(bytesPerSecond: 1_000, length: isLive ? .infinity : length, isLive: isLive)
        terms.failure = failure
        let figures = PlaybackFigures(ahead: 20, liveAhead: 6, enough: 5, patience: 30)
        machine = PlaybackMachine(terms, at: .boot)
        machine.take(figures, at: .boot, place: 0)
        machine.setNetwork(network, at: .boot, place: 0)
        machine.load()
        settle()
    }

    mutating func play(isImmediate: Bool = false) {
        machine.play(1, at: now, place: place, isImmediate: isImmediate)
        settle()
    }

    mutating func network(_ bytes: Double?) {
        machine.setNetwork(bytes, at: now, place: place)
        settle()
    }

    mutating func seek(to place: Double) {
        machine.seek(to: place, from: self.place, at: now)
        self.place = place
        settle()
    }

    /// Lets seconds pass, with a stop wherever the machine asks for one.
    mutating func advance(by seconds: Double) {
        let end = now.advanced(by: Duration(inSeconds: seconds))
        while let wait = machine.timeUntilChange(at: now, place: place), wait > 0 {
            let next = now.advanced(by: Duration(inSeconds: wait))
            guard next <= end else { break }
            go(to: next)
            settle()
        }
        go(to: end)
    }

    private mutating func go(to next: VirtualInstant) {
        if machine.isPlaying { place += now.duration(to: next).inSeconds }
        now = next
    }

    private mutating func settle() {
        for event in machine.settle(at: now, place: place) {
            let word =
                switch event {
                case .loaded: "loaded"
                case .started: "started"
                case .stalled: "stalled"
                case .failed(let failure): "failed, \(failure.words)"
                }
            story.append("\(Int(now.duration(since: .boot).inSeconds.rounded())) \(word)")
        }
    }
}

extension VirtualInstant {
    fileprivate func duration(since start: VirtualInstant) -> Duration { start.duration(to: self) }
}

struct PlaybackMachineTests: Facts {
    @Test("An item of a player as a value", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let fast = Fact("plays at once over a network that is as fast as it, and asks for no time") {
        var bench = Bench(1_000)
        bench.play()
        expect(bench.machine.isPlaying)
        expect(bench.machine.timeUntilChange(at: .boot, place: 0) == nil)
        expect(bench.story, is: ["0 loaded"])
    }

    let stall = Fact("plays what is loaded when the network goes, stalls, and goes on as it comes back") {
        var bench = Bench(3_000)
        bench.play()
        bench.advance(by: 5)
        bench.network(nil)
        bench.advance(by: 25)
        expect(bench.machine.isWaiting)
        expect(bench.place, is: 15)
        bench.network(3_000)
        expect(bench.machine.isPlaying)
        expect(bench.story, is: ["0 loaded", "15 stalled", "30 started"])
    }

    let limit = Fact(
        "loads ahead as much as it may, and less of a live stream",
        for: [(false, 20.0), (true, 6)]
    ) { (isLive: Bool, ahead: Double) in
        var bench = Bench(100_000, isLive: isLive)
        bench.play()
        bench.advance(by: 10)
        bench.network(nil)
        bench.advance(by: 29)
        expect(bench.place, is: 10 + ahead)
        expect(bench.story.last, is: "\(Int(10 + ahead)) stalled")
    }

    let slow = Fact("waits over a slow network until enough is loaded, and stalls again") {
        var bench = Bench(500)
        bench.play()
        bench.advance(by: 32)
        expect(bench.story, is: ["0 loaded", "10 started", "20 stalled", "30 started"])
    }

    let slowEnd = Fact("plays little over a slow network where that is all that is missing") {
        var bench = Bench(500, length: 2)
        bench.play()
        bench.advance(by: 30)
        expect(bench.story, is: ["0 loaded", "4 started"])
    }

    let immediate = Fact("plays immediately what there is, but not nothing") {
        var bench = Bench(500)
        bench.play(isImmediate: true)
        expect(bench.machine.isWaiting)
        bench.advance(by: 2)
        bench.play(isImmediate: true)
        expect(bench.machine.isPlaying)
        bench.advance(by: 3)
        expect(bench.story, is: ["0 loaded", "4 stalled"])
    }

    let laterFigures = Fact(
        "needs no figures where data comes fast enough, and has the same loaded when it gets them later"
    ) {
        let terms = MediaTerms(bytesPerSecond: 1_000, length: 100)
        let figures = PlaybackFigures(ahead: 20, liveAhead: 6, enough: 5, patience: 30)
        var machine = PlaybackMachine(terms, at: .boot)
        machine.setNetwork(3_000, at: .boot, place: 0)
        machine.load()
        _ = machine.settle(at: .boot, place: 0)
        machine.play(2, at: .boot, place: 0)
        expect(!machine.needsFigures(at: 2))
        expect(machine.needsFigures(at: 4))
        expect(machine.needsFigures(at: 2, withNetwork: nil))
        let later = VirtualInstant.boot.advanced(by: .seconds(30))
        machine.take(figures, at: later, place: 60)
        expect(machine.buffer.end, is: 80)
    }

    let pauses = Fact("is paused by a stall where it is not to wait") {
        var bench = Bench(3_000)
        bench.machine.waitsAfterStall = false
        bench.play()
        bench.advance(by: 5)
        bench.network(nil)
        bench.advance(by: 20)
        expect(!bench.machine.isWaiting)
        expect(bench.machine.speed, is: 0)
        bench.network(3_000)
        expect(!bench.machine.isPlaying)
    }

    let seek = Fact("keeps what is loaded where it is sought, and nothing elsewhere") {
        var bench = Bench(3_000)
        bench.play()
        bench.advance(by: 5)
        bench.network(nil)
        bench.seek(to: 12)
        expect(bench.machine.isPlaying)
        bench.seek(to: 50)
        expect(bench.machine.isWaiting)
        expect(bench.machine.buffer.start, is: 50)
        expect(bench.machine.buffer.end, is: 50)
    }

    let fails = Fact(
        "fails at once without a network, or where it is refused; and where nothing comes for long",
        for: [
            (nil, nil, ["0 failed, the phone has no network"]),
            (1_000, .refused(status: 404), ["0 failed, the server answers with 404"]),
            (1_000, .noFile, ["0 failed, there is no such file"]),
            (0, nil, ["30 failed, nothing comes from the server"]),
        ] as [(Double?, PlaybackFailure?, [String])]
    ) { (network: Double?, failure: PlaybackFailure?, story: [String]) in
        var bench = Bench(network, failure: failure)
        bench.play()
        bench.advance(by: 60)
        expect(bench.story, is: story)
        expect(!bench.machine.isPlaying)
    }

    let failsInTheMiddle = Fact("fails when a stall lasts too long, and counts anew after each one") {
        var bench = Bench(1_000)
        bench.play()
        bench.network(nil)
        bench.advance(by: 20)
        bench.network(1_000)
        bench.network(0)
        bench.advance(by: 29)
        expect(bench.machine.failure == nil)
        bench.advance(by: 2)
        expect(bench.machine.failure, is: .timedOut)
    }
}

struct StalledSoundTests: Facts {
    @Test("Sound that waits for data", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func stall(_ phone: AudioPhone) throws {
        _ = try phone.error { session throws(AudioError) in
            try session.setCategory(.playback)
            let sound = try session.start(.playback)
            session.setStalled(true, sound)
        }
    }

    let grace = Fact("audio.player.stalls: sound that has stalled keeps the app awake for k.audio.stall-grace") {
        let phone = try AudioPhone()
        phone.app.launch()
        phone.device.press(.home)
        phone.app.activate()
        try Self.stall(phone)
        phone.device.press(.home)
        phone.device.advance(by: .seconds(9))
        expect(phone.app.isAwake(because: .mode("audio")))
        phone.device.advance(by: .seconds(2))
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries.last { $0.text == "suspended" }?.rule?.id, is: "audio.player.stalls")
        try expect(!phone.session().isSounding)
    }

    let longStalled = Fact(
        "audio.player.stalls: an app that comes to the background long after its stall is suspended for it"
    ) {
        let phone = try AudioPhone()
        phone.app.launch()
        try Self.stall(phone)
        phone.device.advance(by: .seconds(60))
        try expect(phone.session().isSounding)
        phone.device.press(.home)
        phone.device.advance(by: .seconds(9))
        expect(phone.app.trace.entries.last { $0.text == "suspended" }?.rule?.id, is: "audio.player.stalls")
    }

    let beside = Fact(
        "audio.player.stalls: one sound that plays holds beside one that has stalled, and the figure can be another"
    ) {
        let phone = try AudioPhone(constants: ["k.audio.stall-grace": 60])
        phone.app.launch()
        try Self.stall(phone)
        try phone.perform("play")
        phone.device.press(.home)
        phone.device.advance(by: .seconds(600))
        expect(phone.app.isAwake(because: .mode("audio")))
        try phone.perform("pause")
        phone.device.advance(by: .seconds(59))
        expect(phone.app.isAwake(because: .mode("audio")))
        phone.device.advance(by: .seconds(2))
        expect(phone.app.state, is: .suspended)
    }
}

struct ScriptedMediaTests: Facts {
    @Test("What a scenario says of media", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let places = Fact("the longest place wins, the newest word of it, and the name of a file is a place") {
        let phone = try AudioPhone()
        phone.app.launch()
        try phone.happen(audio: "media", ["lasts": .duration(.seconds(1))])
        try phone.happen(audio: "media", ["at": .text("https://a.example/"), "lasts": .duration(.seconds(2))])
        try phone.happen(audio: "media", ["at": .text("https://a.example/"), "lasts": .duration(.seconds(3))])
        try phone.happen(audio: "media", ["at": .text("jingle.mp3"), "live": .flag(true), "bitRate": .number(64_000)])
        let session = try phone.session()
        let length = { session.scriptedMedium(at: $0, named: $1)?.length }
        expect(length("https://b.example/song.mp3", "song.mp3"), is: 1)
        expect(length("https://a.example/song.mp3", "song.mp3"), is: 3)
        expect(length("https://b.example/jingle.mp3", "jingle.mp3"), is: .infinity)
    }

    let nonsense = Fact(
        "what makes no sense is an error",
        for: [
            ["live": .flag(true), "lasts": .duration(.seconds(1))], ["bitRate": .number(0)], ["fails": .number(200)],
            ["fails": .number(404.5)],
        ] as [[String: ArgumentValue]]
    ) { (values: [String: ArgumentValue]) in
        let phone = try AudioPhone()
        expect(throws: StimulusError.self) { try phone.happen(audio: "media", values) }
    }
}
