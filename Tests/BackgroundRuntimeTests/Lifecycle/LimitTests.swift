import Testing
import VigilFacts
import VigilTestSupport

@testable import BackgroundRuntime

struct LimitTests: Facts {
    @Test("What a phone has no room for", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func ends(_ device: Device) -> [TraceEntry] {
        device.trace.records.filter { $0.kind == .finding && $0.rule?.id == "sim.time.end" }.map(device.trace.entry)
    }

    let century = Fact("sim.time.end: a run that is to go on for longer than a century stops there, and says so") {
        let device = Device(modules: [])
        var fired = 0
        device.simulation.schedule(at: Device.lastInstant) { fired += 1 }
        device.simulation.schedule(after: .seconds(86_400 * 36_525 + 1)) { fired += 1 }
        device.advance(to: Device.lastInstant)
        expect(fired == 1 && Self.ends(device).isEmpty)
        device.advance(by: .seconds(Int64.max))
        expect(fired == 1 && device.now == Device.lastInstant)
        expect(Self.ends(device).map(\.text).allSatisfy { $0.contains("a century from the boot") })
        expect(Self.ends(device).count, is: 1)
        // 5 January 2026, a hundred years of 365.25 days later.
        expect(device.date.description.hasPrefix("2126-01-06 09:00:00"))
    }

    let asyncCentury = Fact.async("sim.time.end: so does one whose caller waits without a thread") {
        let device = Device(modules: [])
        await device.advance(by: .seconds(Int64.max))
        expect(device.now == Device.lastInstant && Self.ends(device).count == 1)
    }

    let apps = Fact("the app after the 65,535th is refused, with a word") {
        let device = Device(modules: [])
        for _ in 2...UInt16.max { _ = device.trace.addApp("deleted") }
        try expect(device.install(AppCode(), manifest: Manifest(), name: "last").index, is: UInt16.max)
        let error = expect(throws: StimulusError.self) {
            try device.install(AppCode(), manifest: Manifest(), name: "one too many")
        }
        expect(error?.description.contains("65535 apps were installed on this phone before"), is: true)
    }
}
