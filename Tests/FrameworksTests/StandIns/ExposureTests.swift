import BackgroundRuntime
import ExposureNotification
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct ExposureTests: Facts {
    @Test(
        "What stands in for exposure notifications", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// The state of an app that runs this, ten seconds later, and what its trace says.
    private static func outcome(
        on system: SystemVersion = .iOS(17), _ body: @escaping @MainActor @Sendable () -> Void
    ) throws -> (state: AppState, said: [String]) {
        let device = Device(system: system)
        let app = try device.install(LaunchCode(body), manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(10))
        return (app.state, app.trace.entries.map(\.text))
    }

    let begins = Fact(
        "a manager cannot begin, nothing is known of exposures, and the trace says once where it was made"
    ) {
        let said = try Self.outcome {
            let manager = ENManager()
            print("user", ENManager.authorizationStatus.rawValue, manager.exposureNotificationStatus.rawValue)
            print("on", manager.exposureNotificationEnabled)
            manager.activate { error in
                print("active", (error as? ENError)?.code == .unsupported, (error as NSError?)?.code ?? 0)
            }
            print("returned")
        }.said
        expect(said.contains("user 0 0") && said.contains("on false"), "\(said)")
        let (returned, active) = (said.firstIndex(of: "returned"), said.firstIndex(of: "active true 5"))
        try expect(require(returned) < require(active), "\(said)")
        let aloud = said.filter { $0.hasPrefix("ExposureNotification is not simulated: no phone nearby") }
        expect(aloud.count == 1 && aloud.allSatisfy { $0.contains(#/, at .*ExposureTests/#) }, "\(said)")
    }

    let asked = Fact("whatever is asked of a manager fails") {
        let said = try Self.outcome {
            let manager = ENManager()
            manager.setExposureNotificationEnabled(true) { print("switched", Self.code($0)) }
            manager.getDiagnosisKeys { print("keys", $0 == nil, Self.code($1)) }
            manager.getTestDiagnosisKeys { print("today", $0 == nil, Self.code($1)) }
            let configuration = ENExposureConfiguration()
            manager.detectExposures(configuration: configuration) { print("cached", $0 == nil, Self.code($1)) }
            manager.detectExposures(configuration: configuration, diagnosisKeyURLs: []) {
                print("found", $0 == nil, Self.code($1))
            }
            manager.getExposureInfo(summary: ENExposureDetectionSummary(), userExplanation: "You met someone.") {
                print("met", $0 == nil, Self.code($1))
            }
        }.said
        let expected = ["switched 5", "keys true 5", "today true 5", "cached true 5", "found true 5", "met true 5"]
        expect(expected.filter { !said.contains($0) }, is: [], "\(said)")
    }

    let awaited = Fact.async("whatever is awaited of a manager is thrown") {
        let said = try Self.outcome {
            Task {
                let manager = ENManager()
                do { try await manager.activate() } catch ENError.unsupported { print("not active") }
                do { try await manager.setExposureNotificationEnabled(true) } catch {
                    print("not on", Self.code(error))
                }
                do { _ = try await manager.diagnosisKeys() } catch { print("no keys", Self.code(error)) }
                do { _ = try await manager.testDiagnosisKeys() } catch { print("none today", Self.code(error)) }
            }
        }.said
        let expected = ["not active", "not on 5", "no keys 5", "none today 5"]
        expect(expected.filter { !said.contains($0) }, is: [], "\(said)")
    }

    let over = Fact("a manager says once that it is over, and is of no use then") {
        let said = try Self.outcome {
            let manager = ENManager()
            manager.invalidationHandler = { print("over") }
            manager.invalidate()
            manager.invalidate()
            manager.activate { print("active", Self.code($0)) }
        }.said
        expect(said.filter { $0 == "over" }.count == 1 && said.contains("active 6"), "\(said)")
    }

    let systems = Fact(
        "life.api.missing: iOS 12.5 and 13.5 have a manager, and the first versions of iOS 13 have none",
        for: [
            (SystemVersion.iOS(12), false), (.iOS(12, 5), true), (.iOS(13), false), (.iOS(13, 5), true),
            (.iOS(14), true),
        ]
    ) { (system: SystemVersion, has: Bool) in
        let (state, said) = try Self.outcome(on: system) { _ = ENManager() }
        expect((state == .active), is: has)
        expect(said.contains { $0.contains("Symbol not found: ENManager") }, is: !has, "\(said)")
    }

    /// The number of an error of this framework.
    private static func code(_ error: (any Error)?) -> Int { (error as? ENError)?.errorCode ?? 0 }
}
