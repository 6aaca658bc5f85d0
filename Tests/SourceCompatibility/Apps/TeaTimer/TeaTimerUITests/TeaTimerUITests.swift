import XCTest

final class TeaTimerUITests: XCTestCase {
    @MainActor
    func testBrewing() throws {
        let app = XCUIApplication()
        app.launch()
        app.segmentedControls.buttons["Black"].tap()
        XCTAssertEqual(app.staticTexts["minutes"].label, "4 minutes")
        app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.5)
        XCTAssertEqual(app.staticTexts["minutes"].label, "6 minutes")
        app.buttons["Start"].tap()
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        XCTAssertTrue(springboard.alerts.firstMatch.waitForExistence(timeout: 2))
        springboard.alerts.buttons["Allow"].tap()
        XCTAssertTrue(app.staticTexts["Steeping"].waitForExistence(timeout: 2))
        app.buttons["Stop"].tap()
        app.buttons["Pour away"].tap()
        XCTAssertTrue(app.buttons["Start"].waitForExistence(timeout: 2))
    }

    @MainActor
    func testATeaIsAddedAndForgotten() throws {
        let app = XCUIApplication()
        app.launch()
        app.tabBars.buttons["Teas"].tap()
        app.navigationBars.buttons["Add"].tap()
        XCTAssertFalse(app.buttons["Save"].isEnabled)
        app.typeText("Mint")
        app.steppers.buttons["Increment"].tap()
        app.buttons["Save"].tap()
        let mint = app.cells.containing(.staticText, identifier: "Mint").element
        XCTAssertTrue(mint.waitForExistence(timeout: 2))
        XCTAssertTrue(mint.staticTexts["4 min"].exists)
        mint.swipeLeft()
        app.buttons["Forget"].tap()
        XCTAssertTrue(mint.waitForNonExistence(timeout: 2))
    }
}
