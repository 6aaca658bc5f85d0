import BackgroundRuntime

/// The module of push to talk: channels that outlive their app, PTT pushes, and talk that keeps an app awake.
public enum PushToTalkModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "ptt", contract: 2,
        values: [
            .documented(
                "push-to-talk",
                checks: [
                    .needs(key: "NSMicrophoneUsageDescription", "without a text the app is ended as it records")
                ], keepsAwake: [PushToTalkRules.keepsAwake, PushToTalkRules.mode], symbols: ["PTChannelManager"])
        ],
        summary: "PTT pushes wake and launch the app of a channel; it stays awake while somebody speaks.",
        simulated: simulated, notSimulated: notSimulated, rules: PushToTalkRules.all, plannedRules: plannedRules,
        constants: PushToTalkConstants.all, sources: PushToTalkSources.all, stimuli: stimuli.since(.iOS(16)),
        actions: actions.since(.iOS(16)),
        observations: observations, searchSynonyms: PushToTalkWords.all, start: .whenNeeded(),
        makeService: { PushToTalkService($0) },
        makeMode: { PushToTalkMode($0) })

    private static let simulated = [
        "the channel manager of a process; joining in the foreground, one channel on the phone, leaving",
        "channels that outlive their process and a start of the phone, and their restoration",
        "PTT pushes that wake or launch the app, their results, and the token of each channel",
        "transmissions of the app, of the screen of the system, and of the button of a headset",
        "full duplex, half duplex, listenOnly; remote participants",
        "the audio session, which the system activates and deactivates; calls, which come first",
    ]

    private static let notSimulated = [
        "the entitlements com.apple.developer.push-to-talk and aps-environment, which are not checked (ptt.entitlement)",
        "service update pushes (ptt.service-update)",
        "an audio session that is not activated for its category (ptt.audio.mixable)",
        "whether the user asked to join a channel, as the review wants; the permission to record, as a transmission begins",
        "cached descriptors: the restoration delegate is asked at each restoration",
        "what a transmission is to a call that rings: both go on until the call is answered",
        "a launch to tell an app that does not run that the user left its channel",
        "two phones on one channel: who speaks is what a scenario says",
    ]

    private static let plannedRules: Set = [
        PushToTalkRules.entitlement.id, PushToTalkRules.serviceUpdate.id, PushToTalkRules.audioMixable.id,
    ]

    private static let observations: [AppObservation] = [
        .texts("ptt.speakers", "The remote participants whom the app reported, the first one first.") { app, since in
            AppTalk.of(app).speakers.filter { $0.instant >= since }.map(\.name)
        },
        .count("ptt.transmissions", "How often the user of the app began to speak.") { app, since in
            AppTalk.of(app).transmissions.count { $0 >= since }
        },
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { PushToTalkModule.descriptor.register(in: $0, levels: 2) }
