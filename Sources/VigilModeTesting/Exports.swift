// What a test of a module imports: the runtime, and what this module adds. No framework comes with it.
@_exported import BackgroundRuntime

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemCode.register(in: $0)
    MisplacedRules.witness.register(in: $0)
}
