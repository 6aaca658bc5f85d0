import BackgroundRuntime

/// The VoIP module: the keep-alive and the tagged socket of iOS 4 to 9, VoIP pushes, and calls.
public enum VoIPModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "voip", contract: 2,
        values: [
            .documented(
                mode, checks: checks,
                keepsAwake: [VoIPRules.callKeepsAwake, VoIPRules.pushLaunches, VoIPRules.socketWake],
                symbols: ["CXProvider", "CXCallController", "PKPushRegistry", "setKeepAliveTimeout"])
        ],
        summary:
            "VoIP pushes launch an app and have to become calls; a call keeps it awake; before, a socket woke it.",
        simulated: simulated, notSimulated: notSimulated, rules: VoIPRules.all, plannedRules: plannedRules,
        constants: VoIPConstants.all, sources: VoIPSources.all,
        manifestKeys: [ManifestKey(Key.persistentWiFi, .boolean, label: "Application uses Wi-Fi")],
        terminationCodes: terminationCodes, stimuli: stimuli, actions: actions, mistakes: VoIPMistakes.all,
        searchSynonyms: VoIPWords.all, start: .whenNeeded(), makeService: { VoIPService($0) },
        makeMode: { VoIPMode($0) })

    static let mode = "voip"

    private enum Key {
        static let persistentWiFi = "UIRequiresPersistentWiFi"
    }

    private static let checks: [ManifestCheck] = [
        .recommends(
            mode: "audio", "the sound of a call in the background is to be declared as well",
            systems: .from(.iOS(4), before: .iOS(10)), rule: VoIPRules.audioKey.id),
        .needs(
            key: Key.persistentWiFi, "without it Wi-Fi is closed, and with it the connection to the server",
            systems: .from(.iOS(4), before: .iOS(10)), rule: VoIPRules.wifiPersist.id),
    ]

    private static let terminationCodes: [TerminationCode] = [
        TerminationCode(
            0xbaad_ca11, spoken: "bad call", "A VoIP push was not reported as a call.",
            log: "never posted an incoming call to the system after receiving a PushKit VoIP push",
            rules: ["voip.push.two-mechanisms"], sources: "XC-SIGKILL", "DTS-817976"),
        TerminationCode(
            0xbad2_2222, "A VoIP app was resumed too often.", log: "app exceeded 15 wakes in 300 sec",
            rules: ["voip.wake-rate"], sources: "XC-SIGKILL", "LOG-15WAKES"),
    ]

    private static let simulated = [
        "setKeepAliveTimeout with its minimum, its allowance, replacing and removing (iOS 4 to 9)",
        "streams tagged with the VoIP service type, which wake the app for data (iOS 4 to 9)",
        "launches at boot, after a crash and after a purge (iOS 4 to 9)",
        "the limit on wakes, and its kill",
        "the SDK an app was linked with (DTSDKName in the manifest), for the old ways and for the duty to report",
        "push registries, tokens, and pushes that launch or wake the app (iOS 8)",
        "the duty to report each push as a call, its exception and its kill, and the stop of delivery (iOS 13)",
        "the exemptions from that duty, and the flag that tells of them (iOS 26.4)",
        "calls from the first ring or the dialling to the end, with hold, mute and the audio session (iOS 10)",
        "a second call, of the same app, another one or the phone: held or ended, swapped, taken up again (iOS 10)",
        "observers of all calls of the phone, in apps that have none themselves as well (iOS 10)",
        "a ringing call on the screen: to iOS 13 it covers the app in front, from iOS 14 it is a banner",
        "reports that Do Not Disturb, the block list or a missing mode refuse",
    ]

    private static let notSimulated = [
        "the call screen once a call was answered, and its banner while another call goes on",
        "the time that CallKit gives for an action, and its time-out",
        "what the server does, and the network between",
        "sockets that the system closes while the app is suspended",
        "the end of the stop of delivery after a long time: only a new installation ends it",
        "entitlements, and alerts in builds for development (voip.push.ptt-entitlement-gone, voip.push.dev-alerts)",
        "calls that the phone itself dials; waiting and swapping before iOS 10",
        "whether a local notification is about a call: it is shown as any other (voip.alert.local-notification)",
        "groups of calls, tones, call blocking and identification, other types of push",
    ]

    private static let plannedRules: Set = [
        VoIPRules.alertLocalNotification.id, VoIPRules.pushTalkEntitlementGone.id, VoIPRules.pushDeveloperAlerts.id,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { VoIPModule.descriptor.register(in: $0, levels: 2) }
