import XCTest

final class PlaceDiaryUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    func testRecordingAsksForThePosition() {
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        let question = springboard.alerts.firstMatch
        if !question.waitForExistence(timeout: 2) { app.switches["Record places"].tap() }
        XCTAssertTrue(question.waitForExistence(timeout: 2))
        question.buttons["Allow While Using App"].tap()
        XCTAssertTrue(app.switches["Record places"].exists)
        let isOn = NSPredicate(format: "value == '1'")
        let recording = XCTNSPredicateExpectation(predicate: isOn, object: app.switches["Record places"])
        XCTAssertEqual(XCTWaiter().wait(for: [recording], timeout: 5), .completed)
    }

    func testARefusalIsExplained() {
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        let question = springboard.alerts.firstMatch
        if !question.waitForExistence(timeout: 2) { app.switches["Record places"].tap() }
        question.buttons["Don’t Allow"].tap()
        let text = app.staticTexts["Allow the app to use your location in Settings."]
        XCTAssertTrue(text.waitForExistence(timeout: 2))
    }
}
