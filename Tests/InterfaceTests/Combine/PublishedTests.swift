import Combine
import Testing
import VigilFacts

private class Player: ObservableObject {
    @Published var title = "none"
    @Published var isPlaying = false
}

private final class LoudPlayer: Player {
    @Published var volume = 1
}

private final class Manual: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
}

private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var count = 0
}

struct PublishedTests: Facts {
    @Test("Published properties", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let timing = Fact("a property delivers its value at once, and each new one before it is in place") {
        let player = Player()
        var seen: [String] = []
        let sink = player.$title.sink { seen.append("\(player.title) > \($0)") }
        player.title = "one"
        player.title = "two"
        expect(seen == ["none > none", "none > one", "one > two"] && player.title == "two")
        sink.cancel()
    }

    let objects = Fact("an object tells before each change of a published property, also of those that it inherits") {
        let player = LoudPlayer()
        var seen: [String] = []
        let sink = player.objectWillChange.sink { seen.append("\(player.title) \(player.volume)") }
        player.title = "one"
        player.volume = 2
        player.isPlaying = true
        expect(seen, is: ["none 1", "one 1", "one 2"])
        expect(player.objectWillChange === player.objectWillChange)
        sink.cancel()
    }

    let manual = Fact(
        "an object without published properties tells when its code says so, and only its own observers hear it"
    ) {
        let (one, other) = (Manual(), Manual())
        var count = 0
        let sinks = [one.objectWillChange.sink { count += 1 }, other.objectWillChange.sink { count += 100 }]
        one.count = 1
        one.count = 2
        expect(count, is: 2)
        for sink in sinks { sink.cancel() }
    }

    let own = Fact("a publisher of the object's own is left to it") {
        let own = Own()
        var got: [String] = []
        let sink = own.objectWillChange.sink { got.append($0) }
        own.count = 1
        own.objectWillChange.send("mine")
        expect(got, is: ["mine"])
        sink.cancel()
    }

    let assigning = Fact(
        "assign(to:on:) sets a property of an object, assign(to:) a published one as long as that lives"
    ) {
        let subject = PassthroughSubject<String, Never>()
        let player = Player()
        let other = Player()
        let sink = subject.assign(to: \.title, on: player)
        subject.map { $0 + "!" }.assign(to: &other.$title)
        subject.send("song")
        sink.cancel()
        subject.send("next")
        expect(player.title == "song" && other.title == "next!")
    }

    let lifetime = Fact("an object whose publisher somebody asked for is let go of") {
        weak var gone: Player?
        do {
            let player = Player()
            let sink = player.objectWillChange.sink {}
            player.title = "x"
            sink.cancel()
            gone = player
        }
        expect(gone == nil)
    }
}
