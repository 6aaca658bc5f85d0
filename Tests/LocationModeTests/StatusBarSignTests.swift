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

    @Test("is there only while the user lets the app know", arguments: [AuthorizationChoice.denied, nil])
    func notAllowed(choice: AuthorizationChoice?) throws {
        let phone = try Phone(.iOS(17), choice)
        phone.app.launch()
        try phone.manage { $0.startUpdating() }
        #expect(phone.device.statusBarSigns.isEmpty)
        try phone.device.location.authorize(phone.app, .whenInUse)
        #expect(phone.device.statusBarSigns == ["location"])
    }
}
