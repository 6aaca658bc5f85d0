import BackgroundRuntime

/// The figures of Nearby Interaction.
package enum NearbyConstants {
    package static let all: [Constant] = [suspension]

    package static let suspension = Constant(
        "k.nearby.suspension", .seconds, ios4: nil, ios7: nil, ios13: 600, ios26: 600, systems: .from(.iOS(14)),
        "How long a session may be suspended until it is invalidated. Apple says that it happens, and not when.",
        confidence: .choice, sources: "NI-SUSPENDED")
}
