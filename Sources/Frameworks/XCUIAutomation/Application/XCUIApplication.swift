import BackgroundRuntime
import UIKit

/// The app that a test uses, and what it has on its screen.
///
/// It is the app whose target the test target depends on; the phone is the test's own, and nothing of it is left for the
/// next test.
open class XCUIApplication: XCUIElement {
    /// Which app; nil for that of the test.
    let bundleIdentifier: String?
    /// The arguments of the next launch. A pair `-key value` hides the app's default of that key.
    open var launchArguments: [String] = []
    /// The variables of the environment of the next launch.
    open var launchEnvironment: [String: String] = [:]

    /// The app that the test is about.
    public init() {
        bundleIdentifier = nil
        super.init(nil)
    }

    /// The app of an identifier; `com.apple.springboard` is the system's, with its questions and the icons of apps.
    public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
        super.init(nil)
    }

    override var search: ElementSearch { ElementSearch(of: self) }

    /// Whether it is the part of the system that shows what belongs to no app.
    var isSpringBoard: Bool { bundleIdentifier == "com.apple.springboard" }

    /// Launches the app anew: one that runs is ended before. It is in front when this returns.
    open func launch() {
        perform("launch") { app in
            terminateIfRunning(app)
            try app.launch(with: LaunchArguments(launchArguments, environment: launchEnvironment))
        }
    }

    /// Brings the app to the front, or launches it.
    open func activate() {
        perform("activate") { app in
            guard app.process == nil else { return app.activate() }
            try app.launch(with: LaunchArguments(launchArguments, environment: launchEnvironment))
        }
    }

    open func terminate() { perform("terminate") { terminateIfRunning($0) } }

    /// Opens a URL with the app, which is launched where it does not run.
    open func open(_ url: URL) { perform("open \(url)") { $0.device.open($0, url: url.absoluteString) } }

    /// What the app is doing.
    open var state: State {
        guard let app = found else { return .unknown }
        return switch app.state {
        case .notRunning: .notRunning
        case .suspended: .runningBackgroundSuspended
        case .background: .runningBackground
        case .inactive, .active: .runningForeground
        }
    }

    /// Waits until the app is in a state; false where it is not after `timeout` seconds.
    @discardableResult
    open func wait(for state: State, timeout: TimeInterval) -> Bool {
        UITestRun.current.wait(upTo: timeout) { self.state == state }
    }

    /// Forgets what the user answered. The phone of a test is new, so that there is something to forget only where the app was
    /// launched in it: that is not simulated, and the test fails.
    open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
        guard let app = found, app.launchCount > 0 else { return }
        TestFailure.record(
            "resetAuthorizationStatus(for: .\(resource)) after a launch: what was answered stays answered")
    }

    /// What the app is doing.
    public enum State: UInt, Sendable {
        case unknown = 0
        /// It does not run.
        case notRunning = 1
        /// It is in memory, and runs no code.
        case runningBackgroundSuspended = 2
        /// It runs in the background.
        case runningBackground = 3
        /// It is in front.
        case runningForeground = 4
    }

    open override var exists: Bool { isSpringBoard || found?.process != nil }

    open override var elementType: ElementType { .application }

    private func terminateIfRunning(_ app: InstalledApp) {
        guard app.process != nil else { return }
        app.terminate()
        // Its last calls may take their time: a launch that follows is another one.
        _ = UITestRun.current.wait(upTo: XCUIDevice.idleTimeout.inSeconds) { app.process == nil }
    }

    private func perform(_ what: String, _ action: (InstalledApp) throws -> Void) {
        do { try action(try installed()) } catch { return TestFailure.record("Failed to \(what): \(error)") }
        UITestRun.current.pass(XCUIDevice.eventDuration)
    }
}

/// What an app needs the user's permission for.
public enum XCUIProtectedResource: Int, CaseIterable, Sendable {
    /// What the user knows, and plans.
    case contacts = 1, calendar, reminders
    /// What the user has taken, or is taking.
    case photos, microphone, camera, mediaLibrary
    case homeKit, bluetooth = -1
    /// What full access gives a keyboard.
    case keyboardNetwork = -2
    /// Where the user is, and how.
    case location = -3, health = -4
    /// What is told to others of the user.
    case userTracking = -5, focus = -6, localNetwork = -7
}
