import BackgroundRuntime
import Testing
import UIKit

private final class Spinner: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
        _ = application.beginBackgroundTask(withName: "spin") {}
        spin()
    }

    private func spin() { DispatchQueue.main.async { [self] in spin() } }
}

@Suite("An app that spins")
struct SpinningTests {
    @Test("is ended after a million turns at one instant, and the run goes on")
    func isEnded() throws {
        let phone = try Phone(Spinner.self)
        phone.app.launch()
        phone.device.press(.home)
        #expect(phone.app.state == .notRunning && phone.app.exits.map(\.name) == ["spinning"])
        phone.device.advance(by: .seconds(1))
        phone.app.launch()
        #expect(phone.app.state == .active)
    }
}
