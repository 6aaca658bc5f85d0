import BackgroundRuntime

/// The figures of Background Assets. Apple gives none of them.
package enum AssetConstants {
    package static let all: [Constant] = [runtime, delay, period]

    package static let runtime = Constant(
        "k.assets.extension", .seconds, ios4: nil, ios7: nil, ios13: 30, ios26: 30, systems: .from(.iOS(16, 1)),
        "Seconds for which a downloader extension may work: Apple says \"short and limited\".",
        confidence: .choice, sources: "W22-110403")

    package static let delay = Constant(
        "k.assets.delay", .seconds, ios4: nil, ios7: nil, ios13: 60, ios26: 60, systems: .from(.iOS(16, 1)),
        "Seconds for which a scheduled download waits until the system begins it; Apple gives no figure.",
        confidence: .choice, sources: "BA-MANAGER")

    package static let period = Constant(
        "k.assets.period", .seconds, ios4: nil, ios7: nil, ios13: 86_400, ios26: 86_400, systems: .from(.iOS(16, 1)),
        "Seconds between two periodic content requests; Apple gives no figure.",
        confidence: .choice, sources: "BA-UNMANAGED")
}
