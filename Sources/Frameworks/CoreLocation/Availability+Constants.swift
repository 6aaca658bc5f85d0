import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the names and other constants of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let locationAccuracyReduced = symbol("kCLLocationAccuracyReduced", .iOS(14))
    static let locationDistanceMax = symbol("CLLocationDistanceMax", .iOS(6))
    static let timeIntervalMax = symbol("CLTimeIntervalMax", .iOS(6))

    /// What an app may use too early of names and other constants.
    static let ofCoreLocationConstants: [SystemAPI] = [
        locationAccuracyReduced, locationDistanceMax, timeIntervalMax,
    ]
}
