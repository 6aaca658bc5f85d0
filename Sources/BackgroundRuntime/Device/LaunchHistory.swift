/// What became of the launches of an app, as far as it decides about the next one.
struct LaunchHistory {
    /// How each launch that is over ended, the first one first.
    var exits: [TerminationReason] = []
    /// How many launches there were.
    var launchCount = 0
    /// Whether a force quit bars most background launches.
    var isBarredByForceQuit = false
    /// When the user opened the app last.
    var lastOpened: VirtualInstant?
    var sessions = SceneSessions()
    /// At which hours the user opens the app.
    var pattern = UsePattern()
    /// Whether its launch is not over.
    var isLaunching = false
    /// The process that waits for the next launch, or did.
    var prewarming = Prewarming()
    /// Scene sessions whose views the system can restore.
    var savedStates: Set<String> = []
    /// Modes that were used, or reported as unused.
    var usedModes: Set<String> = []

    /// A process that the system makes before any code of the app runs.
    struct Prewarming {
        /// Since when it waits; nil while none does.
        var since: VirtualInstant?
        /// The number of the launch that it became; 0 for none.
        var launch = 0
    }
}

extension InstalledApp {
    /// How each launch that is over ended, the first one first.
    public var exits: [TerminationReason] { history.exits }

    /// How often the app was launched.
    public var launchCount: Int { history.launchCount }

    /// Whether a force quit bars most background launches until the user opens the app.
    public var isBarredByForceQuit: Bool { history.isBarredByForceQuit }

    /// When the user opened the app last; nil for an app never opened.
    public var lastOpened: VirtualInstant? { history.lastOpened }

    /// At which hours of the day the user opened the app of late.
    public var usePattern: UsePattern { history.pattern }
}
