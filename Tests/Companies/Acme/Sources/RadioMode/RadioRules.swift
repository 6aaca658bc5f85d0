import BackgroundRuntime

/// The rules of two-way radio.
enum RadioRules {
    static let all = [keepsAwake, required, wakes, silent, beacon]

    static let keepsAwake = Rule(
        "radio.keeps-awake", .from(.iOS(16)), "A channel that an app listens to keeps it awake.",
        confidence: .documented, sources: "ACME-RADIO")

    static let required = Rule(
        "radio.mode-required", .from(.iOS(16)), "Without the mode a channel keeps nothing awake.",
        confidence: .documented, sources: "ACME-RADIO")

    static let wakes = Rule(
        "radio.call.wakes", .from(.iOS(16)),
        "A call on a channel wakes its app for k.radio.wake while the antenna is up.",
        confidence: .observed, sources: "ACME-RADIO")

    static let silent = Rule(
        property: "radio.silent", .from(.iOS(16)), "Beside calls a channel tells its app nothing.",
        confidence: .documented, sources: "ACME-RADIO")

    static let beacon = Rule(
        "radio.beacon", .from(.iOS(17)), "A beacon wakes its app once an hour.", confidence: .documented,
        sources: "ACME-RADIO")

    static let wake = Constant(
        "k.radio.wake", .seconds, all: 5, "Seconds for a call on a channel.", confidence: .observed,
        sources: "ACME-RADIO")
}
