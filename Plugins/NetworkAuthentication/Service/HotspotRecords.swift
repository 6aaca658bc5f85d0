import BackgroundRuntime

/// What the system keeps of a helper. It outlives the process, and goes with the app.
final class AppHotspot {
    /// A command that waits for an answer.
    struct Open {
        let command: HotspotCommand
        /// The end of its time; nil where it has none.
        var end: EventID?
        /// What to do with the wake as it is answered.
        var completion: WakeCompletion?
    }

    /// Whether the app ever registered.
    var isRegistered = false
    /// The commands that wait for an answer, by their numbers.
    var open: [Int: Open] = [:]
    /// Commands for the foreground.
    var presented: [HotspotCommand] = []
    /// Commands that wait for the app to register again.
    var untaken = UntakenEvents<HotspotCommand>(limit: 20)
    /// What the app was asked to do, over all launches.
    var commands: [(instant: VirtualInstant, name: String)] = []

    /// The phone is on the network no more: nothing about it is asked.
    func forget(_ ssid: String) { presented.removeAll { $0.networks.first?.ssid == ssid } }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppHotspot { app.storage.object { AppHotspot() } }
}

/// What a process has of a helper.
final class ProcessHotspot {
    var helper: HotspotHelper?

    /// The record of a process, made on first use.
    static func of(_ process: AppProcess) -> ProcessHotspot { process.storage.object { ProcessHotspot() } }
}

/// The mode of a process that may be a helper. It holds nothing: each command has time of its own.
public final class HotspotMode: ModeInstance {
    /// Whether the process ever registered.
    public internal(set) var wasUsed = false

    init(_ context: ModeContext) {}
}
