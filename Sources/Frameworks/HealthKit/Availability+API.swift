import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let hkHealthStore = symbol("HKHealthStore", .iOS(8))
    static let hkHealthStoreIsHealthDataAvailable = classMethod("isHealthDataAvailable", of: "HKHealthStore", .iOS(8))
    static let hkWorkoutConfiguration = symbol("HKWorkoutConfiguration", .iOS(10))
    static let hkWorkoutBuilder = symbol("HKWorkoutBuilder", .iOS(12))
    static let hkRequestStatus = method(
        "getRequestStatusForAuthorizationToShareTypes:readTypes:completion:", of: "HKHealthStore", .iOS(12))
    static let hkQueryDescriptor = symbol("HKQueryDescriptor", .iOS(15))
    static let hkSampleQueryDescriptor = symbol("HKSampleQueryDescriptor", .iOS(15, 4))
    static let hkWorkoutSession = method(
        "initWithHealthStore:configuration:error:", of: "HKWorkoutSession", .iOS(26))
    static let hkLiveWorkoutDataSource = symbol("HKLiveWorkoutDataSource", .iOS(26))
    static let hkRecover = method("recoverActiveWorkoutSessionWithCompletion:", of: "HKHealthStore", .iOS(26))

    /// What an app may use too early of what there is.
    static let ofHealthKitAPI: [SystemAPI] = [
        hkHealthStore, hkHealthStoreIsHealthDataAvailable, hkWorkoutConfiguration, hkWorkoutBuilder, hkRequestStatus,
        hkQueryDescriptor, hkSampleQueryDescriptor, hkWorkoutSession, hkLiveWorkoutDataSource, hkRecover,
    ]
}
