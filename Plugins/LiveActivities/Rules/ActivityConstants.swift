import BackgroundRuntime

/// The figures of Live Activities.
package enum ActivityConstants {
    package static let all: [Constant] = [maximum, removal, wake, count, size]

    package static let maximum = Constant(
        "k.liveactivity.max", .seconds, ios4: nil, ios7: nil, ios13: 28_800, ios26: 28_800, systems: .from(.iOS(16, 1)),
        "Seconds after which the system ends a Live Activity.",
        confidence: .documented, .observed, sources: "AK-DISPLAY", "LOG-LOOP611")

    package static let removal = Constant(
        "k.liveactivity.removal", .seconds, ios4: nil, ios7: nil, ios13: 14_400, ios26: 14_400,
        systems: .from(.iOS(16, 1)),
        "Seconds for which a Live Activity that ended stays on the lock screen at most.",
        confidence: .documented, sources: "AK-DISPLAY", "AK-DISMISSAL")

    package static let wake = Constant(
        "k.liveactivity.wake", .seconds, ios4: nil, ios7: nil, ios13: 5, ios26: 5, systems: .from(.iOS(17, 2)),
        "Run time for a Live Activity that a push started: Apple says \"a few seconds\".",
        confidence: .choice, sources: "DTS-834934")

    package static let count = Constant(
        "k.liveactivity.count", .count, ios4: nil, ios7: nil, ios13: 5, ios26: 5, systems: .from(.iOS(16, 1)),
        "Live Activities that an app may have at a time; Apple gives no figure.",
        confidence: .observed, sources: "AJO-LIVE")

    package static let size = Constant(
        "k.liveactivity.size", .bytes, ios4: nil, ios7: nil, ios13: 4096, ios26: 4096, systems: .from(.iOS(16, 1)),
        "Bytes of the attributes and the content of a Live Activity, as JSON, at most.",
        confidence: .documented, sources: "AK-ERROR", "AK-DISPLAY")
}
