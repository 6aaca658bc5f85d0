import Foundation
import Testing
import VirtualTime

@Suite("The clocks of a device")
struct ClockTests {
    private func instant(_ seconds: Int64) -> VirtualInstant { VirtualInstant(nanoseconds: seconds * 1_000_000_000) }

    @Test("uptime stops in sleep, the continuous and the wall clock do not")
    func uptimeStopsInSleep() {
        var clocks = DeviceClocks()
        clocks.fallAsleep(at: instant(10))
        #expect(clocks.uptime(at: instant(60)) == .seconds(10))
        clocks.wakeUp(at: instant(70))
        clocks.wakeUp(at: instant(75))
        #expect(clocks.uptime(at: instant(80)) == .seconds(20))
        #expect(clocks.date(at: instant(80)) == DeviceClocks.defaultBootDate.addingTimeInterval(80))
    }

    @Test("the wall clock jumps both ways, and an instant can be asked for a date")
    func wallClockJumps() {
        var clocks = DeviceClocks(timeZone: TimeZone(secondsFromGMT: 3600) ?? .gmt)
        clocks.jump(by: .seconds(-3600))
        let date = clocks.date(at: instant(5))
        #expect(date == DeviceClocks.defaultBootDate.addingTimeInterval(5 - 3600))
        #expect(clocks.instant(of: date) == instant(5))
        #expect(clocks.instant(of: .distantFuture) == .distantFuture)
        #expect(clocks.timeZone.secondsFromGMT() == 3600)
    }

    @Test("the wall clock goes on past the year 2262, where nanoseconds since 1970 are more than 64 bits hold")
    func farDate() {
        var clocks = DeviceClocks()
        let (century, far) = (Int64(86_400 * 36_525), instant(86_400 * 36_525 * 2 + 86_400 * 20_000))
        clocks.jump(by: .seconds(century))
        let shown = DeviceClocks.defaultBootDate.timeIntervalSince1970 + Double(century * 3 + 86_400 * 20_000)
        #expect(abs(clocks.date(at: far).timeIntervalSince1970 - shown) < 0.01)
        #expect(abs(clocks.reading(of: .wall, at: far).inWholeSeconds - shown) < 1)
        for _ in 1...10 { clocks.jump(by: .seconds(century)) }
        #expect(clocks.date(at: .boot) > Date(timeIntervalSince1970: 9.2e9))
    }

    @Test("a simulation is a Clock: a task sleeps on it while a test advances it")
    func simulationIsAClock() async throws {
        let simulation = Simulation()
        let clock = VirtualClock(simulation)
        try await clock.sleep(until: clock.now)
        let started = clock.now
        await simulation.advance(by: .seconds(3))
        #expect(started.duration(to: clock.now) == .seconds(3))
        #expect(clock.minimumResolution == .nanoseconds(1))
    }
}

extension Duration {
    fileprivate var inWholeSeconds: Double { Double(components.seconds) }
}
