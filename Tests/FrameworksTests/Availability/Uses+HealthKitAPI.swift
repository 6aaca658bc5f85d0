import HealthKitUI

@testable import BackgroundRuntime
@testable import HealthKit
@testable import UIKit

let usesOfHealthKitAPI: [String: Use] = [
    "HKHealthStore": { _ = HKHealthStore() },
    "+[HKHealthStore isHealthDataAvailable]": { _ = HKHealthStore.isHealthDataAvailable() },
    "HKWorkoutConfiguration": { _ = HKWorkoutConfiguration() },
    "HKWorkoutBuilder": {
        _ = HKWorkoutBuilder(healthStore: HKHealthStore(), configuration: HKWorkoutConfiguration(), device: nil)
    },
    "-[HKHealthStore getRequestStatusForAuthorizationToShareTypes:readTypes:completion:]": {
        HKHealthStore().getRequestStatusForAuthorization(toShare: [], read: []) { _, _ in }
    },
    "HKQueryDescriptor": { _ = HKQueryDescriptor(sampleType: HKQuantityType(.heartRate), predicate: nil) },
    "HKSampleQueryDescriptor": {
        Task { _ = try await HKSampleQueryDescriptor(predicates: [.workout()]).result(for: HKHealthStore()) }
    },
    "-[HKWorkoutSession initWithHealthStore:configuration:error:]": {
        _ = try? HKWorkoutSession(healthStore: HKHealthStore(), configuration: HKWorkoutConfiguration())
    },
    "HKLiveWorkoutDataSource": {
        _ = HKLiveWorkoutDataSource(healthStore: HKHealthStore(), workoutConfiguration: nil)
    },
    "-[HKHealthStore recoverActiveWorkoutSessionWithCompletion:]": {
        HKHealthStore().recoverActiveWorkoutSession { _, _ in }
    },
    "-[UISceneConnectionOptions shouldHandleActiveWorkoutRecovery]": {
        _ = UIScene.ConnectionOptions(.willConnect()).shouldHandleActiveWorkoutRecovery
    },
]
