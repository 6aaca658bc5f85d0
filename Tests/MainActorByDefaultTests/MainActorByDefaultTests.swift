import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

@Suite("An app that belongs to the main actor by default", .enabled(if: RuntimeInterface.problems.isEmpty))
struct MainActorByDefaultTests {
    @Test("shares the main actor with the frameworks and with packages, and runs on virtual time")
    func day() async throws {
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(WeatherAppDelegate.self, manifest: Manifest(), name: "Weather")
        app.launch()
        await device.advance(by: .seconds(10))
        device.press(.home)
        await device.advance(by: .seconds(60))
        let history = app.trace.entries.filter { $0.kind == .output }.map { "\(TimeText.clock($0.instant)) \($0.text)" }
        #expect(
            history == [
                "00:00:00.000 on screen true", "00:00:01.000 4 false", "00:00:02.000 rain true",
                "00:00:03.000 rain true", "00:00:14.900 saved true",
            ])
        #expect(app.state == .suspended)
        #expect(app.trace.entries.filter { $0.kind == .finding }.map(\.text) == [])
    }
}

extension MainActorByDefaultTests {
    @Test("an app of SwiftUI with observed models writes, and saves on its way to the background")
    func journal() async throws {
        let device = Device(system: .iOS(26), modules: [])
        let app = try device.install(JournalApp.self, manifest: Manifest())
        app.launch()
        await device.advance(by: .seconds(5))
        device.press(.home)
        await device.advance(by: .seconds(60))
        #expect(app.trace.output == ["entries 0", "entries 1", "entries 2", "saved 8 1"])
        #expect(app.state == .suspended && app.trace.findings.isEmpty)
    }
}
