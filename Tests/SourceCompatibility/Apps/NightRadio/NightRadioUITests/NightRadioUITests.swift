import XCTest

final class NightRadioUITests: XCTestCase {
    var app: XCUIApplication!

    override func setUp() async throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    @MainActor
    func testTheRadioPlaysInThePocket() async throws {
        app.buttons["Jazz at night"].tap()
        XCTAssertTrue(app.staticTexts["On air: Jazz at night"].waitForExistence(timeout: 2))
        XCUIDevice.shared.press(.home)
        try await Task.sleep(for: .seconds(3600))
        XCTAssertEqual(app.state, .runningBackground)
        app.activate()
        app.buttons["Pause"].tap()
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackgroundSuspended, timeout: 30))
    }

    @MainActor
    func testFavourites() async throws {
        app.buttons["News"].swipeRight()
        app.buttons["Favourite"].tap()
        app.switches["Favourites"].tap()
        XCTAssertTrue(app.buttons["News"].exists)
        XCTAssertFalse(app.buttons["Sea weather"].exists)
    }

    @MainActor
    func testThePlayerFillsTheScreen() async throws {
        app.buttons["Sea weather"].tap()
        app.staticTexts["On air: Sea weather"].tap()
        let volume = app.sliders["volume"]
        XCTAssertTrue(volume.waitForExistence(timeout: 2))
        volume.adjust(toNormalizedSliderPosition: 0.5)
        XCTAssertTrue(app.staticTexts["50%"].exists, app.debugDescription)
        app.buttons["Done"].tap()
        XCTAssertTrue(volume.waitForNonExistence(timeout: 2))
    }
}
