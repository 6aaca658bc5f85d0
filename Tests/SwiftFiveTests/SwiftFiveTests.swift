import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

@Suite("An app in Swift 5 language mode", .enabled(if: RuntimeInterface.problems.isEmpty))
struct SwiftFiveTests {
    private func launch() throws -> (Device, InstalledApp) {
        let device = Device(system: .iOS(16), modules: [])
        let app = try device.install(NewsAppDelegate.self, manifest: Manifest(), name: "News")
        app.launch()
        return (device, app)
    }

    private func history(_ app: InstalledApp) -> [String] {
        app.trace.entries.filter { $0.kind == .output }.map { "\(TimeText.clock($0.instant)) \($0.text)" }
    }

    @Test("runs on virtual time, and to its end in the background")
    func day() throws {
        let (device, app) = try launch()
        device.advance(by: .seconds(20))
        device.press(.home)
        device.advance(by: .seconds(2))
        #expect(app.state == .background)
        device.advance(by: .seconds(60))
        #expect(app.state == .suspended)
        #expect(
            history(app) == [
                "00:00:02.000 loaded 2 true", #"00:00:02.000 on screen: ["one", "two"]"#,
                #"00:00:11.500 on screen: ["one", "two", "story 1"]"#,
                #"00:00:21.500 on screen: ["one", "two", "story 1", "story 2"]"#, "00:00:23.900 saved true",
            ])
        #expect(app.trace.entries.filter { $0.kind == .finding }.map(\.text) == [])
    }

    @Test("nothing of it runs after it was ended")
    func ended() throws {
        let (device, app) = try launch()
        device.advance(by: .milliseconds(10_250))
        device.forceQuit(app)
        device.advance(by: .seconds(60))
        #expect(history(app).last == #"00:00:02.000 on screen: ["one", "two"]"#)
    }
}

extension SwiftFiveTests {
    @Test("an app with Combine and SwiftUI of 2021 compiles, loads, plays, and stops in the background")
    func radio() throws {
        let device = Device(system: .iOS(15), modules: [])
        let app = try device.install(RadioApp.self, manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(5))
        device.press(.home)
        device.advance(by: .seconds(5))
        #expect(
            app.trace.output == [
                "ready", "state idle", "state loading", "loaded [] 0.5", "state loaded",
                #"loaded ["News", "Jazz"] 0.5"#,
                "paused after 5.0", "stopped",
            ])
    }
}
