import XCTest

final class TrailLogUITests: XCTestCase {
    let app = XCUIApplication()

    override func setUpWithError() throws {
        continueAfterFailure = false
        app.launch()
    }

    func testAWalkIsRecordedAndListed() throws {
        let name = app.textFields["Name of the walk"]
        XCTAssertTrue(name.waitForExistence(timeout: 5))
        name.tap()
        name.typeText("Harbour")
        app.keyboards.buttons["Return"].tap()

        app.buttons["record"].tap()
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        let allow = springboard.alerts.buttons["Allow While Using App"]
        XCTAssertTrue(allow.waitForExistence(timeout: 5))
        allow.tap()
        XCTAssertTrue(app.buttons["Stop"].waitForExistence(timeout: 5))

        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 5))
        sleep(60)
        XCTAssertEqual(app.state, .runningBackground, "recording goes on in the pocket")
        app.activate()

        app.buttons["Stop"].tap()
        app.tabBars.buttons["Walks"].tap()
        XCTAssertEqual(app.tables.cells.count, 1)
        app.tables.cells.staticTexts["Harbour"].tap()
        XCTAssertTrue(app.navigationBars["Harbour"].exists)
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(app.navigationBars["Walks"].waitForExistence(timeout: 2))
    }

    func testSettingsKeepTheirSwitch() {
        openSettings()
        let toggle = app.switches.firstMatch
        let before = toggle.value as? String
        toggle.tap()
        XCTAssertNotEqual(toggle.value as? String, before)

        app.terminate()
        app.launch()
        openSettings()
        let predicate = NSPredicate(format: "value != %@", before ?? "")
        expectation(for: predicate, evaluatedWith: app.switches.firstMatch)
        waitForExpectations(timeout: 3)
    }

    func testDeletingAsksFirst() {
        openSettings()
        app.staticTexts["Delete all walks"].tap()
        let alert = app.alerts["Delete all walks?"]
        XCTAssertTrue(alert.exists)
        alert.buttons["Cancel"].tap()
        XCTAssertTrue(alert.waitForNonExistence(timeout: 2))
    }

    func testInGerman() {
        app.terminate()
        app.launchArguments += ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
        app.launch()
        XCTAssertTrue(app.tabBars.buttons["Aufnahme"].exists, app.debugDescription)
    }

    private func openSettings() {
        app.tabBars.buttons["Walks"].tap()
        app.buttons["Settings"].tap()
    }
}
