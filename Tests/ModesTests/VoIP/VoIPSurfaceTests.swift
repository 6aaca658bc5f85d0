import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport
import VigilVoIP

struct VoIPSurfaceTests: Facts {
    @Test("A call that rings, under a finger", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let ofApp = Fact(
        "lies over the lock screen, and is taken or declined by its buttons",
        for: ["Accept", "Decline"]
    ) { (button: String) in
        let phone = try VoIPPhone.registered(does: "reports")
        phone.device.lock()
        phone.push()
        expect(phone.device.voip.calls(of: phone.app).map(\.state), is: [.ringing])
        try phone.happen("ui.tap", ["what": .text(button)])
        expect(phone.device.voip.calls(of: phone.app).isEmpty, is: (button == "Decline"))
        expect(throws: StimulusError.self) { try phone.happen("ui.tap", ["what": .text(button)]) }
    }

    let ofPhone = Fact("is the phone's own as well") {
        let phone = try VoIPPhone()
        try phone.happen("voip.phoneRings", ["caller": "the office"])
        try phone.happen("ui.tap", ["what": "Accept"])
        expect(phone.device.voip.phoneCalls.map(\.state), is: [.active])
    }
}
