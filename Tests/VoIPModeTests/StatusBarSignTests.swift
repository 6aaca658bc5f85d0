import BackgroundRuntime
import Testing
import VigilVoIP

@Suite("The sign of a call")
struct StatusBarSignTests {
    @Test("is there from its first ring to its end, of the phone's own")
    func phoneCall() throws {
        let phone = try Phone()
        #expect(phone.device.statusBarSigns.isEmpty)
        try phone.happen("voip.phoneRings")
        #expect(phone.device.statusBarSigns == ["call"])
        try phone.happen("voip.declinePhone")
        #expect(phone.device.statusBarSigns.isEmpty)
    }

    @Test("is there for a call of an app")
    func appCall() throws {
        let phone = try Phone.registered(does: "reports")
        phone.push()
        #expect(phone.device.statusBarSigns == ["call"])
    }
}
