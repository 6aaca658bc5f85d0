import Foundation
import Testing
import VigilFacts
import VirtualTime

struct ClockTests: Facts {
    @Test("The clocks of a device", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func instant(_ seconds: Int64) -> VirtualInstant {
        VirtualInstant(nanoseconds: seconds * 1_000_000_000)
    }

    let uptimeStopsInSleep = Fact("uptime stops in sleep, the continuous and the wall clock do not") {
        var clocks = DeviceClocks()
        clocks.fallAsleep(at: Self.instant(10))
        expect(clocks.uptime(at: Self.instant(60)), is: .seconds(10))
        clocks.wakeUp(at: Self.instant(70))
        clocks.wakeUp(at: Self.instant(75))
        expect(clocks.uptime(at: Self.instant(80)), is: .seconds(20))
        expect(clocks.date(at: Self.instant(80)), is: DeviceClocks.defaultBootDate.addingTimeInterval(80))
    }

    let wallClockJumps = Fact("the wall clock jumps both ways, and an instant can be asked for a date") {
        var clocks = DeviceClocks(timeZone: TimeZone(secondsFromGMT: 3600) ?? .gmt)
        clocks.jump(by: .seconds(-3600))
        let date = clocks.date(at: Self.instant(5))
        expect(date, is: DeviceClocks.defaultBootDate.addingTimeInterval(5 - 3600))
        expect(clocks.instant(of: date), is: Self.instant(5))
        expect(clocks.instant(of: .distantFuture), is: .distantFuture)
        expect(clocks.timeZone.secondsFromGMT(), is: 3600)
    }

    let farDate = Fact(
        "the wall clock goes on past the year 2262, where nanoseconds since 1970 are more than 64 bits hold"
    ) {
        var clocks = DeviceClocks()
        let (century, far) = (Int64(86_400 * 36_525), Self.instant(86_400 * 36_525 * 2 + 86_400 * 20_000))
        clocks.jump(by: .seconds(century))
        let shown = DeviceClocks.defaultBootDate.timeIntervalSince1970 + Double(century * 3 + 86_400 * 20_000)
        expect(abs(clocks.date(at: far).timeIntervalSince1970 - shown) < 0.01)
        expect(abs(clocks.reading(of: .wall, at: far).inWholeSeconds - shown) < 1)
        for _ in 1...10 { clocks.jump(by: .seconds(century)) }
        expect(clocks.date(at: .boot) > Date(timeIntervalSince1970: 9.2e9))
    }

    let simulationIsAClock = Fact.async("a simulation is a Clock: a task sleeps on it while a test advances it") {
        let simulation = Simulation()
        let clock = VirtualClock(simulation)
        try await clock.sleep(until: clock.now)
        let started = clock.now
        await simulation.advance(by: .seconds(3))
        expect(started.duration(to: clock.now), is: .seconds(3))
        expect(clock.minimumResolution, is: .nanoseconds(1))
    }
}

extension Duration {
    fileprivate var inWholeSeconds: Double { Double(components.seconds) }
}
