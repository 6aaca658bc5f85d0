import Testing
import UIKit
import VigilRuntimeProbes
import VigilTesting
import VigilVoIP
import XCUIAutomation

@Suite("XCUIApplication and XCUIDevice", .phone(), .enabled(if: RuntimeInterface.problems.isEmpty))
struct ApplicationTests {
    @Test("a launch brings arguments, the environment and defaults, and the next one by the user does not")
    func arguments() throws {
        let app = try pantry(launches: false)
        app.launchArguments = ["-quiet", "-cook", "Ann"]
        app.launchEnvironment["SHELF"] = "upper"
        app.launch()
        #expect(status(of: app) == "-quiet -cook Ann upper Ann")
        app.terminate()
        try #require(app.installedApp).launch()
        #expect(status(of: app) == "- -")
    }

    @Test("a launch ends the instance that runs")
    func relaunch() throws {
        let app = try pantry()
        app.launch()
        #expect(app.installedApp?.launchCount == 2 && app.state == .runningForeground)
    }

    @Test("Home, time and the way back are those of a phone")
    func states() throws {
        let app = try pantry()
        XCUIDevice.shared.press(.home)
        #expect(app.wait(for: .runningBackgroundSuspended, timeout: 30))
        #expect(app.isSuspended && app.awakeReasons.isEmpty)
        #expect(failure { _ = app.buttons["Open"].exists }.contains("suspended"))
        app.activate()
        #expect(app.state == .runningForeground && app.buttons["Open"].exists)
        app.terminate()
        #expect(app.state == .notRunning && !app.exists)
        #expect(failure { app.buttons["Open"].tap() }.contains("not running"))
    }

    @Test("a key that no phone here has fails the test")
    func keys() throws {
        _ = try pantry()
        #expect(failure { XCUIDevice.shared.press(.volumeUp) }.contains("volumeUp"))
    }

    @Test("the system's apps are not simulated, but for SpringBoard, whose icons launch apps")
    func springboard() throws {
        let app = try pantry(launches: false)
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        springboard.icons["Pantry"].tap()
        #expect(app.state == .runningForeground)
        let settings = XCUIApplication(bundleIdentifier: "com.apple.Preferences")
        #expect(failure { settings.launch() }.contains("not simulated"))
    }

    @Test("SpringBoard has what rings over the app, and its buttons")
    func rings() throws {
        _ = try pantry()
        let device = Device.current
        try device.voip.ringPhone(from: "Anna")
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        #expect(springboard.otherElements["IncomingCall"].staticTexts["Anna"].exists)
        springboard.buttons["Decline"].tap()
        #expect(device.voip.phoneCalls.isEmpty && !springboard.otherElements["IncomingCall"].exists)
    }

    @Test("time passes as a test asks for it")
    func time() throws {
        let app = try pantry()
        app.buttons["Open"].tap()
        XCUIDevice.shared.advance(by: .seconds(2))
        #expect(app.staticTexts["Opened"].exists)
    }
}
