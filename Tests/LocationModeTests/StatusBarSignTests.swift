import BackgroundRuntime
import Testing
import VigilLocation

@Suite("The sign of the position")
struct StatusBarSignTests {
    @Test("is there while updates run, in the background too, and not of an app that is suspended")
    func updates() throws {
        let phone = try Phone()
        phone.app.launch()
        #expect(phone.device.statusBarSigns.isEmpty)
        try phone.startTracking()
        phone.home()
        #expect(phone.device.statusBarSigns == ["location"])
        try phone.manage { $0.stopUpdating() }
        #expect(phone.device.statusBarSigns.isEmpty)
        let other = try Phone()
        try other.startTracking { $0.allowsBackgroundUpdates = false }
        #expect(other.device.statusBarSigns == ["location"])
        other.home()
        #expect(other.app.state == .suspended && other.device.statusBarSigns.isEmpty)
    }
}
