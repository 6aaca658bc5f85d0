/// What a launch looks like to the app, by icon, by URL or in the background.
extension LifecycleRules {
    /// How an app is launched, and what it is called with.
    public static let launch: [Rule] = [
        launchStateInactive, launchStateBackground, launchSceneStateBackground, launchBackgroundNoWindow,
        launchOptions, launchHiddenReasons, launchWatchdog, launchPrewarm, launchFirstUnlock, urlLaunch, quickAction,
    ]

    /// What a launching app without scenes reads as its state.
    public static let launchStateInactive = Rule(
        property: "life.launch.state-inactive", .all,
        """
        During a foreground launch of a sceneless app applicationState reads inactive in willFinishLaunching and \
        didFinishLaunching.
        """,
        confidence: .documented, sources: "UIK-STATE")

    /// What an app launched in the background reads as its state.
    public static let launchStateBackground = Rule(
        property: "life.launch.state-background", .all,
        "During a background launch applicationState reads background in didFinishLaunching.",
        confidence: .documented, sources: "APG-LC", "W13-204")

    /// What a launching app with scenes reads as its state.
    public static let launchSceneStateBackground = Rule(
        property: "life.launch.scene-state-background", .from(.iOS(13)),
        """
        A scene-based app starts in the background state and becomes inactive/active as its scenes connect. Where the user \
        opened it, it may do meanwhile what is for apps in front alone, such as ask for the position in onAppear.
        """,
        confidence: .documented, sources: "UIK-STATE")

    /// A background launch has no UI until the user opens the app.
    public static let launchBackgroundNoWindow = Rule(
        property: "life.launch.background-no-window", .all,
        """
        A background launch shows no UI; the UI is not active until the user opens the app, at which point \
        willEnterForeground and didBecomeActive are called and didFinishLaunching is not called again.
        """,
        confidence: .documented, sources: "APG-LC")

    /// How the app learns why it was launched.
    public static let launchOptions = Rule(
        property: "life.launch.options", .all,
        """
        The launch options name the cause, with keys by version: location, remoteNotification, localNotification, url, \
        bluetoothCentrals, bluetoothPeripherals, newsstandDownloads; a plain icon tap gives none. Disputed: one report of iOS 26 \
        says that an app with scenes never gets location.
        """,
        confidence: .documented, .observed, sources: "UIK-LAUNCHOPT", "LOG-NC4305")

    /// A background launch need not say why.
    public static let launchHiddenReasons = Rule(
        property: "life.launch.hidden-reasons", .from(.iOS(13)),
        """
        There is no closed list of what can launch an app in the background; a launch with empty options and the state \
        background is normal.
        """,
        confidence: .engineer, sources: "DTS-765674", "DTS-771951")

    /// The limit of a launch.
    public static let launchWatchdog = Rule(
        "life.launch.watchdog", .all,
        "A launch whose main thread is blocked beyond k.watchdog.launch ends with 0x8badf00d.",
        confidence: .documented, sources: "TN2151", "XC-WATCHDOG")

    /// A process may be started before it is needed.
    public static let launchPrewarm = Rule(
        "life.launch.prewarm", .from(.iOS(15)),
        """
        The system may run the process up to UIApplicationMain, not into it, and park it there; no delegate method \
        runs in prewarming.
        """,
        confidence: .documented, sources: "UIK-LAUNCH")

    /// Nothing is launched between a reboot and the first unlock.
    public static let launchFirstUnlock = Rule(
        "life.launch.first-unlock", .from(.iOS(7)),
        """
        After a reboot of a device with a passcode nothing but what a VoIP push calls is launched in the background until the \
        first unlock. Such a process finds keychain and files closed, and UserDefaults empty.
        """,
        confidence: .documented, .observed, .choice,
        sources: "TN3115", "W19-707", "CL-PROX", "LOG-LOOP710", "LOG-ARTEMIS204")

    /// What opening a URL does.
    public static let urlLaunch = Rule(
        "life.url-launch", .all,
        """
        Opening a URL of the app's scheme brings it to the foreground (launching it if needed) and delivers the URL \
        before didBecomeActive.
        """,
        confidence: .documented, .choice, sources: "APG-IC")

    /// What a quick action of the icon does.
    public static let quickAction = Rule(
        "life.quick-action", .from(.iOS(9)),
        """
        A Home Screen quick action brings the app to the foreground and calls performActionFor with it. A launch has it \
        in its options instead: of an app with scenes in those of the connection, of one without in those of the \
        launch, where the call follows unless a launch method returned false.
        """,
        confidence: .documented, .choice, sources: "UIK-QUICK", "UIK-QUICK-SCENE", "UIK-QUICK-OPTION")
}
