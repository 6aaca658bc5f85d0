import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilModeTesting
import VigilRuntimeProbes

/// Waits for a signal that comes, and on two threads for one that does not.
private final class Stuck: ScriptedDelegate {
    override func start() {
        let (given, forgotten) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        DispatchQueue(label: "patient").async { given.wait() }
        DispatchQueue(label: "hopeless").async { forgotten.wait() }
        DispatchQueue(label: "asleep").async { Thread.sleep(forTimeInterval: 3_600) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { given.signal() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { forgotten.wait() }
    }
}

struct StuckThreadTests: Facts {
    @Test(
        "A thread that waits for ever", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let isReported = Fact(
        "sim.hang.wait: is a finding at the end of a run, with its name and since when; one that sleeps is not"
    ) {
        let phone = try Phone(Stuck.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(60))
        phone.app.reportLeftovers()
        expect(
            phone.app.trace.findings.map(\.text),
            is: [
                "thread main waits for something that never came: since 00:00:02.000",
                "thread hopeless waits for something that never came: since 00:00:00.000",
            ])
    }
}
