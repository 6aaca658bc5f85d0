import BackgroundRuntime
import UIKit

/// The phone of the test.
open class XCUIDevice: NSObject, @unchecked Sendable {
    /// The phone of the running test.
    public static let shared = XCUIDevice()

    /// Makes the phone of a test: one with the newest system unless somebody sets another, before a test begins.
    nonisolated(unsafe) public static var makeDevice: () -> Device = { Device() }

    /// How long a touch, a key and a launch take, with what XCTest waits for until the app is idle again: a choice.
    nonisolated(unsafe) public static var eventDuration = Duration.milliseconds(500)

    /// How often a wait looks whether it is over: a choice.
    static let pollingInterval = Duration.milliseconds(100)
    /// How long a test waits for an app whose main thread is busy: a choice.
    static let idleTimeout = Duration.seconds(60)
    /// How often a test looks for what it touches, a second apart: as XCTest says in its log.
    static let attempts = 3

    /// A key at the side of a phone, or below its screen.
    public enum Button: Int, Sendable {
        /// The Home button, or the swipe that stands for it.
        case home = 1
        /// A key for the volume.
        case volumeUp = 2, volumeDown = 3
        /// The key for what the user chose.
        case action = 4
        /// The key for the camera.
        case camera = 5
    }

    /// Presses a key. Only Home is there: a test that presses another fails.
    open func press(_ button: Button) {
        guard button == .home else {
            return TestFailure.record("XCUIDevice.press(.\(button)): there is no such key here")
        }
        simulatedDevice.press(.home)
        UITestRun.current.pass(XCUIDevice.eventDuration)
    }

    /// The device itself: whatever a phone of Vigil can do, such as `advance(by:)`, `lock()` and what its modules bring.
    public var simulatedDevice: Device { UITestRun.current.device }

    public func advance(by duration: Duration) { simulatedDevice.advance(by: duration) }

    /// How it is held: upright. Nothing is laid out here, and turning it changes nothing, which the timeline says.
    open var orientation: UIDeviceOrientation {
        get { .portrait }
        set {
            guard newValue != .portrait else { return }
            simulatedDevice.record(.note, "the device is not turned: nothing is laid out here")
        }
    }

    open var system: XCUISystem { XCUISystem() }

    /// Siri: not simulated. A test that asks it something fails.
    open var siriService: XCUISiriService { XCUISiriService() }
}

/// What belongs to no app.
open class XCUISystem: NSObject {
    /// Opens a URL with the app of the test that is linked and has its scheme.
    open func open(_ url: URL) {
        let device = UITestRun.current.device
        guard let app = device.apps.first(where: { url.scheme.map($0.manifest.urlSchemes.contains) ?? false }) else {
            return TestFailure.record("XCUISystem.open: no app on the phone opens \(url). It has to be launched once")
        }
        device.open(app, url: url.absoluteString)
        UITestRun.current.pass(XCUIDevice.eventDuration)
    }
}

open class XCUISiriService: NSObject {
    /// Says something to Siri: the test fails.
    open func activate(voiceRecognitionText text: String) {
        TestFailure.record("XCUISiriService.activate(voiceRecognitionText:): Siri is not simulated")
    }
}

open class XCUIScreen: NSObject, @unchecked Sendable {
    /// The screen of the phone.
    public static let main = XCUIScreen()
    public static var screens: [XCUIScreen] { [main] }

    /// What is on it, in words: nothing is drawn.
    open func screenshot() -> XCUIScreenshot { XCUIScreenshot(of: UITestRun.current.device.frontmost) }
}

/// What was on the screen: its outline in words, since nothing is drawn.
open class XCUIScreenshot: NSObject {
    /// A line for each thing on the screen.
    public let outline: [String]

    init(of app: InstalledApp?) {
        outline =
            app.map { (try? $0.device.screenOutline(of: $0)) ?? ["nobody sees \($0.name)"] } ?? ["no app is in front"]
    }

    /// A picture: an empty one.
    open var image: UIImage { UIImage() }
    /// The outline as text, in place of a picture.
    open var pngRepresentation: Data { Data(outline.joined(separator: "\n").utf8) }
}

extension XCUIElement {
    /// What is on the screen, in words: nothing is drawn.
    public func screenshot() -> XCUIScreenshot { XCUIScreen.main.screenshot() }
}
