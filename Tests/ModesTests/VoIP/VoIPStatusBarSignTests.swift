import BackgroundRuntime
import Testing
import VigilFacts
import VigilVoIP

struct VoIPStatusBarSignTests: Facts {
    @Test("The sign of a call", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let phoneCall = Fact("is there from its first ring to its end, of the phone's own") {
        let phone = try VoIPPhone()
        expect(phone.device.statusBarSigns.isEmpty)
        try phone.happen("voip.phoneRings")
        expect(phone.device.statusBarSigns, is: ["call"])
        try phone.happen("voip.declinePhone")
        expect(phone.device.statusBarSigns.isEmpty)
    }

    let appCall = Fact("is there for a call of an app") {
        let phone = try VoIPPhone.registered(does: "reports")
        phone.push()
        expect(phone.device.statusBarSigns, is: ["call"])
    }
}
