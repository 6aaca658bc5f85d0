import BackgroundRuntime
import Testing
import VigilFacts
import VigilTransfers

struct BandwidthTests: Facts {
    @Test("The bandwidth of a link", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func at(_ seconds: Int) -> VirtualInstant { .boot.advanced(by: .seconds(seconds)) }

    /// A link of 8 Mbit/s, which is one byte in a microsecond.
    private static func link() -> Bandwidth {
        var link = Bandwidth(at: .boot)
        link.setRate(8_000_000, at: .boot)
        return link
    }

    let single = Fact("brings so many bytes at exactly the instant that the rate says") {
        var link = Self.link()
        link.add(1, bytes: 3_000_000, at: .boot)
        expect(link.nextEnd, is: Self.at(3))
        link.advance(to: Self.at(1))
        expect(link.bytes(of: 1) == 1_000_000 && link.finished == [])
        link.advance(to: Self.at(3))
        expect(link.finished, is: [1])
    }

    let shared = Fact("is shared equally, and what is left over after one is through goes to the others") {
        var link = Self.link()
        link.add(1, bytes: 1_000_000, at: .boot)
        link.add(2, bytes: 3_000_000, at: .boot)
        expect(link.nextEnd, is: Self.at(2))
        link.advance(to: Self.at(2))
        expect(link.finished == [1] && link.bytes(of: 2) == 1_000_000)
        link.remove(1, at: Self.at(2))
        expect(link.nextEnd, is: Self.at(4))
    }

    let exact = Fact("loses no bit, however oddly three share it and however often one looks") {
        var link = Bandwidth(at: .boot)
        link.setRate(7, at: .boot)
        for id in 1...3 { link.add(id, bytes: 7, at: .boot) }
        // 21 bytes at 7 bits a second.
        for second in 1...23 { link.advance(to: Self.at(second)) }
        expect(link.finished, is: [])
        link.advance(to: Self.at(24))
        expect(link.finished, is: [1, 2, 3])
    }

    let outage = Fact("stands still without a rate, and goes on where it was") {
        var link = Self.link()
        link.add(1, bytes: 2_000_000, at: .boot)
        link.setRate(0, at: Self.at(1))
        expect(link.nextEnd == nil)
        link.setRate(8_000_000, at: Self.at(41))
        expect(link.nextEnd, is: Self.at(42))
    }

    let nothing = Fact("has nothing to do for nothing") {
        var link = Self.link()
        link.add(1, bytes: 0, at: Self.at(1))
        expect(link.nextEnd == Self.at(1) && link.finished == [1])
        link.remove(1, at: Self.at(1))
        expect(link.nextEnd == nil && link.bytes(of: 1) == nil)
    }
}

struct StartRateTests: Facts {
    @Test("The delay of transfers that are started in the background", arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static func at(_ seconds: Int) -> VirtualInstant { .boot.advanced(by: .seconds(seconds)) }

    let doubles = Fact("doubles with each wake, and is gone when the user opens the app") {
        var rate = StartRate(first: .seconds(60))
        expect(rate.start(at: Self.at(0)), is: .zero)
        var delays: [Duration] = []
        for second in [100, 200, 300] {
            rate.wake(at: Self.at(second))
            delays.append(rate.start(at: Self.at(second)))
        }
        expect(delays == [.seconds(60), .seconds(120), .seconds(240)] && rate.isGrowing)
        rate.reset()
        expect(rate.start(at: Self.at(400)), is: .zero)
    }

    let passes = Fact("is over when it has passed without a new transfer") {
        var rate = StartRate(first: .seconds(60))
        rate.wake(at: Self.at(100))
        expect(rate.start(at: Self.at(159)), is: .seconds(60))
        rate.wake(at: Self.at(200))
        expect(rate.delay, is: .seconds(120))
        expect(rate.start(at: Self.at(320)), is: .zero)
    }
}
