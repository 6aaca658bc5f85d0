import BackgroundRuntime
import Testing
import VigilTestSupport
import VigilVoIP

@Suite("A call that rings, under a finger")
struct SurfaceTests {
    @Test("lies over the lock screen, and is taken or declined by its buttons", arguments: ["Accept", "Decline"])
    func ofApp(button: String) throws {
        let phone = try Phone.registered(does: "reports")
        phone.device.lock()
        phone.push()
        #expect(phone.device.voip.calls(of: phone.app).map(\.state) == [.ringing])
        try phone.happen("ui.tap", ["what": .text(button)])
        #expect(phone.device.voip.calls(of: phone.app).isEmpty == (button == "Decline"))
        #expect(throws: StimulusError.self) { try phone.happen("ui.tap", ["what": .text(button)]) }
    }

    @Test("is the phone's own as well")
    func ofPhone() throws {
        let phone = try Phone()
        try phone.happen("voip.phoneRings", ["caller": "the office"])
        try phone.happen("ui.tap", ["what": "Accept"])
        #expect(phone.device.voip.phoneCalls.map(\.state) == [.active])
    }
}
