// As Apple's module does: UIKit exports the rest.
@_exported import AVFoundation
import BackgroundRuntime
@_exported import UIKit

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0) }
