import Testing
import UIKit
import VigilRuntimeProbes
import VigilTesting
import XCUIAutomation

@Suite("What lies over the app", .phone(), .enabled(if: RuntimeInterface.problems.isEmpty))
struct InterruptionTests {
    /// What the user answered.
    private final class Answers { var all: [String] = [] }

    private func asked() throws -> (XCUIApplication, Answers) {
        let app = try pantry()
        let answers = Answers()
        Device.current.ask(about: try #require(app.installedApp)) { answers.all.append($0) }
        return (app, answers)
    }

    @Test("a question of the system is SpringBoard's, is there by either kind of apostrophe, and covers the app")
    func springboard() throws {
        let (app, answers) = try asked()
        let alert = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.firstMatch
        #expect(
            alert.exists && alert.label == "“Pantry” Would Like to Count Jars" && alert.buttons["Don't Allow"].exists)
        #expect(app.alerts.count == 0 && app.buttons["Open"].exists && !app.buttons["Open"].isHittable)
        alert.buttons["Allow"].tap()
        #expect(answers.all == ["Allow"] && app.buttons["Open"].isHittable)
    }

    @Test("where no monitor handles it, its cancel button is tapped, and the touch goes on")
    func byItself() throws {
        let (app, answers) = try asked()
        app.switches["lid"].tap()
        #expect(answers.all == ["Don’t Allow"] && app.switches["lid"].value as? String == "1")
    }

    @Test("a touch on the app as a whole answers it too")
    func whole() throws {
        let (app, answers) = try asked()
        app.tap()
        #expect(answers.all == ["Don’t Allow"])
    }

    @Test("a message of the app is answered by its own buttons")
    func ownAlert() throws {
        let app = try pantry()
        app.buttons["Empty"].tap()
        let alert = app.alerts["Empty all?"]
        #expect(alert.exists && alert.buttons.count == 2)
        alert.buttons["Empty"].tap()
        #expect(!alert.exists && app.cells.count == 0)
    }
}
