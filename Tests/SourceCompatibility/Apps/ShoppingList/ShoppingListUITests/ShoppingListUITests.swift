import XCTest

final class ShoppingListUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUpWithError() throws {
        continueAfterFailure = false
    }

    func testItemsAreAdded() {
        app.launch()
        XCTAssertTrue(app.staticTexts["Nothing to buy"].exists)
        let field = app.textFields["new"]
        field.tap()
        field.typeText("Milk\n")
        XCTAssertTrue(app.staticTexts["Milk"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.staticTexts["Nothing to buy"].exists)
    }

    func testSearchAndDelete() {
        app.launchArguments.append("--with-samples")
        app.launch()
        let search = app.searchFields["Find an item"]
        search.tap()
        search.typeText("b")
        XCTAssertTrue(app.staticTexts["Beans"].exists)
        search.typeText("re")
        XCTAssertFalse(app.staticTexts["Beans"].exists)
        search.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 3))
        app.staticTexts["Bread"].swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertTrue(app.staticTexts["Bread"].waitForNonExistence(timeout: 2))
    }

    func testTheBasketIsKeptThroughADetail() {
        app.launchArguments.append("--with-samples")
        app.launch()
        app.staticTexts["Butter"].tap()
        XCTAssertTrue(app.navigationBars["Butter"].waitForExistence(timeout: 2))
        let basket = app.switches["In the basket"]
        basket.tap()
        XCTAssertEqual(basket.value as? String, "1")
        app.navigationBars.buttons["Shopping"].tap()
        XCTAssertTrue(app.navigationBars["Shopping"].exists)
    }

    func testMenuAndAlert() {
        app.launchArguments.append("--with-samples")
        app.launch()
        app.buttons["More"].tap()
        app.buttons["Clear all"].tap()
        app.alerts.buttons["Keep"].tap()
        XCTAssertTrue(app.staticTexts["Bread"].exists)
        app.buttons["More"].tap()
        app.buttons["Clear all"].tap()
        app.alerts["Clear the list?"].buttons["Clear"].tap()
        XCTAssertTrue(app.staticTexts["Nothing to buy"].waitForExistence(timeout: 2))
    }

    func testTheListIsSavedInTheBackground() {
        app.launch()
        app.textFields["new"].tap()
        app.textFields["new"].typeText("Salt\n")
        XCUIDevice.shared.press(.home)
        sleep(5)
        app.terminate()
        app.launch()
        XCTAssertTrue(app.staticTexts["Salt"].exists)
    }
}
