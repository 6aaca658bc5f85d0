import BackgroundRuntime

/// The figures of push to talk. Apple gives none.
package enum PushToTalkConstants {
    package static let all: [Constant] = [wake, accessory]

    package static let wake = Constant(
        "k.ptt.wake", .seconds, all: 30, systems: .from(.iOS(16)),
        "Run time for a PTT push or the talk button, until the app has its manager and the result is there.",
        confidence: .choice, sources: "PTT-DELEGATE")

    package static let accessory = Constant(
        "k.ptt.accessory", .seconds, all: 10, systems: .from(.iOS(16)),
        "How long after the value of a Bluetooth accessory an app in the background may begin a transmission.",
        confidence: .choice, sources: "PTT-MANAGER")
}
