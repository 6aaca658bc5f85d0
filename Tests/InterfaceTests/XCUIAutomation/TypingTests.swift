import Testing
import UIKit
import VigilRuntimeProbes
import VigilTesting
import XCUIAutomation

@Suite("Keys", .phone(), .enabled(if: RuntimeInterface.problems.isEmpty))
struct TypingTests {
    @Test("keys go to a field that was tapped, and to no other")
    func focus() throws {
        let app = try pantry()
        let field = app.textFields["jar"]
        #expect(failure { field.typeText("Figs") }.contains("keyboard focus") && app.keyboards.count == 0)
        field.tap()
        #expect(field.hasFocus && app.keyboards.element.exists)
        field.typeText("Figs")
        #expect(field.value as? String == "Figs")
        app.typeText("!")
        #expect(field.value as? String == "Figs!")
    }

    @Test("the key that takes a sign away does, by its name too, and the last key is pressed by any of its names")
    func keys() throws {
        let app = try pantry()
        let field = app.textFields["jar"]
        field.tap()
        field.typeText("Figs")
        field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 2))
        app.keys["delete"].tap()
        #expect(field.value as? String == "F")
        app.keys["e"].tap()
        app.keyboards.buttons["Done"].tap()
        #expect(app.cells.count == 3 && app.cells.staticTexts["Fe"].exists && app.keyboards.count == 0)
    }
}
