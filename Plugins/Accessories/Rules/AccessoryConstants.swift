import BackgroundRuntime

/// The figures of accessories.
package enum AccessoryConstants {
    /// All of them.
    package static let all: [Constant] = [
        Constant(
            "k.ea.wake", .seconds, all: 10, "Run time for an event of an external accessory, from iOS 5.",
            confidence: .documented, sources: "APG-BE")
    ]
}
