import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
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

struct SpinningTests: Facts {
    @Test("An app that spins", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let isEnded = Fact(
        "sim.hang.spin: is ended after too many turns at one instant, its place named, and the run goes on"
    ) {
        let phone = try Phone(Spinner.self)
        phone.app.launch()
        phone.device.press(.home)
        expect(phone.app.state == .notRunning && phone.app.exits.map(\.name) == ["spinning"])
        let place =
            "turns without end at one instant: asked for at SpinningTests.swift:14, in Spinner.spin()"
        expect(phone.device.hangs.count == 1 && phone.device.hangs[0].hasSuffix(": \(place)"), "\(phone.device.hangs)")
        phone.device.advance(by: .seconds(1))
        phone.app.launch()
        expect(phone.app.state, is: .active)
    }
}

@Suite("An app that spins beside another", .long, .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty))
struct SpinningLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let innocentGoesOn = Fact(
        "is the one that is ended, although another has more turns waiting behind a blocked one"
    ) {
        let phone = try Phone(Spinner.self)
        let other = try phone.device.install(Waiter.self, manifest: Manifest(), name: "Other")
        other.launch()
        phone.app.launch()
        phone.device.press(.home)
        expect(phone.app.exits.map(\.name) == ["spinning"] && other.exits.isEmpty)
    }
}
