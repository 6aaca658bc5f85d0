import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport
import VigilVoIP

struct TouchRuleTests: Facts {
    @Test("What the user does with a call", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func speaking() throws -> VoIPPhone {
        let phone = try VoIPPhone.registered(does: "reports")
        phone.device.options.autoLock = .usual
        phone.push()
        phone.wait(10)
        try phone.device.voip.answer()
        return phone
    }

    let answer = Fact("life.auto-lock: answering counts as a touch, and the phone locks itself half a minute later") {
        let phone = try Self.speaking()
        phone.wait(29)
        expect(!phone.device.conditions.isLocked)
        phone.wait(1)
        expect(phone.device.conditions.isLocked)
    }

    let end = Fact(
        "life.auto-lock: so does ending it, and that the other side hangs up does not",
        for: [true, false]
    ) { (byUser: Bool) in
        let phone = try Self.speaking()
        phone.wait(20)
        try phone.device.voip.end(by: byUser ? .user : .remote)
        phone.wait(10)
        expect(phone.device.conditions.isLocked, is: !byUser)
    }
}
