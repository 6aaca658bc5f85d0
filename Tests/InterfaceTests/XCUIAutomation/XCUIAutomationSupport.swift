import Synchronization
import Testing
import UIKit
import VigilTesting
import XCUIAutomation

/// A test's app, on the phone of the test.
func pantry(launches: Bool = true) throws -> XCUIApplication {
    let manifest = Manifest(bundleIdentifier: "com.example.Pantry", displayName: "Pantry")
    _ = try Device.current.install(PantryDelegate.self, manifest: manifest, name: "Pantry")
    let app = XCUIApplication()
    if launches { app.launch() }
    return app
}

/// What the status says.
func status(of app: XCUIApplication) -> String { app.staticTexts["status"].label }

/// Runs what fails a test, and gives back what the failure says.
func failure(_ body: () -> Void) -> String {
    let texts = Mutex<[String]>([])
    TestFailure.$hear.withValue({ text in texts.withLock { $0.append(text) } }) { body() }
    return texts.withLock { $0.joined(separator: "\n") }
}

extension Device {
    /// Asks the user something about an app; what is answered comes to `answer`.
    func ask(about app: InstalledApp, _ answer: @escaping (String) -> Void) {
        final class Shown { var id: SystemAlert.ID? }
        let shown = Shown()
        let buttons = ["Don’t Allow", "Allow"].map { title in
            SystemAlert.Button(title) { [unowned self] in
                answer(title)
                if let id = shown.id { takeAway(id) }
            }
        }
        let question = SystemAlert(
            "the question about jars", title: "“Pantry” Would Like to Count Jars", message: nil, buttons: buttons)
        shown.id = show(question, about: app)
        settle()
    }
}
