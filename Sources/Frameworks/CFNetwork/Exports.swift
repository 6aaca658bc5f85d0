// What lies behind `URLSession`, which is Foundation's. An app that depends on this framework has its transfers simulated,
// whether it imports it or not.
import BackgroundRuntime
@_exported import SimulatedFoundation

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0) }
