import BackgroundRuntime
import Testing
import VigilFacts
import VigilScenarios

struct HandoverTests: Facts {
    @Test("A device that is driven in a loop", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let staysOnThread = Fact("stays on the thread of its caller, where no code of the app can block") {
        let device = Device(system: .iOS(17))
        let app = try device.install(ScriptedApp(), manifest: Manifest(backgroundModes: ["audio"]))
        for _ in 0..<20 {
            app.launch()
            device.press(.home)
            device.advance(by: .seconds(60))
            expect(app.state, is: .suspended)
            app.activate()
            device.lock()
            device.advance(by: .seconds(60))
            device.unlock()
        }
        expect(device.simulation.handovers, is: 0)
    }

    let changesForClosures = Fact(
        "changes threads for a closure of a test, which may block, and for no call after it"
    ) {
        let device = Device(system: .iOS(17))
        let app = try device.install(ScriptedApp(), manifest: Manifest())
        app.launch()
        try app.onMainThread { SimulatedThread.sleep(for: .zero) }
        expect(device.simulation.handovers, is: 1)
        device.press(.home)
        device.advance(by: .seconds(60))
        expect(device.simulation.handovers == 1 && app.state == .suspended)
    }
}
