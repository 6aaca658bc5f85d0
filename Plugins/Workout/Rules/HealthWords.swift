import BackgroundRuntime

/// What people call what the rules of health and workouts are about.
enum HealthWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms("health.access.ask", "HealthKit permission sheet", "requestAuthorization toShare read"),
        SearchSynonyms(
            "health.access.locked", "HealthKit while the phone is locked", "errorDatabaseInaccessible",
            "Protected health data is inaccessible", "com.apple.healthkit Code=6"),
        SearchSynonyms("health.access.once", "HealthKit permission sheet does not appear again"),
        SearchSynonyms(
            "health.access.read-unknown", "authorizationStatus for reading is always denied",
            "cannot know whether read permission was given", "HealthKit query returns no data"),
        SearchSynonyms(
            "health.access.undetermined", "errorAuthorizationNotDetermined", "com.apple.healthkit Code=5",
            "Authorization not determined"),
        SearchSynonyms(
            "health.access.usage-key", "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription",
            "crash HealthKit authorization"),
        SearchSynonyms(
            "health.access.writes", "errorAuthorizationDenied", "Not authorized", "com.apple.healthkit Code=4"),
        SearchSynonyms(
            "health.delivery.completion", "HKObserverQuery completionHandler must be called",
            "observer query is called again and again"),
        SearchSynonyms(
            "health.delivery.entitlement", "enableBackgroundDelivery fails",
            "Missing com.apple.developer.healthkit.background-delivery entitlement"),
        SearchSynonyms(
            "health.delivery.frequency", "HealthKit background delivery immediate or hourly", "steps only each hour",
            "how often does HealthKit wake the app"),
        SearchSynonyms("health.delivery.locked", "health data updates only after unlocking the phone"),
        SearchSynonyms(
            "health.delivery.strikes", "HealthKit stops background delivery", "observer query stopped firing"),
        SearchSynonyms(
            "health.delivery.wakes", "HealthKit background delivery does not work",
            "HKObserverQuery when the app is killed", "read steps in background", "HealthKit wakes the app"),
        SearchSynonyms("health.observer.first", "observer query fires at once"),
        SearchSynonyms("health.observer.foreground", "HKObserverQuery only in foreground"),
        SearchSynonyms("health.workout.collects", "HKLiveWorkoutBuilder collects heart rate"),
        SearchSynonyms("health.workout.finish-locked", "finishWorkout returns nil"),
        SearchSynonyms(
            "health.workout.foreground", "start a workout in background", "errorBackgroundWorkoutSessionNotAllowed"),
        SearchSynonyms(
            "health.workout.keeps-awake", "workout app runs in background", "HKWorkoutSession keeps the app running"),
        SearchSynonyms("health.workout.mode", "workout-processing background mode", "workout stops in background"),
        SearchSynonyms("health.workout.one", "errorAnotherWorkoutSessionStarted", "another app started a workout"),
        SearchSynonyms("health.workout.recovery", "recoverActiveWorkoutSession"),
        SearchSynonyms("health.workout.relaunch", "workout after crash"),
        SearchSynonyms("health.workout.transitions", "HKWorkoutSession state"),
    ]
}
