import BackgroundRuntime

/// The figures of background URL sessions.
package enum TransferConstants {
    /// All of them.
    package static let all: [Constant] = [
        Constant(
            "k.transfer.wake", .seconds, ios4: nil, ios7: 30, ios13: 30, ios26: 30,
            "Run time after handleEventsForBackgroundURLSession. A session says 30 to 60; the lower bound is taken.",
            confidence: .documented, .choice, sources: "W14-707"),
        Constant(
            "k.transfer.request-timeout", .seconds, ios4: nil, ios7: 60, ios13: 60, ios26: 60,
            "Default timeoutIntervalForRequest; in a background session it leads to a retry, not a failure.",
            confidence: .documented, sources: "FND-CONF"),
        Constant(
            "k.transfer.resource-timeout", .seconds, ios4: nil, ios7: 604_800, ios13: 604_800, ios26: 604_800,
            "Default timeoutIntervalForResource: 7 days.",
            confidence: .documented, sources: "FND-CONF"),
    ]
}
