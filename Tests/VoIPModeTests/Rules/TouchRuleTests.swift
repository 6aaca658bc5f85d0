import BackgroundRuntime
import Testing
import VigilTestSupport
import VigilVoIP

@Suite("What the user does with a call", .exercisesRules)
struct TouchRuleTests {
    private func speaking() throws -> Phone {
        let phone = try Phone.registered(does: "reports")
        phone.device.options.autoLock = .usual
        phone.push()
        phone.wait(10)
        try phone.device.voip.answer()
        return phone
    }

    @Test("life.auto-lock: answering counts as a touch, and the phone locks itself half a minute later")
    func answer() throws {
        let phone = try speaking()
        phone.wait(29)
        #expect(!phone.device.conditions.isLocked)
        phone.wait(1)
        #expect(phone.device.conditions.isLocked)
    }

    @Test("life.auto-lock: so does ending it, and that the other side hangs up does not", arguments: [true, false])
    func end(byUser: Bool) throws {
        let phone = try speaking()
        phone.wait(20)
        try phone.device.voip.end(by: byUser ? .user : .remote)
        phone.wait(10)
        #expect(phone.device.conditions.isLocked == !byUser)
    }
}
