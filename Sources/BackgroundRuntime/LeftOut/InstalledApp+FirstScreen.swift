// An app of which nothing is to be seen: only its delegate runs, and every verdict on it is one on a shell.

extension InstalledApp {
    /// The storyboard that the manifest names for the first screen of an app without scenes; nil where the app makes that
    /// itself.
    package var mainStoryboard: String? {
        guard case .string(let name)? = manifest.propertyList["UIMainStoryboardFile"], !name.isEmpty else { return nil }
        return name
    }

    /// Says that the storyboard of the first screen is not where the app's files are.
    ///
    /// - Parameter storyboard: its name, without the ending.
    package func noteMissingScreen(_ storyboard: String) {
        record(
            .note, "the first screen lies in \(storyboard).storyboard, which is not in the app's folder",
            rule: SimulationRules.screenUnread)
        noteFirstScreen(lacking: "\(storyboard).storyboard is not in the app's folder: its first screen is never made")
    }

    /// Remembers why the first screen that the app names has not been made; an app that shows another one by the end of the run
    /// lacks nothing.
    package func noteFirstScreen(lacking reason: String) { screen.lack = screen.lack ?? reason }

    /// Why something that needs the first screen was not done; nil where that is there.
    var firstScreenExcuse: String? {
        noteScreen()
        guard !screen.isThere, let lack = screen.lack else { return nil }
        return "it may be in the first screen: \(lack)"
    }

    /// Remembers whether the app has anything on its screen, as far as that shows without a look at it.
    func noteScreen() {
        guard let process, let instance = process.life.instance else { return }
        if process.hasBeen(.active) { screen.wasInFront = true }
        if instance.hasScreen, !instance.hasEmptyWindows { screen.isThere = true }
    }

    /// Looks at the screen, in a turn of the main thread, where code that is left out may leave it empty.
    func noteScreenElements(of instance: any AppInstance) {
        guard !screen.hasElements, leftOutOfScreen != nil else { return }
        screen.wasLookedAt = true
        screen.hasElements = !instance.glimpsedElements.isEmpty
    }

    /// Reports an app that was in front with nothing on its screen, though it names a first one, or though code that is left
    /// out would have filled it. Once; called at the end of a run.
    public func reportEmptyScreen() {
        noteScreen()
        guard launchCount > 0, screen.wasInFront, !screen.isReported else { return }
        if process?.state == .active, let instance = process?.life.instance, leftOutOfScreen != nil {
            try? onMainThread { self.noteScreenElements(of: instance) }
        }
        guard let reason = reasonOfEmptyScreen else { return }
        screen.isReported = true
        record(.finding, "nothing is on the screen: \(reason)", rule: SimulationRules.screenUnread)
    }

    private var reasonOfEmptyScreen: String? {
        let piece = leftOutOfScreen.map { "\($0.text), \($0.place), is left out" }
        guard screen.isThere else {
            let instance = process?.life.instance
            let ofWindow = instance?.hasScreen == true ? "its window has no root view controller" : nil
            return piece ?? screen.lack ?? ofWindow ?? instance?.reasonOfNoScreen
        }
        return screen.wasLookedAt && !screen.hasElements ? piece : nil
    }

    /// The first code that the app came to, that is left out, and that speaks of what is on a screen.
    private var leftOutOfScreen: ReachedCode.Piece? {
        reachedCode?.all.first { $0.words.contains(where: FirstScreen.isOfScreens) }
    }

    private var screen: FirstScreen { storage.object { FirstScreen() } }
}

/// What is known of an app's screen, over all launches.
private final class FirstScreen {
    /// Whether any launch was in front.
    var wasInFront = false
    /// Whether any launch had a window with something in it.
    var isThere = false
    /// Whether somebody has looked at what is on the screen.
    var wasLookedAt = false
    /// Whether there ever was anything.
    var hasElements = false
    /// Why the screen that the app names has not been made.
    var lack: String?
    var isReported = false

    /// Whether a name is of what fills a screen, by one of its words: a context of managed objects is called a view's alone.
    static func isOfScreens(_ name: String) -> Bool {
        name != "viewContext"
            && name.matches(of: #/[A-Z]?[a-z]+/#).contains { words.contains($0.output.lowercased()) }
    }

    private static let words: Set = [
        "view", "subview", "window", "controller", "screen", "scene", "storyboard", "list", "label", "button", "text",
    ]
}
