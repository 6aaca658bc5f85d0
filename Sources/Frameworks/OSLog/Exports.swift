import BackgroundRuntime
@_exported import os

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0) }
