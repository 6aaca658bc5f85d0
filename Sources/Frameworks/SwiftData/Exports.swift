import BackgroundRuntime
@_exported import SimulatedFoundation
@_exported import SwiftUI

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0) }
