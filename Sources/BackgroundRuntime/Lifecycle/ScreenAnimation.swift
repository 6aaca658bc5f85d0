/// A way of an app onto the screen or off it, which takes the system a moment to show.
///
/// Meanwhile the app goes on in the state in which it was told of it: what it dispatched in `willResignActive` runs, and
/// reads inactive. The lengths are the simulator's: Apple gives none.
public enum ScreenAnimation: Hashable, Sendable, CaseIterable {
    /// The app shrinks into its icon as the user goes home.
    case home
    /// The screen goes dark.
    case lock
    /// Another app takes its place, or its card leaves the switcher.
    case appSwitcher
    /// The app grows out of its icon, or its launch screen gives way.
    case launch
    /// An app that was in memory comes back to the screen.
    case returning

    /// The figure of its length.
    public var constant: Constant {
        switch self {
        case .home: AnimationConstants.home
        case .lock: AnimationConstants.lock
        case .appSwitcher: AnimationConstants.appSwitcher
        case .launch: AnimationConstants.launch
        case .returning: AnimationConstants.returning
        }
    }
}

/// How long the system takes to move an app onto the screen or off it.
public enum AnimationConstants {
    /// The length of each way.
    public static let all = [home, lock, appSwitcher, launch, returning]

    /// From `willResignActive` to `didEnterBackground` at the Home button.
    public static let home = Constant(
        "k.life.home-transition", .seconds, all: 0.5,
        """
        The time between willResignActive and didEnterBackground as the user goes home: the app is inactive, and runs. \
        Zero makes it one instant.
        """,
        confidence: .choice)

    /// From `willResignActive` to `didEnterBackground` at the lock.
    public static let lock = Constant(
        "k.life.lock-transition", .seconds, all: 0.3,
        "The time between willResignActive and didEnterBackground as the screen is locked. Zero makes it one instant.",
        confidence: .choice)

    /// From `willResignActive` to `didEnterBackground` where another app comes to the front.
    public static let appSwitcher = Constant(
        "k.life.switcher-transition", .seconds, all: 0.5,
        """
        The time that an app takes to the background as another app is opened or picked, as its own card is swiped away, \
        or as an interruption is accepted. Zero makes it one instant.
        """,
        confidence: .choice)

    /// From the end of `didFinishLaunching` to `didBecomeActive`.
    public static let launch = Constant(
        "k.life.launch-transition", .seconds, all: 0.4,
        """
        The time between the end of didFinishLaunching and didBecomeActive in a launch to the front: the app is inactive, \
        and what it dispatched runs. Zero makes it one instant.
        """,
        confidence: .choice)

    /// From `willEnterForeground` to `didBecomeActive`.
    public static let returning = Constant(
        "k.life.return-transition", .seconds, all: 0.4,
        "The time between willEnterForeground and didBecomeActive as an app comes back. Zero makes it one instant.",
        confidence: .choice)
}
