import BackgroundRuntime

/// The figures of hotspot helpers.
package enum HotspotConstants {
    package static let all: [Constant] = [command]

    package static let command = Constant(
        "k.hotspot.command", .seconds, ios4: nil, ios7: 45, ios13: 45, ios26: 45, systems: .from(.iOS(9)),
        "Seconds that a helper has to evaluate a network; the same is taken for its other commands.",
        confidence: .documented, .choice, sources: "HOTSPOT-COMMANDS")
}
