extension RuleSource {
    /// What Apple's engineers said on the developer forums.
    static let forums: [RuleSource] = [
        RuleSource(
            "DTS-124180", "Wakeups limit exceeded: 45001 in 174 s, of 150 a second over 300 s",
            "developer.apple.com/forums/thread/124180"),
        RuleSource(
            "DTS-15685", "NSUserDefaults values lost on background launch: its file before the first unlock",
            "developer.apple.com/forums/thread/15685"),
        RuleSource(
            "Q-TASK", "UIApplication Background Task Notes, current text (about 30 s)",
            "developer.apple.com/forums/thread/85066"),
        RuleSource(
            "Q-TASK-2018", "UIApplication Background Task Notes, text of 2017 to 2018 (3 minutes, 30 s)",
            "developer.apple.com/forums/thread/85066"),
        RuleSource(
            "DTS-747499", "\"fork\" is no-no but why? (iOS apps start no processes)",
            "developer.apple.com/forums/thread/747499"),
        RuleSource(
            "Q-LIMITS", "iOS Background Execution Limits (one passage second-hand)",
            "developer.apple.com/forums/thread/685525"),
        RuleSource(
            "Q-DEFUNCT", "Sockets that become defunct at suspension", "developer.apple.com/forums/thread/802375"),
        RuleSource(
            "DTS-391799", "backgroundTimeRemaining in the foreground", "forums.developer.apple.com/message/391799"),
        RuleSource(
            "DTS-368480", "Completion handlers in a background task: block in willTerminate",
            "forums.developer.apple.com/message/368480"),
        RuleSource(
            "DTS-764762", "An expiration handler that is never called: an active audio session",
            "forums.developer.apple.com/forums/thread/764762"),
        RuleSource(
            "DTS-765674", "In what circumstances an app is launched in the background",
            "developer.apple.com/forums/thread/765674"),
        RuleSource(
            "DTS-789004", "The deadline for adopting the UIScene life cycle",
            "developer.apple.com/forums/thread/789004"),
        RuleSource(
            "DTS-813300", "The mandatory UIScene life cycle of iOS 27: confirmations",
            "developer.apple.com/forums/thread/813300"),
        RuleSource(
            "DTS-15808", "A force quit bars background launches, also over a restart",
            "developer.apple.com/forums/thread/15808"),
        RuleSource(
            "FORUM-732170", "Which calls the scenes of a force-quit app get",
            "developer.apple.com/forums/thread/732170"),
        RuleSource(
            "DTS-815618", "How long an app runs after a beacon's region woke it",
            "developer.apple.com/forums/thread/815618"),
        RuleSource(
            "DTS-741432", "Background transfers and limits: figures never officially documented",
            "developer.apple.com/forums/thread/741432"),
        RuleSource(
            "DTS-771951", "App being launched while device is locked", "developer.apple.com/forums/thread/771951"),
        RuleSource(
            "DTS-WT", "The three cases of applicationWillTerminate, Apple engineer quoted",
            "seacode.uk/swift/when-will-applicationwillterminate-be-called"),
    ]
}
