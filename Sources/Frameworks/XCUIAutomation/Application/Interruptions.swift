import BackgroundRuntime

// What lies over an app that a test touches: the monitors of the test are asked, the last one first; where none handles
// it, its cancel button is tapped, else the default one, as XCTest does.
//
// Source: https://developer.apple.com/videos/play/wwdc2020/10220/

extension XCUIApplication {
    /// How many interruptions one touch may meet.
    private static let patience = 5

    /// Answers what lies over the app before something of it is touched: the system's questions, and a message of the app
    /// over what is looked for.
    func handleInterruptions(before search: ElementSearch) throws {
        let app = try installed()
        for _ in 0..<Self.patience {
            if app.device.alertElement(of: app) != nil {
                handle(XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.firstMatch, on: app.device)
            } else if let root = try? root(), search.matches(in: root).isEmpty,
                !UITestRun.current.monitorsInOrder.isEmpty,
                root.descendants.contains(where: { $0.elementType == .alert })
            {
                guard asksMonitors(alerts.firstMatch) else { return }
            } else {
                return
            }
        }
    }

    private func handle(_ alert: XCUIElement, on device: Device) {
        guard !asksMonitors(alert) else { return }
        let buttons = alert.buttons.allElementsBoundByIndex
        let cancel = buttons.first { SystemButtons.cancels($0.label) }
        guard let button = cancel ?? buttons.last else { return }
        device.record(.note, "nobody handles \(alert.label): XCTest taps \"\(button.label)\"")
        button.tap()
    }

    /// Whether a monitor handled it.
    private func asksMonitors(_ alert: XCUIElement) -> Bool {
        UITestRun.current.monitorsInOrder.contains { $0.handle(alert) }
    }
}

/// What buttons of the system's questions mean.
private enum SystemButtons {
    static func cancels(_ label: String) -> Bool {
        ["Cancel", "Don’t Allow", "Don't Allow", "Ask App Not to Track", "Not Now"].contains(label)
    }
}
