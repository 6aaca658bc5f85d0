import XCTest

final class SleepSoundsUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    func testRainPlaysInTheBackgroundUntilTheTimerEnds() {
        XCTAssertFalse(app.buttons["Silence"].isEnabled)
        app.collectionViews.cells.containing(.staticText, identifier: "Rain").element.tap()
        XCTAssertTrue(app.navigationBars["Rain"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.buttons["Silence"].isEnabled)

        app.tabBars.buttons["Timer"].tap()
        app.steppers.buttons["Decrement"].tap()
        XCTAssertEqual(app.staticTexts["minutes"].label, "20")
        app.switches["fade"].tap()
        XCTAssertEqual(app.switches["fade"].value as? String, "0")
        app.staticTexts["stop"].tap()
        XCTAssertEqual(app.staticTexts["stop"].label, "Stops in 20 minutes")

        XCUIDevice.shared.press(.home)
        sleep(15 * 60)
        XCTAssertEqual(app.state, .runningBackground)
        let isSuspended = NSPredicate { app, _ in (app as? XCUIApplication)?.state == .runningBackgroundSuspended }
        let suspended = expectation(for: isSuspended, evaluatedWith: app)
        wait(for: [suspended], timeout: 6 * 60)

        app.activate()
        app.tabBars.buttons["Sounds"].tap()
        XCTAssertTrue(app.navigationBars["Sounds"].exists)
    }

    func testSilenceEndsTheSound() {
        app.staticTexts["Waves"].tap()
        app.buttons["Silence"].tap()
        XCTAssertFalse(app.buttons["Silence"].isEnabled)
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackgroundSuspended, timeout: 10))
    }
}
