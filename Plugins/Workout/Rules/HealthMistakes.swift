import BackgroundRuntime

/// What apps do wrong with health data.
enum HealthMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "health-observer-late", "Executes its observer queries from a screen, not as the app is launched.",
            outcome: "The app is launched for health data, takes none, and after three times is not launched any more.",
            reason: """
                HealthKit launches the app in the background and waits for an observer query and for its completion \
                handler; a launch in the background shows no screen that would make one.
                """,
            cure: """
                Execute the queries in application(_:didFinishLaunchingWithOptions:), and call each completion handler.
                """,
            words: [
                "HealthKit background delivery stops", "HKObserverQuery not called in background",
                "enableBackgroundDelivery does not launch app", "HealthKit updateHandler not called after a while",
                "new steps do not wake a closed app", "health observer works in the foreground only",
            ],
            rules: ["health.delivery.wakes", "health.delivery.completion", "health.delivery.strikes"],
            scenario: "Examples/FieldPain/Health/Scenarios/health-observer-late.json5"),
        FieldMistake(
            "health-workout-mode", "Runs a workout on an iPhone without the mode workout-processing.",
            outcome: "The app is suspended behind the lock, and the workout misses most of what was measured.",
            reason: "A workout session by itself keeps no app of an iPhone awake: the mode in its Info.plist does.",
            cure: "Add workout-processing to UIBackgroundModes, from iOS 26 on.",
            words: [
                "HKWorkoutSession stops in background iPhone", "workout session suspended when screen locks",
                "HKLiveWorkoutBuilder no data while locked", "workout-processing iOS 26",
            ],
            rules: ["health.workout.keeps-awake", "health.workout.mode"],
            scenario: "Examples/FieldPain/Health/Scenarios/health-workout-mode.json5"),
    ]
}
