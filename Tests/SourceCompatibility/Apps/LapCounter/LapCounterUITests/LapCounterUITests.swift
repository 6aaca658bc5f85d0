import XCTest

class LapCounterUITests: XCTestCase {
    var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
    }

    override func tearDownWithError() throws {
        app = nil
    }

    func testALapIsEdited() throws {
        app.launch()
        let lap = app.navigationBars["Laps"].buttons["Lap"]
        lap.tap()
        Thread.sleep(forTimeInterval: 30)
        lap.tap()
        XCTAssertEqual(app.tables.cells.count, 2)
        XCTAssertEqual(app.staticTexts["count"].label, "2 laps")

        XCTContext.runActivity(named: "nothing is saved without a note") { _ in
            app.tables.cells.element(boundBy: 1).tap()
            XCTAssertTrue(app.navigationBars["Edit"].waitForExistence(timeout: 2))
            app.buttons["Save"].tap()
            XCTAssertTrue(app.navigationBars["Edit"].exists)
        }
        let note = app.textFields["note"]
        note.tap()
        note.typeText("Bend")
        app.segmentedControls.buttons["Hard"].tap()
        app.buttons["Save"].tap()
        XCTAssertTrue(app.navigationBars["Edit"].waitForNonExistence(timeout: 2))
        XCTAssertTrue(app.tables.cells.element(boundBy: 1).staticTexts["Bend (hard)"].exists)
    }

    func testCancelKeepsTheLap() throws {
        app.launch()
        app.buttons["Lap"].tap()
        app.tables.cells.firstMatch.tap()
        app.textFields["note"].tap()
        app.textFields["note"].typeText("Wrong")
        app.buttons["Cancel"].tap()
        XCTAssertFalse(app.staticTexts["Wrong"].exists)
    }

    func testLapsAreUploadedInTheBackground() throws {
        app.launch()
        app.buttons["Lap"].tap()
        XCUIDevice.shared.press(.home)
        XCTAssertEqual(app.state, .runningBackground)
        XCTAssertTrue(app.wait(for: .runningBackgroundSuspended, timeout: 10))
        app.activate()
        app.buttons["Reset"].tap()
        app.sheets.buttons["OK"].tap()
        XCTAssertEqual(app.tables.cells.count, 0)
    }

    func testGerman() throws {
        app.launchArguments = ["-AppleLanguages", "(de)"]
        app.launch()
        app.navigationBars["Runden"].buttons["Runde"].tap()
        XCTAssertEqual(app.staticTexts["count"].label, "1 Runden")
    }
}
