import BackgroundRuntime
import Testing
import UIKit
import VigilLongTests
import VigilModeTesting
import VigilRuntimeProbes

private final class Spinner: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
        _ = application.beginBackgroundTask(withName: "spin") {}
        spin()
    }

    private func spin() { DispatchQueue.main.async { [self] in spin() } }
}

/// Has a blocked main thread with work behind it.
private final class Waiter: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
        _ = application.beginBackgroundTask(withName: "wait") {}
        for _ in 0..<50 { DispatchQueue.main.async { Thread.sleep(forTimeInterval: 20) } }
    }
}

@Suite("An app that spins", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty))
struct SpinningTests {
    @Test("sim.hang.spin: is ended after too many turns at one instant, its place named, and the run goes on")
    func isEnded() throws {
        let phone = try Phone(Spinner.self)
        phone.app.launch()
        phone.device.press(.home)
        #expect(phone.app.state == .notRunning && phone.app.exits.map(\.name) == ["spinning"])
        let place =
            "turns without end at one instant: asked for at SpinningTests.swift:14, in Spinner.spin()"
        #expect(phone.device.hangs.count == 1 && phone.device.hangs[0].hasSuffix(": \(place)"), "\(phone.device.hangs)")
        phone.device.advance(by: .seconds(1))
        phone.app.launch()
        #expect(phone.app.state == .active)
    }
}

@Suite("An app that spins beside another", .long, .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty))
struct SpinningLongTests {
    @Test("is the one that is ended, although another has more turns waiting behind a blocked one")
    func innocentGoesOn() throws {
        let phone = try Phone(Spinner.self)
        let other = try phone.device.install(Waiter.self, manifest: Manifest(), name: "Other")
        other.launch()
        phone.app.launch()
        phone.device.press(.home)
        #expect(phone.app.exits.map(\.name) == ["spinning"] && other.exits.isEmpty)
    }
}
