import BackgroundRuntime

/// What people call what the rules of health and workouts are about.
enum HealthWords {
    static let all: [PlainWords] = [
        PlainWords("health.access.ask", "HealthKit permission sheet", "requestAuthorization toShare read"),
        PlainWords(
            "health.access.locked", "HealthKit while the phone is locked", "errorDatabaseInaccessible",
            "Protected health data is inaccessible", "com.apple.healthkit Code=6"),
        PlainWords("health.access.once", "HealthKit permission sheet does not appear again"),
        PlainWords(
            "health.access.read-unknown", "authorizationStatus for reading is always denied",
            "cannot know whether read permission was given", "HealthKit query returns no data"),
        PlainWords(
            "health.access.undetermined", "errorAuthorizationNotDetermined", "com.apple.healthkit Code=5",
            "Authorization not determined"),
        PlainWords(
            "health.access.usage-key", "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription",
            "crash HealthKit authorization"),
        PlainWords("health.access.writes", "errorAuthorizationDenied", "Not authorized", "com.apple.healthkit Code=4"),
        PlainWords(
            "health.delivery.completion", "HKObserverQuery completionHandler must be called",
            "observer query is called again and again"),
        PlainWords(
            "health.delivery.entitlement", "enableBackgroundDelivery fails",
            "Missing com.apple.developer.healthkit.background-delivery entitlement"),
        PlainWords(
            "health.delivery.frequency", "HealthKit background delivery immediate or hourly", "steps only each hour",
            "how often does HealthKit wake the app"),
        PlainWords("health.delivery.locked", "health data updates only after unlocking the phone"),
        PlainWords("health.delivery.strikes", "HealthKit stops background delivery", "observer query stopped firing"),
        PlainWords(
            "health.delivery.wakes", "HealthKit background delivery does not work",
            "HKObserverQuery when the app is killed", "read steps in background", "HealthKit wakes the app"),
        PlainWords("health.observer.first", "observer query fires at once"),
        PlainWords("health.observer.foreground", "HKObserverQuery only in foreground"),
        PlainWords("health.workout.collects", "HKLiveWorkoutBuilder collects heart rate"),
        PlainWords("health.workout.finish-locked", "finishWorkout returns nil"),
        PlainWords(
            "health.workout.foreground", "start a workout in background", "errorBackgroundWorkoutSessionNotAllowed"),
        PlainWords(
            "health.workout.keeps-awake", "workout app runs in background", "HKWorkoutSession keeps the app running"),
        PlainWords("health.workout.mode", "workout-processing background mode", "workout stops in background"),
        PlainWords("health.workout.one", "errorAnotherWorkoutSessionStarted", "another app started a workout"),
        PlainWords("health.workout.recovery", "recoverActiveWorkoutSession"),
        PlainWords("health.workout.relaunch", "workout after crash"),
        PlainWords("health.workout.transitions", "HKWorkoutSession state"),
    ]
}
