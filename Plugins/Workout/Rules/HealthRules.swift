import BackgroundRuntime

/// The rules of health data and workouts.
package enum HealthRules {
    package static let all: [Rule] = ofWorkouts + ofAccess + ofDelivery

    // Workouts.

    private static let ofWorkouts = [
        keepsAwake, mode, transitions, foreground, oneSession, collects, recovery, relaunch, finishLocked,
    ]

    package static let keepsAwake = Rule(
        "health.workout.keeps-awake", .from(.iOS(26)),
        "workout-processing keeps an app awake from the start of its workout session to the end of that, pauses included.",
        confidence: .observed, .choice, sources: "LOG-WORKOUT26", "HK-RUNNING", "WK-SESSIONS")

    package static let mode = Rule(
        "health.workout.mode", .from(.iOS(26)),
        """
        Without workout-processing a session is suspended with its app: nothing is collected until the app runs again.
        """,
        confidence: .observed, .choice, sources: "LOG-WORKOUT26",
        advice: "Add workout-processing to UIBackgroundModes: Workout processing in Xcode's Background Modes.")

    package static let transitions = Rule(
        "health.workout.transitions", .from(.iOS(26)),
        """
        A session goes from not started over prepared, running, paused and stopped to ended; what its state does not allow \
        fails with errorInvalidArgument, and changes nothing.
        """,
        confidence: .documented, .observed, sources: "HK-STATE", "HK-SESSION")

    package static let foreground = Rule(
        "health.workout.foreground", .from(.iOS(26)),
        "A session cannot be started in the background: it fails with errorBackgroundWorkoutSessionNotAllowed.",
        confidence: .documented, .choice, sources: "WK-SESSIONS", "HK-BACKGROUND",
        advice: "Call startActivity(with:) while the app is in the foreground.")

    package static let oneSession = Rule(
        "health.workout.one", .from(.iOS(26)),
        """
        A phone has one workout session: the start of another ends it, and it fails with \
        errorAnotherWorkoutSessionStarted.
        """,
        confidence: .documented, .choice, sources: "HK-ANOTHER")

    package static let collects = Rule(
        "health.workout.collects", .from(.iOS(26)),
        """
        A live builder collects what is measured of the types of its data source that the app may read, while the session \
        runs; a heart rate comes from a sensor beside the phone.
        """,
        confidence: .documented, .choice, sources: "HK-SESSION", "W25-322")

    package static let recovery = Rule(
        "health.workout.recovery", .from(.iOS(26)),
        """
        After a crash in a workout the session and its builder are there as they were, for the app to recover; the data \
        source has to be set again.
        """,
        confidence: .documented, sources: "W25-322", "HK-RECOVER",
        advice: """
            Call recoverActiveWorkoutSession() where shouldHandleActiveWorkoutRecovery says so, in \
            scene(_:willConnectTo:options:): for a scene that is restored the app is asked for no configuration.
            """)

    package static let relaunch = Rule(
        "health.workout.relaunch", .from(.iOS(26)),
        """
        An app that crashed in a workout is launched again k.health.workout.relaunch later, in the background; one whose \
        user swiped it away is not, and its session is over.
        """,
        confidence: .documented, .choice, sources: "W25-322",
        advice: "Recover the workout in that launch, within k.health.workout.recovery.")

    package static let finishLocked = Rule(
        "health.workout.finish-locked", .from(.iOS(12)),
        "A workout that is saved while health data cannot be read is kept, and finishWorkout() returns none.",
        confidence: .engineer, sources: "DTS-695853",
        advice: "Take nil without an error for success, and look for the workout after the unlock.")
}
