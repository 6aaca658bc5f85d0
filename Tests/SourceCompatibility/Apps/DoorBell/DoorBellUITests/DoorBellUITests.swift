import XCTest

final class DoorBellUITests: XCTestCase {
    let app = XCUIApplication()
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    private var bell: XCUIElement { app.otherElements["bell"] }

    func testTheBellAsksForNotifications() {
        bell.tap()
        let allow = springboard.alerts.firstMatch.buttons["Allow"]
        XCTAssert(allow.waitForExistence(timeout: 3))
        allow.tap()
        XCTAssertEqual(app.staticTexts["state"].label, "Visitor 1 rings")
    }

    func testAMonitorAnswersTheQuestion() {
        var titles: [String] = []
        let token = addUIInterruptionMonitor(withDescription: "notifications") { alert in
            titles.append(alert.label)
            alert.buttons["Don’t Allow"].tap()
            return true
        }
        bell.tap()
        app.buttons["Visitors"].tap()
        XCTAssertEqual(titles, ["“DoorBell” Would Like to Send You Notifications"])
        removeUIInterruptionMonitor(token)
        XCTAssertTrue(app.navigationBars["Visitors"].exists)
        XCTAssertEqual(app.cells.count, 1)
        XCTAssertTrue(app.cells.staticTexts["Visitor 1"].exists)
        app.buttons["Done"].tap()
        XCTAssertTrue(bell.waitForExistence(timeout: 2))
    }

    func testANoteIsLeftByALongPress() {
        bell.press(forDuration: 1.5)
        let note = app.textFields["note"]
        XCTAssertTrue(note.waitForExistence(timeout: 2))
        note.tap()
        note.typeText("Back at nin")
        note.typeText(XCUIKeyboardKey.delete.rawValue + "ne")
        XCTAssertEqual(note.value as? String, "Back at nine")
        app.buttons["Leave it"].tap()
        XCTAssertTrue(note.waitForNonExistence(timeout: 2))
    }

    func testAboutComesByASegueOfItsOwn() {
        app.buttons["About"].tap()
        XCTAssertTrue(app.staticTexts["DoorBell 1.0"].waitForExistence(timeout: 2))
        app.buttons["Close"].tap()
        XCTAssertFalse(app.staticTexts["DoorBell 1.0"].exists)
    }
}
