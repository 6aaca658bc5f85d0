import BackgroundRuntime

/// The figures of external accessories.
package enum ExternalAccessoryConstants {
    package static let all: [Constant] = [wake]

    package static let wake = Constant(
        "k.ea.wake", .seconds, all: 10, systems: .from(.iOS(5)),
        "Run time for an event of an external accessory, from iOS 5.",
        confidence: .documented, sources: "APG-BE")
}
