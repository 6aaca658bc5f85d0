// Every framework of Vigil exports this module instead of Foundation, so that each way from an app's file to
// Foundation leads through here and the names declared here win. The same goes for the locks of Synchronization.
import BackgroundRuntime
@_exported import Foundation
@_exported import Synchronization

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0, ["MachineFoundation"]) }
