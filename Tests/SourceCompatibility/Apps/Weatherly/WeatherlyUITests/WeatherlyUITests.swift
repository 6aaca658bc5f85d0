import XCTest

final class WeatherlyUITests: XCTestCase {
    @MainActor
    private func launched() -> XCUIApplication {
        let app = XCUIApplication()
        addUIInterruptionMonitor(withDescription: "notifications") { alert in
            alert.buttons["Allow"].tap()
            return true
        }
        app.launch()
        return app
    }

    @MainActor
    func testWithoutANetworkItSaysSo() throws {
        let app = launched()
        let alert = app.alerts["No forecast"]
        XCTAssertTrue(alert.waitForExistence(timeout: 70))
        alert.buttons["OK"].tap()
        XCTAssertTrue(alert.waitForNonExistence(timeout: 2))
        XCTAssertTrue(app.staticTexts["0 cities"].exists)
    }

    @MainActor
    func testSettingsAreKept() throws {
        let app = launched()
        let alert = app.alerts["No forecast"]
        if alert.waitForExistence(timeout: 70) { alert.buttons["OK"].tap() }
        app.buttons["Settings"].tap()
        let fahrenheit = app.switches["Fahrenheit"]
        XCTAssertEqual(fahrenheit.value as? String, "0")
        fahrenheit.tap()
        app.buttons["Done"].tap()
        app.terminate()
        app.launch()
        if alert.waitForExistence(timeout: 70) { alert.buttons["OK"].tap() }
        app.buttons["Settings"].tap()
        XCTAssertEqual(fahrenheit.value as? String, "1")
    }
}
