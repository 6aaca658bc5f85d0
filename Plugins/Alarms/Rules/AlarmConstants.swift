import BackgroundRuntime

/// The figures of alarms. Apple gives none.
package enum AlarmConstants {
    package static let all: [Constant] = [limit, intent]

    package static let limit = Constant(
        "k.alarm.limit", .count, ios4: nil, ios7: nil, ios13: nil, ios26: 500,
        "Alarms of an app; Apple says that there is no set number, and 500 of one app were seen to be scheduled.",
        confidence: .choice, .observed, sources: "DTS-797158", "LOG-AKERRORS")

    package static let intent = Constant(
        "k.alarm.intent", .seconds, ios4: nil, ios7: nil, ios13: nil, ios26: 30,
        "Seconds for the intent of a button, until it returns.", confidence: .choice)
}
