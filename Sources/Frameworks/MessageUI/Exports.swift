import BackgroundRuntime
@_exported import UIKit

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0) }
