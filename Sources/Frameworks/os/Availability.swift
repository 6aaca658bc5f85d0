import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let log = symbol("OSLog", .iOS(10))
    static let logFunction = symbol("os_log(_:dso:log:type:_:)", .iOS(10))
    static let signpost = symbol("os_signpost(_:dso:log:name:signpostID:)", .iOS(12))
    static let signpostID = symbol("OSSignpostID", .iOS(12))
    static let logger = symbol("Logger", .iOS(14))
    static let logInterpolation = symbol("os_log(_:)", .iOS(14))
    static let signposter = symbol("OSSignposter", .iOS(15))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofLogging: [SystemAPI] = [
        log, logFunction, signpost, signpostID, logger, logInterpolation, signposter,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofLogging) }
