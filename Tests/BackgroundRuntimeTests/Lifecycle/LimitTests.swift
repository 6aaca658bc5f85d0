import Testing
import VigilTestSupport

@testable import BackgroundRuntime

@Suite("What a phone has no room for", .exercisesRules)
struct LimitTests {
    @Test("sim.time.end: a run that is to go on for longer than a century stops there, and says so")
    func century() async throws {
        let device = Device(modules: [])
        var fired = 0
        device.simulation.schedule(at: Device.lastInstant) { fired += 1 }
        device.simulation.schedule(after: .seconds(86_400 * 36_525 + 1)) { fired += 1 }
        device.advance(to: Device.lastInstant)
        #expect(fired == 1 && device.trace.findings.isEmpty)
        device.advance(by: .seconds(Int64.max))
        await device.advance(by: .seconds(1))
        #expect(fired == 1 && device.now == Device.lastInstant)
        #expect(device.trace.findings.count == 2)
        #expect(device.trace.findings.allSatisfy { $0.contains("a century from the boot") })
        #expect(device.trace.contains(rule: "sim.time.end"))
        // 5 January 2026, a hundred years of 365.25 days later.
        #expect(device.date.description.hasPrefix("2126-01-06 09:00:00"))
    }

    @Test("the app after the 65,535th is refused, with a word")
    func apps() throws {
        let device = Device(modules: [])
        for _ in 2...UInt16.max { _ = device.trace.addApp("deleted") }
        #expect(try device.install(AppCode(), manifest: Manifest(), name: "last").index == UInt16.max)
        let error = #expect(throws: StimulusError.self) {
            try device.install(AppCode(), manifest: Manifest(), name: "one too many")
        }
        #expect(error?.description.contains("65535 apps were installed on this phone before") == true)
    }
}
