import BackgroundRuntime

/// The figures of health data and workouts.
package enum HealthConstants {
    package static let all: [Constant] = [allowance, backoff, strikes, relaunch, recovery]

    static let allowance = Constant(
        "k.health.delivery.allowance", .seconds, all: 30, systems: .from(.iOS(8)),
        "Seconds for a background delivery of health data. Apple gives no figure.", confidence: .choice)

    static let backoff = Constant(
        "k.health.delivery.backoff", .seconds, all: 600, systems: .from(.iOS(8)),
        """
        Seconds until a delivery that was not answered is tried again; twice as many after each further one. Apple says \
        that there is such a growing delay, and not how long it is.
        """,
        confidence: .choice, sources: "HK-DONE")

    static let strikes = Constant(
        "k.health.delivery.strikes", .count, all: 3, systems: .from(.iOS(8)),
        "How many deliveries in a row an app may leave unanswered until the system stops them.",
        confidence: .documented, sources: "HK-DONE", "SO-30143280")

    static let relaunch = Constant(
        "k.health.workout.relaunch", .seconds, ios4: nil, ios7: nil, ios13: nil, ios26: 1, systems: .from(.iOS(26)),
        "Seconds until an app is launched again that crashed in a workout. Apple gives no figure.", confidence: .choice)

    static let recovery = Constant(
        "k.health.workout.recovery", .seconds, ios4: nil, ios7: nil, ios13: nil, ios26: 30, systems: .from(.iOS(26)),
        "Seconds that an app has to recover its workout in the launch after a crash. Apple gives no figure.",
        confidence: .choice)
}
