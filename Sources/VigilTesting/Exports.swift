// What a test target imports: the runtime, scenarios, and what this module adds.
@_exported import BackgroundRuntime
import Foundation
import VigilProgramImage
@_exported import VigilScenarios

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemCode.register(in: $0)
    CheckedName.report(of: { EndedTests.nameOfRunningTest }, by: { TestMistake.record($0, at: $1) })
    EndedTests.watch()
    // Once in a process of tests, whichever test is the first with a phone: it is true of all of them.
    Deinits.whenUnguarded { FileHandle.standardError.write(Data("vigil: warning: \($0)\n".utf8)) }
}
