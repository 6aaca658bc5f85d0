import BackgroundRuntime

/// The rules of push to talk.
package enum PushToTalkRules {
    package static let all: [Rule] =
        [mode, keepsAwake, audioByFramework, audioMixable, callFirst, entitlement] + ofManagers + ofChannels + ofTalk

    package static let mode = Rule(
        "ptt.mode", .from(.iOS(16)),
        """
        push-to-talk lets a PTT push launch the app; it must report the speaker at once in the push callback; a \
        joined channel survives termination.
        """,
        confidence: .documented, sources: "W22-10117", "XC-MODES")

    package static let keepsAwake = Rule(
        "ptt.keeps-awake", .from(.iOS(16)),
        """
        With push-to-talk the app stays awake while the user transmits or a remote participant speaks, and is \
        suspended once its audio session was deactivated.
        """,
        confidence: .documented, sources: "PTT-APP")

    package static let audioByFramework = Rule(
        "ptt.audio-by-framework", .from(.iOS(16)),
        "Push to talk apps must not activate the audio session themselves; they wait for the framework's callback.",
        confidence: .documented, .observed, sources: "W22-10117", "PTT-APP", "LOG-PTTSESSION",
        advice: "Set the category playAndRecord at launch, and play and record from channelManager(_:didActivate:) on.")

    package static let audioMixable = Rule(
        "ptt.audio.mixable", .from(.iOS(16)),
        "In the background the framework does not activate an audio session whose category mixes with others.",
        confidence: .observed, sources: "LOG-PTTMIXABLE")

    package static let callFirst = Rule(
        "ptt.call", .from(.iOS(16)),
        """
        Calls come first: while one goes on no transmission begins and nobody is heard; one that gets its sound ends both.
        """,
        confidence: .documented, .choice, sources: "PTT-APP", "PTT-ERRORS")

    package static let entitlement = Rule(
        "ptt.entitlement", .from(.iOS(16)),
        """
        Without the entitlements com.apple.developer.push-to-talk and aps-environment an app gets no channel manager.
        """,
        confidence: .documented, sources: "PTT-INSTANTIATION")
}
