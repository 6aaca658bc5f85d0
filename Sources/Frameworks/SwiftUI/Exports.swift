import BackgroundRuntime
@_exported import Combine
@_exported import Observation
@_exported import UIKit

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0) }
