import BackgroundRuntime

/// The app that is running, as its own code sees it.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
    /// The delegate that the system made.
    public internal(set) var delegate: (any UIApplicationDelegate)?
    /// Whether the screen stays on by itself. Kept, and without effect: the simulator locks only when told.
    public var isIdleTimerDisabled = false

    /// Whether the delegate turned out to have no method for the call that is being made.
    var lacksMethod = false

    /// The framework that shows the app's scenes in place of scene delegates; nil for an app of UIKit alone.
    package var sceneHost: (any SceneHost)?

    package nonisolated let process: AppProcess

    init(_ process: AppProcess) {
        self.process = process
        super.init()
    }

    /// Only the system makes the application object.
    public override init() {
        preconditionFailure("UIApplication is made by the system: use UIApplication.shared")
    }

    /// The application object of the app that is running.
    public static var shared: UIApplication {
        let process = SimulatedApp.process(for: "UIApplication.shared")
        return process.storage.object { UIApplication(process) }
    }

    /// What the app is doing, as far as an app can tell.
    public enum State: Int, Sendable {
        /// In front, and gets the events.
        case active = 0
        /// In front, and gets no events: covered, or on its way.
        case inactive = 1
        /// Not on the screen; suspended apps ask nothing.
        case background = 2
    }

    /// Whether it is in front, and gets events.
    public var applicationState: State {
        switch process.state {
        case .active: .active
        case .inactive: .inactive
        case .background, .suspended, .notRunning: .background
        }
    }

    /// Whether files under data protection can be read: with a passcode only until ten seconds after a lock.
    public var isProtectedDataAvailable: Bool { process.device.conditions.isProtectedDataAvailable }

    /// Whether the app may be launched in the background to refresh.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus {
        switch process.device.conditions.backgroundRefresh {
        case .available: .available
        case .denied: .denied
        case .restricted: .restricted
        }
    }

    /// Opens a URL of another app. The simulator knows none and says so.
    ///
    /// - Parameters:
    ///   - url: what is to be opened.
    ///   - options: without effect.
    ///   - completion: called on the main thread in a later turn, with false.
    @preconcurrency
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        process.record(.note, "asked to open \(url.absoluteString): no other app takes it")
        if let completion { DispatchQueue.main.async { completion(false) } }
    }

    /// Opens a URL of another app, and comes back with whether one took it. The simulator knows none and says so.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }
}

/// What came of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was something new.
    case newData = 0
    /// There was nothing new.
    case noData = 1
    /// It did not work.
    case failed = 2
}

/// Whether the app may refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The device does not let its user turn it on.
    case restricted = 0
    /// The user has turned it off.
    case denied = 1
    /// The app may be launched in the background.
    case available = 2
}
