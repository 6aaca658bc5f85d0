import BackgroundRuntime
import Testing

/// One thing that people suffer from: a trap of the rule book, a thread of the field, or a question that is asked today.
struct Row: Sendable, CustomTestStringConvertible {
    /// Its name: `trap.no-handler`, `pain 7`, `question 3`.
    let name: String
    /// The mistakes that it is about, by name.
    let mistakes: [String]
    /// What the trace of the app that fails says, in the words of the log that people have seen.
    let says: [String]

    init(_ name: String, _ mistakes: String..., says: String...) {
        self.name = name
        self.mistakes = mistakes
        self.says = says
    }

    var testDescription: String { name }

    /// Whether each module is here that the rows are about: without one of them, what it knows is left out.
    static let isWhole: Bool = {
        let ids: Set = [
            "alarm", "audio", "bgtask", "bluetooth", "fetch", "gpu", "health", "liveactivity", "location", "notif",
            "push",
            "transfer",
            "voip",
        ]
        return ids.isSubset(of: ModuleSet.linked.modules.map(\.id))
    }()

    /// Those whose mistakes are known here, with scenarios that can be read here.
    static let known = all.filter { row in
        isWhole || row.mistakes.allSatisfy { ModuleSet.linked.mistake(named: $0).map(Files.canBeRead) ?? false }
    }

    /// All of them: see the three sources at the tests of completeness.
    static let all = traps + pains + questions

    /// Section 6 of the rule book: the trap is the mistake of its name.
    static let traps = [
        trap(
            "task-id-overwritten", "its identifier was probably overwritten",
            "has active assertions beyond permitted time"),
        trap("handler-ends-later", "Background task still not ended after expiration handlers were called"),
        trap(
            "no-handler", "has no expiration handler: nothing warns it", "has active assertions beyond permitted time"),
        trap("renew-in-handler", "has active assertions beyond permitted time"), trap("two-tasks-double"),
        trap("reads-remaining"), trap("begin-too-late"),
        trap("task-whole-session", "was created over 30 seconds ago", "this creates a risk of termination"),
        trap("ten-minutes", "a background URLSession would go on without the app"), trap("locked-device-time"),
        trap("audio-no-key"), trap("audio-ambient"), trap("audio-pause-timer"),
        trap("audio-start-in-background", "560557684"), trap("audio-interruption"), trap("route-late"),
        trap("location-no-mode", "Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable"),
        trap("location-pauses"), trap("location-start-late"), trap("location-flag-false"), trap("location-relaunch"),
        trap("regions-over-20"), trap("notifications-over-64"), trap("keepalive-short"),
        trap("voip-chatter", "exceeded 15 wakes in 300 sec"),
        trap(
            "voip-push-no-call",
            "killing app because it never posted an incoming call to the system after receiving a PushKit VoIP push"),
        trap("silent-push-reliable"), trap("fetch-never-set"), trap("fetch-and-permitted-ids"),
        trap("completion-lost", "unanswered: push of 00:01:00"),
        trap("bgtask-register-late", "all launch handlers must be registered before application finishes launching"),
        trap("bgtask-exact-time"), trap("bgtask-no-resubmit"), trap("transfer-handler-early"),
        trap(
            "transfer-handler-never", "handleEventsForBackgroundURLSession but the completion handler was never called"),
        trap("transfer-chain"), trap("transfer-force-quit"),
        trap("ble-scan-nil"), trap("ble-restore-no-mode"), trap("gpu-background"),
        trap("sqlite-lock", "was suspended with locked system files"), trap("protected-file"),
        trap("sync-network-launch", "exhausted real (wall clock) time allowance"),
        trap("didenterbackground-on-launch"), trap("cpu-spin"),
    ]

    private static func trap(_ mistake: String, _ says: String...) -> Row {
        Row(name: "trap." + mistake, mistakes: [mistake], says: says)
    }

    private init(name: String, mistakes: [String], says: [String]) {
        (self.name, self.mistakes, self.says) = (name, mistakes, says)
    }
}
