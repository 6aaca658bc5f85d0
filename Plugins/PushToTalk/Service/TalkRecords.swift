import BackgroundRuntime

/// The channel that is joined on the phone, of whichever app: it outlives the process.
final class JoinedChannel {
    let app: InstalledApp
    var channel: Channel
    let token: [UInt8]
    /// The manager that was told of it; nil until that of a new process is.
    weak var session: ChannelSession?

    init(_ app: InstalledApp, _ channel: Channel, token: [UInt8]) {
        self.app = app
        self.channel = channel
        self.token = token
    }
}

/// What brought an app that has no manager yet.
enum WaitingTalk {
    case push(TalkPush, WakeCompletion)
    case button(Channel.Source, WakeCompletion)

    var name: String {
        switch self {
        case .push: "PTT push"
        case .button: "talk button"
        }
    }
}

/// What a process has of push to talk.
final class ProcessTalk {
    /// The manager of the process, kept for all its life.
    var session: ChannelSession?
    /// Whether the sound belongs to the talk of the process: its session is active, or about to be.
    var hasSound = false
    /// Whether the system has activated its session, and the app was told.
    var isSoundActive = false
    /// What waits for a manager.
    var waiting = UntakenEvents<WaitingTalk>()

    /// The record of a process, made on first use.
    static func of(_ process: AppProcess) -> ProcessTalk { process.storage.object { ProcessTalk() } }
}

/// What an app said and did, for expectations.
final class AppTalk {
    var speakers: [(instant: VirtualInstant, name: String)] = []
    var transmissions: [VirtualInstant] = []

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppTalk { app.storage.object { AppTalk() } }
}
