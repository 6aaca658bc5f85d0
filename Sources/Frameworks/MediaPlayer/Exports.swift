import BackgroundRuntime
// Apple's module exports UIKit, which exports the rest.
@_exported import UIKit

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0) }
