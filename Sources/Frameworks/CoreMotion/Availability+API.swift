import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let cmPedometer = symbol("CMPedometer", .iOS(8))
    static let cmMotionActivityManager = symbol("CMMotionActivityManager", .iOS(7))
    static let cmAltimeter = symbol("CMAltimeter", .iOS(8))

    /// What an app may use too early of what there is.
    static let ofCoreMotionAPI: [SystemAPI] = [
        cmPedometer, cmMotionActivityManager, cmAltimeter,
    ]
}
