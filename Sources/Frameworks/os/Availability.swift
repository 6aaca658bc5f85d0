import BackgroundRuntime
import SimulatedFoundation

// Since when there is what several declarations of this framework ask for, as Apple's reference gives it.

extension SystemAPI {
    static let logFunction = symbol("os_log(_:dso:log:type:_:)", .iOS(10))
    static let signpost = symbol("os_signpost(_:dso:log:name:signpostID:)", .iOS(12))
    static let logger = symbol("Logger", .iOS(14))
    static let logInterpolation = symbol("os_log(_:)", .iOS(14))
}
