import BackgroundRuntime

// The classes of this framework that an app finds by their names, since when, as Apple's reference gives it.

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemClass.register(
        in: $0,
        [
            .iOS(8): """
            HKAnchoredObjectQuery HKCategorySample HKCategoryType HKCharacteristicType HKHealthStore HKObject \
            HKObjectType HKObserverQuery HKQuantity HKQuantitySample HKQuantityType HKQuery HKSample \
            HKSampleQuery HKSampleType HKSource HKStatistics HKStatisticsCollection \
            HKStatisticsCollectionQuery HKStatisticsQuery HKUnit HKWorkout HKWorkoutEvent HKWorkoutType
            """,
            .iOS(9): "HKDeletedObject HKDevice HKQueryAnchor HKSourceRevision",
            .iOS(9, 3): "HKActivitySummaryType",
            .iOS(10): "HKWorkoutConfiguration",
            .iOS(12): "HKWorkoutBuilder",
            .iOS(15): "HKQueryDescriptor",
            .iOS(17): "HKWorkoutSession",
            .iOS(26): "HKLiveWorkoutBuilder HKLiveWorkoutDataSource",
        ])
}
