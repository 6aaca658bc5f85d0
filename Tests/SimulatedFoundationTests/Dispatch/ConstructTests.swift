import BackgroundRuntime
import Testing
import VigilRuntimeProbes

@Suite("Each construct of Dispatch", .enabled(if: RuntimeInterface.problems.isEmpty))
struct ConstructTests {
    @Test("runs on virtual time", arguments: Construct.all)
    func timing(construct: Construct) throws { try construct.expectTiming() }

    @Test("stands still while the app is suspended, and what came due runs once on resume", arguments: Construct.all)
    func suspension(construct: Construct) throws { try construct.expectSuspension() }

    @Test(
        "ends with its launch, in front or suspended: nothing runs afterwards", arguments: Construct.all, [true, false])
    func termination(construct: Construct, isSuspended: Bool) throws {
        try construct.expectTermination(isSuspended: isSuspended)
    }
}
