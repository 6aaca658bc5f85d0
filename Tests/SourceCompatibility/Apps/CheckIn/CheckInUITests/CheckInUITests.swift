import XCTest

@MainActor
final class CheckInUITests: XCTestCase {
    override func setUp() async throws {
        continueAfterFailure = false
    }

    private func launched() -> XCUIApplication {
        let app = XCUIApplication()
        app.launch()
        return app
    }

    private func checkIn(_ app: XCUIApplication, code: String) {
        app.buttons["checkIn"].tap()
        let alert = app.alerts["Check in?"]
        XCTAssertTrue(alert.waitForExistence(timeout: 1))
        let field = alert.textFields["Booking code"]
        field.tap()
        field.typeText(code)
        alert.buttons["Check in"].tap()
    }

    func testAWrongCodeChecksNobodyIn() throws {
        let app = launched()
        checkIn(app, code: "XYZ")
        XCTAssertEqual(app.staticTexts["flight"].label, "No flight yet")
        XCTAssertTrue(app.staticTexts["Harbour Air"].exists)
    }

    func testCheckIn() throws {
        let app = launched()
        checkIn(app, code: "ABC")
        XCTAssertEqual(app.staticTexts["flight"].label, "HA 71")
        XCTAssertFalse(app.buttons["checkIn"].isEnabled)
        XCTAssertTrue(app.staticTexts["No gate"].exists)
    }

    func testTheSwitchIsKept() async throws {
        let app = launched()
        app.buttons["Settings"].tap()
        app.switches["background"].tap()
        XCTAssertEqual(app.staticTexts["last"].label, "never")
        app.navigationBars.buttons["Flights"].tap()
        app.terminate()
        app.launch()
        app.buttons["Settings"].tap()
        XCTAssertEqual(app.switches["background"].value as? String, "0")
    }
}
