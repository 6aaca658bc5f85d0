import Testing
import UIKit
import VigilRuntimeProbes
import VigilTesting
import XCUIAutomation

@Suite("Elements and queries", .phone(), .enabled(if: RuntimeInterface.problems.isEmpty))
struct ElementTests {
    @Test("an element goes by its identifier, its label, its value and its placeholder")
    func names() throws {
        let app = try pantry()
        #expect(app.textFields["jar"].exists && app.textFields["A jar"].exists)
        #expect(app.textFields["jar"].value as? String == "A jar" && app.textFields["jar"].placeholderValue == "A jar")
        #expect(app.buttons["Open"].label == "Open" && app.buttons["Open"].elementType == .button)
        #expect(!app.buttons["Close"].exists && app.buttons["Open"].staticTexts["Open"].exists)
        #expect(app.navigationBars["Pantry"].staticTexts["Pantry"].exists && app.windows.count == 1)
    }

    @Test("queries filter by type, name, place, condition and what is inside")
    func queries() throws {
        let app = try pantry()
        #expect(app.tables.cells.count == 2 && app.cells.element(boundBy: 1).staticTexts["Pears"].exists)
        #expect(app.cells.containing(.staticText, identifier: "Pears").count == 1)
        #expect(
            app.cells.containing(NSPredicate(format: "label BEGINSWITH 'Pl'")).firstMatch.staticTexts["Plums"].exists)
        #expect(app.buttons.matching(NSPredicate(format: "label CONTAINS[c] 'OP'")).count == 2)
        #expect(app.buttons.matching(identifier: "Open").element.exists)
        #expect(app.descendants(matching: .any).matching(.switch, identifier: "lid").element.isEnabled)
        #expect(
            app.tables.element.children(matching: .cell).allElementsBoundByIndex.map(\.elementType) == [.cell, .cell])
        #expect(!app.cells.element(boundBy: 7).exists && !app.buttons["Full"].isEnabled)
        let hidden = NSPredicate { element, _ in (element as? any XCUIElementAttributes)?.label == "Opened" }
        #expect(app.staticTexts.element(matching: hidden).exists == false)
    }

    @Test("what is not there, or there several times, fails a touch with what is on the screen, after two more looks")
    func missing() throws {
        let app = try pantry()
        let before = Device.current.now
        let text = failure { app.buttons["Close"].tap() }
        #expect(text.contains("No matches found") && text.contains("Button, label: 'Open'"))
        #expect(before.duration(to: Device.current.now) == .seconds(2))
        #expect(failure { app.cells.element.tap() }.contains("Multiple matching elements"))
        #expect(failure { _ = app.buttons["Close"].label }.contains("label"))
    }

    @Test("what is not known here fails the test: frames, a second finger, types that no screen has")
    func leftOut() throws {
        let app = try pantry()
        #expect(failure { _ = app.buttons["Open"].frame }.contains("laid out"))
        #expect(failure { app.buttons["Open"].twoFingerTap() }.contains("one finger"))
        #expect(failure { app.pinch(withScale: 2, velocity: 1) }.contains("one finger"))
        #expect(failure { _ = app.maps.firstMatch.exists }.contains("map"))
        #expect(failure { _ = app.sliders["sugar"].normalizedSliderPosition }.contains("range"))
    }

    @Test("a switch says 0 and 1, a slider goes to a part of its range, and a disabled button does nothing")
    func controls() throws {
        let app = try pantry()
        let lid = app.switches["lid"]
        #expect(lid.value as? String == "0")
        lid.tap()
        #expect(lid.value as? String == "1")
        app.sliders["sugar"].adjust(toNormalizedSliderPosition: 0.25)
        #expect(status(of: app) == "sugar 50")
        app.buttons["Full"].tap()
        #expect(app.installedApp?.trace.entries.contains { $0.text.contains("disabled") } == true)
    }

    @Test("a row is chosen, and a list is pulled by a drag from its first row")
    func lists() throws {
        let app = try pantry()
        app.cells.staticTexts["Pears"].tap()
        #expect(status(of: app) == "chose Pears")
        let first = app.cells.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
        let below = app.cells.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 6))
        first.press(forDuration: 0, thenDragTo: below)
        #expect(status(of: app) == "looked again")
        app.tables.firstMatch.swipeUp()
        app.swipeDown()
    }
}
