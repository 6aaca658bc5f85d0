import BackgroundRuntime
import Testing
import VigilFacts
import VigilRuntimeProbes

struct ConstructTests: Facts {
    @Test("Each construct of Dispatch", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let timing = Fact("runs on virtual time", for: Construct.all) { (construct: Construct) in
        try construct.expectTiming()
    }

    let suspension = Fact(
        "stands still while the app is suspended, and what came due runs once on resume",
        for: Construct.all
    ) { (construct: Construct) in try construct.expectSuspension() }

    let termination = Fact(
        "ends with its launch, in front or suspended: nothing runs afterwards",
        for: Construct.all,
        [true, false]
    ) { (construct: Construct, isSuspended: Bool) in
        try construct.expectTermination(isSuspended: isSuspended)
    }
}
