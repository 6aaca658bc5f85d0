@_exported import AVFoundation
import BackgroundRuntime

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0) }
