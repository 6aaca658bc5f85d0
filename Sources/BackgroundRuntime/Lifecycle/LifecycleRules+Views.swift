/// What the controllers and views of an app are told of their coming to the screen and their leaving it.
///
/// Apple documents each call, and the order of those of one controller. In which order two controllers are told is documented
/// nowhere, and differs from one kind of change to the next: those rules are observed.
extension LifecycleRules {
    /// The rules about controllers and views.
    public static let views: [Rule] = [
        viewLoad, viewAppear, viewStack, viewTabs, viewPages, viewFullScreen, viewCard, viewChildren, viewMoves,
        viewBackground, viewMemory, viewSwiftUI, viewSwiftUICover,
    ]

    /// When a view is made.
    public static let viewLoad = Rule(
        property: "life.view.load", .all,
        """
        A controller loads its view once, at its first use or before it is shown: loadView makes it, and viewDidLoad says so.
        """,
        confidence: .documented, sources: "UIK-VC", "UIK-VCVIEWS")

    /// The calls of one controller.
    public static let viewAppear = Rule(
        property: "life.view.appear", .all,
        """
        Each time that its view comes to the screen, a controller gets viewWillAppear, from iOS 13 viewIsAppearing, and \
        viewDidAppear; at the first time its views are laid out before the last of these. Each time that it leaves, it gets \
        viewWillDisappear and viewDidDisappear.
        """,
        confidence: .documented, .observed, sources: "UIK-VC", "UIK-ISAPPEARING", "UIK-LAYOUT", "LOG-VIEWCALLS")

    public static let viewStack = Rule(
        property: "life.view.stack", .all,
        """
        As a navigation controller shows another controller, the old one gets viewWillDisappear, the new one viewWillAppear, \
        the old one viewDidDisappear, and the new one viewDidAppear.
        """,
        confidence: .observed, sources: "LOG-VIEWORDER", "LOG-VIEWCALLS", "LOG-VIEWCHANGES")

    /// The choice of a tab.
    public static let viewTabs = Rule(
        property: "life.view.tabs", .all,
        """
        As a tab bar controller shows another tab, the new controller, whose view is loaded at the first time, gets \
        viewWillAppear, the old one viewWillDisappear and viewDidDisappear, and the new one viewDidAppear.
        """,
        confidence: .observed, sources: "LOG-TABCALLS", "LOG-VIEWCHANGES")

    /// Pages that are turned over.
    public static let viewPages = Rule(
        property: "life.view.pages", .from(.iOS(5)),
        """
        As a page view controller turns a page over, the new controller gets viewWillAppear, the old one viewWillDisappear \
        and viewDidDisappear, and the new one viewDidAppear.
        """,
        confidence: .observed, sources: "LOG-VIEWORDER")

    /// A controller over all of the screen.
    public static let viewFullScreen = Rule(
        property: "life.view.full-screen", .all,
        """
        What covers the screen as a whole takes the views below away: the one below gets viewWillDisappear, the one above \
        viewWillAppear and viewDidAppear, and the one below viewDidDisappear; at the end the other way round. Over the full \
        screen, or with a presentation of an app's own, the views below stay.
        """,
        confidence: .documented, .observed, sources: "UIK-FULLSCREEN", "UIK-OVERFULL", "UIK-REMOVEVIEW",
        "LOG-VIEWCHANGES")

    /// A controller as a card.
    public static let viewCard = Rule(
        property: "life.view.card", .from(.iOS(13)),
        """
        The style that a controller has by itself, in an app linked with the SDK of iOS 13, is a sheet, which leaves a part \
        of what it covers on the screen: nothing below is told of it, neither as it comes nor as it goes.
        """,
        confidence: .documented, .observed, sources: "UIK-PAGESHEET", "LOG-CARDSTYLE", "LOG-CARDCALLS")

    public static let viewChildren = Rule(
        property: "life.view.children", .from(.iOS(5)),
        """
        What a container is told of its coming and going, it hands on to the children whose views lie in its own, each call \
        after its own. A child that is put into one that is shown, or taken out of it, is told as its view is: that it will \
        appear inside addSubview, and that it will disappear inside removeFromSuperview.
        """,
        confidence: .documented, .observed, sources: "UIK-FORWARD", "LOG-CONTAINMENT")

    /// The calls of a child that moves.
    public static let viewMoves = Rule(
        property: "life.view.moves", .from(.iOS(5)),
        """
        addChild calls willMove(toParent:) before it adds a child, and removeFromParent calls didMove(toParent:) with nil \
        after that; the app makes the other two calls. Containers of UIKit make all four: those with "did" when the change \
        on the screen is over, or at once where nothing of it is shown.
        """,
        confidence: .documented, .observed, sources: "UIK-WILLMOVE", "UIK-DIDMOVE", "LOG-MOVECALLS")

    /// The app leaves the screen.
    public static let viewBackground = Rule(
        property: "life.view.background", .all,
        """
        As an app leaves the screen and comes back to it, its controllers hear nothing of it: only the app and its scenes do.
        """,
        confidence: .observed, sources: "LOG-TABCALLS",
        advice: "Listen to the scene's phase or to the notifications of the app for that.")

    public static let viewMemory = Rule(
        property: "life.view.memory", .all,
        """
        A memory warning goes to the app's delegate, then to the observers of its notification, and to the controllers.
        """,
        confidence: .documented, sources: "UIK-VCMEM", "UIK-MEM")

    /// When the closures and the task of a view run.
    public static let viewSwiftUI = Rule(
        property: "life.view.swiftui", .from(.iOS(13)),
        """
        The closure of onAppear and the task of a view begin before the first frame of the view; the closure of onDisappear \
        runs, and the task is cancelled, when nothing of the view is on the screen any more.
        """,
        confidence: .documented, sources: "SUI-APPEAR", "SUI-DISAPPEAR", "SUI-TASK")

    /// What lies below a sheet of SwiftUI.
    public static let viewSwiftUICover = Rule(
        property: "life.view.swiftui.sheet", .from(.iOS(13)),
        "What lies below a sheet is still on the screen: its onDisappear does not run, and its task goes on.",
        confidence: .documented, sources: "SUI-DISAPPEAR", "UIK-PAGESHEET")
}
