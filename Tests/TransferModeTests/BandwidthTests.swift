import BackgroundRuntime
import Testing
import VigilTransfers

@Suite("The bandwidth of a link")
struct BandwidthTests {
    private func at(_ seconds: Int) -> VirtualInstant { .boot.advanced(by: .seconds(seconds)) }

    /// A link of 8 Mbit/s, which is one byte in a microsecond.
    private func link() -> Bandwidth {
        var link = Bandwidth(at: .boot)
        link.setRate(8_000_000, at: .boot)
        return link
    }

    @Test("brings so many bytes at exactly the instant that the rate says")
    func single() {
        var link = link()
        link.add(1, bytes: 3_000_000, at: .boot)
        #expect(link.nextEnd == at(3))
        link.advance(to: at(1))
        #expect(link.bytes(of: 1) == 1_000_000 && link.finished == [])
        link.advance(to: at(3))
        #expect(link.finished == [1])
    }

    @Test("is shared equally, and what is left over after one is through goes to the others")
    func shared() {
        var link = link()
        link.add(1, bytes: 1_000_000, at: .boot)
        link.add(2, bytes: 3_000_000, at: .boot)
        #expect(link.nextEnd == at(2))
        link.advance(to: at(2))
        #expect(link.finished == [1] && link.bytes(of: 2) == 1_000_000)
        link.remove(1, at: at(2))
        #expect(link.nextEnd == at(4))
    }

    @Test("loses no bit, however oddly three share it and however often one looks")
    func exact() {
        var link = Bandwidth(at: .boot)
        link.setRate(7, at: .boot)
        for id in 1...3 { link.add(id, bytes: 7, at: .boot) }
        // 21 bytes at 7 bits a second.
        for second in 1...23 { link.advance(to: at(second)) }
        #expect(link.finished == [])
        link.advance(to: at(24))
        #expect(link.finished == [1, 2, 3])
    }

    @Test("stands still without a rate, and goes on where it was")
    func outage() {
        var link = link()
        link.add(1, bytes: 2_000_000, at: .boot)
        link.setRate(0, at: at(1))
        #expect(link.nextEnd == nil)
        link.setRate(8_000_000, at: at(41))
        #expect(link.nextEnd == at(42))
    }

    @Test("has nothing to do for nothing")
    func nothing() {
        var link = link()
        link.add(1, bytes: 0, at: at(1))
        #expect(link.nextEnd == at(1) && link.finished == [1])
        link.remove(1, at: at(1))
        #expect(link.nextEnd == nil && link.bytes(of: 1) == nil)
    }
}

@Suite("The delay of transfers that are started in the background")
struct StartRateTests {
    private func at(_ seconds: Int) -> VirtualInstant { .boot.advanced(by: .seconds(seconds)) }

    @Test("doubles with each wake, and is gone when the user opens the app")
    func doubles() {
        var rate = StartRate(first: .seconds(60))
        #expect(rate.start(at: at(0)) == .zero)
        var delays: [Duration] = []
        for second in [100, 200, 300] {
            rate.wake(at: at(second))
            delays.append(rate.start(at: at(second)))
        }
        #expect(delays == [.seconds(60), .seconds(120), .seconds(240)] && rate.isGrowing)
        rate.reset()
        #expect(rate.start(at: at(400)) == .zero)
    }

    @Test("is over when it has passed without a new transfer")
    func passes() {
        var rate = StartRate(first: .seconds(60))
        rate.wake(at: at(100))
        #expect(rate.start(at: at(159)) == .seconds(60))
        rate.wake(at: at(200))
        #expect(rate.delay == .seconds(120))
        #expect(rate.start(at: at(320)) == .zero)
    }
}
