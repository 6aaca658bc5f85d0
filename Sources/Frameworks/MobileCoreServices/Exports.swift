import BackgroundRuntime
// The name that CoreServices had on phones.
@_exported import CoreServices

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0) }
