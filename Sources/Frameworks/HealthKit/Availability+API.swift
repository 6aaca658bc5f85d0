import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let hkHealthStore = symbol("HKHealthStore", .iOS(8))
    static let hkHealthStoreIsHealthDataAvailable = classMethod("isHealthDataAvailable", of: "HKHealthStore", .iOS(8))

    /// What an app may use too early of what there is.
    static let ofHealthKitAPI: [SystemAPI] = [
        hkHealthStore, hkHealthStoreIsHealthDataAvailable,
    ]
}
