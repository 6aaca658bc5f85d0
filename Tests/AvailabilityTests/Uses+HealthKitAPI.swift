import HealthKit

let usesOfHealthKitAPI: [String: Use] = [
    "HKHealthStore": { _ = HKHealthStore() },
    "+[HKHealthStore isHealthDataAvailable]": { _ = HKHealthStore.isHealthDataAvailable() },
]
