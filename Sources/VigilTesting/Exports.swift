// What a test target imports: the runtime, scenarios, and what this module adds.
@_exported import BackgroundRuntime
import Testing
@_exported import VigilScenarios

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemCode.register(in: $0)
    CheckedName.report { Issue.record("\($0)") }
}
