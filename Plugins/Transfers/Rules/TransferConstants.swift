import BackgroundRuntime

/// The figures of URL sessions.
package enum TransferConstants {
    package static let all: [Constant] = [
        wake, requestTimeout, resourceTimeout, rateDelay, retryDelay, retryLimit, reclaim, progress, relaxed, battery,
        wifiDown,
        wifiUp, cellularDown, cellularUp, wifiLatency, cellularLatency,
    ]

    package static let wake = Constant(
        "k.transfer.wake", .seconds, ios4: nil, ios7: 30, ios13: 30, ios26: 30,
        "Run time after handleEventsForBackgroundURLSession. A session says 30 to 60; the lower bound is taken.",
        confidence: .documented, .choice, sources: "W14-707")

    package static let requestTimeout = Constant(
        "k.transfer.request-timeout", .seconds, ios4: nil, ios7: 60, ios13: 60, ios26: 60,
        "Default timeoutIntervalForRequest; in a background session it leads to a retry, not a failure.",
        confidence: .documented, sources: "FND-CONF")

    package static let resourceTimeout = Constant(
        "k.transfer.resource-timeout", .seconds, ios4: nil, ios7: 604_800, ios13: 604_800, ios26: 604_800,
        "Default timeoutIntervalForResource: 7 days.",
        confidence: .documented, sources: "FND-CONF")

    package static let rateDelay = Constant(
        "k.transfer.rate-delay", .seconds, ios4: nil, ios7: 60, ios13: 60, ios26: 60,
        "The delay of a transfer that is started after the first wake for a session; each further wake doubles it.",
        confidence: .observed, sources: "LOG-128813")

    package static let retryDelay = Constant(
        "k.transfer.retry-delay", .seconds, all: 10, systems: .from(.iOS(7)),
        "Seconds from the failure of a background transfer to the next attempt; doubled by each one without an answer.",
        confidence: .choice)

    package static let retryLimit = Constant(
        "k.transfer.retry-limit", .seconds, all: 3_600, systems: .from(.iOS(7)),
        "The most seconds between two attempts.", confidence: .choice)

    package static let reclaim = Constant(
        "k.transfer.reclaim", .seconds, all: 300,
        "How long an app has to be suspended for the system to reclaim its sockets. No figure is documented.",
        confidence: .choice, sources: "TN2277")

    package static let progress = Constant(
        "k.transfer.progress", .seconds, all: 1, systems: .from(.iOS(7)),
        "Seconds between two calls that tell of progress.",
        confidence: .choice)

    package static let relaxed = Constant(
        "k.transfer.relaxed", .percent, all: 10, systems: .from(.iOS(8)),
        "The last share of the resource timeout, in which a discretionary transfer takes any network. From iOS 8.",
        confidence: .choice)

    package static let battery = Constant(
        "k.transfer.battery", .percent, all: 20, systems: .from(.iOS(7)),
        "The charge below which a discretionary transfer waits, unless the phone is charging.", confidence: .choice)

    package static let wifiDown = rate("k.transfer.wifi-down", 5_000_000, "Bytes that Wi-Fi receives in a second.")
    package static let wifiUp = rate("k.transfer.wifi-up", 1_250_000, "Bytes that Wi-Fi sends in a second.")
    package static let cellularDown = rate(
        "k.transfer.cellular-down", 1_250_000, "Bytes that the carrier's network receives in a second.")
    package static let cellularUp = rate(
        "k.transfer.cellular-up", 625_000, "Bytes that the carrier's network sends in a second.")

    package static let wifiLatency = Constant(
        "k.transfer.wifi-latency", .seconds, all: 0.02, "The way to a server and back over Wi-Fi.",
        confidence: .choice)

    package static let cellularLatency = Constant(
        "k.transfer.cellular-latency", .seconds, all: 0.06, "The way to a server and back over the carrier's network.",
        confidence: .choice)

    private static func rate(_ id: String, _ value: Double, _ meaning: String) -> Constant {
        Constant(id, .bytes, all: value, meaning, confidence: .choice)
    }
}
