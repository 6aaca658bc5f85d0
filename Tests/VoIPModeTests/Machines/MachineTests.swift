import BackgroundRuntime
import Foundation
import Testing

@testable import VigilVoIP

private func second(_ count: Int64) -> VirtualInstant { .boot.advanced(by: .seconds(count)) }

@Suite("The machines of the old ways")
struct LegacyMachineTests {
    @Test(
        "a keep-alive is refused for what is wrong with it",
        arguments: [
            (600, true, KeepAlive.Answer.installed), (599, true, .refused(VoIPRules.keepaliveMinimum)),
            (600, false, .refused(VoIPRules.keepaliveNeedsMode)), (0, true, .refused(VoIPRules.keepaliveMinimum)),
        ])
    func answers(timeout: Int, isDeclared: Bool, answer: KeepAlive.Answer) {
        var machine = KeepAlive(minimum: .seconds(600), lead: .seconds(10))
        #expect(machine.set(.seconds(timeout), isDeclared: isDeclared, at: .boot) == answer)
        #expect((machine.next == second(590)) == (answer == .installed))
    }

    @Test("a keep-alive fires on, is replaced, and is removed once")
    func life() {
        var machine = KeepAlive(minimum: .seconds(600), lead: .seconds(10))
        _ = machine.set(.seconds(600), isDeclared: true, at: .boot)
        machine.fire(at: second(590))
        #expect(machine.next == second(1180))
        let answer = machine.set(.seconds(1000), isDeclared: true, at: second(600))
        #expect(answer == .replaced && machine.next == second(1590))
        let removals = [machine.clear(), machine.clear()]
        #expect(removals == [true, false] && machine.next == nil)
    }

    @Test("a refusal leaves the keep-alive that is set, and a lead never eats the timeout")
    func edges() {
        var machine = KeepAlive(minimum: .zero, lead: .seconds(10))
        _ = machine.set(.seconds(4), isDeclared: true, at: .boot)
        #expect(machine.next == second(2))
        _ = machine.set(.seconds(4), isDeclared: false, at: second(1))
        #expect(machine.next == second(2))
        var gone = KeepAlive(minimum: nil, lead: .zero)
        #expect(gone.set(.seconds(600), isDeclared: true, at: .boot) == .refused(VoIPRules.legacyDeprecated))
    }

    @Test("the wake that is one too many is the next after the limit, within the window only")
    func wakeRate() {
        var rate = WakeRate(limit: 2, window: .seconds(300))
        let verdicts = [0, 100, 300, 350, 400].map { rate.wake(at: second($0)) }
        #expect(verdicts == [false, false, false, true, true])
        var unlimited = WakeRate(limit: nil, window: .zero)
        let free = (0..<100).map { _ in unlimited.wake(at: .boot) }
        #expect(!free.contains(true))
    }
}

@Suite("The machine of the duty to report")
struct PushObligationTests {
    @Test("each push wants a report of its own, in their order")
    func reports() {
        var duty = PushObligation(limit: 3)
        let (first, second) = (duty.hand(), duty.hand())
        let taken = [duty.report(), duty.report(), duty.report()]
        #expect(taken == [true, true, false])
        #expect(duty.settle(first) == .reported && duty.settle(second) == .reported)
        let third = duty.hand()
        #expect(duty.settle(third) == .unreported(count: 1, isBlocked: false))
        #expect(duty.settle(third) == .reported)
    }

    @Test("the limit blocks, for good")
    func limit() {
        var duty = PushObligation(limit: 2)
        let verdicts = (0..<2).map { _ in duty.settle(duty.hand()) }
        #expect(verdicts == [.unreported(count: 1, isBlocked: false), .unreported(count: 2, isBlocked: true)])
        _ = duty.report()
        #expect(duty.isBlocked)
        #expect(!PushObligation(limit: nil).isBlocked)
    }

    @Test("a process that ended owes nothing")
    func forget() {
        var duty = PushObligation(limit: 2)
        let ticket = duty.hand()
        duty.forgetOpenPushes()
        #expect(duty.settle(ticket) == .reported && duty.unreported == 0)
    }
}

@Suite("The machine of a call")
struct CallMachineTests {
    private func call(_ isOutgoing: Bool) -> VoIPCall {
        VoIPCall(
            UUID(uuidString: "00000000-0000-0000-0000-000000000001") ?? UUID(), number: 1, remote: "Anna",
            isOutgoing: isOutgoing)
    }

    @Test(
        "goes through its states",
        arguments: [
            (
                false, [VoIPCall.Input.userAnswers, .fulfilled(.answer), .userEnds, .fulfilled(.end)],
                VoIPCall.State.ended,
                true
            ),
            (false, [.userEnds, .failed(.end)], .ended, false),
            (false, [.userAnswers, .failed(.answer)], .ended, false),
            (false, [.userAnswers, .fulfilled(.answer), .userHolds(true), .fulfilled(.hold(true))], .held, true),
            (false, [.reportedEnded], .ended, false),
            (true, [.fulfilled(.start)], .connecting, false),
            (true, [.fulfilled(.start), .otherSideAnswers], .active, true),
            (true, [.failed(.start)], .ended, false),
            (true, [.userEnds], .ending, false),
        ])
    func states(isOutgoing: Bool, inputs: [VoIPCall.Input], state: VoIPCall.State, hasConnected: Bool) {
        var call = call(isOutgoing)
        let outputs = inputs.map { call.handle($0) }
        #expect(!outputs.contains(nil))
        #expect(call.state == state && call.hasConnected == hasConnected)
    }

    @Test("asks the app, and starts and stops the sound")
    func outputs() {
        var call = call(false)
        let inputs: [VoIPCall.Input] = [
            .userAnswers, .fulfilled(.answer), .userMutes(true), .fulfilled(.mute(true)), .userHolds(true),
            .fulfilled(.hold(true)), .userHolds(false), .fulfilled(.hold(false)), .userEnds, .fulfilled(.end),
        ]
        let outputs = inputs.map { call.handle($0) ?? [] }
        #expect(
            outputs == [
                [.perform(.answer)], [.startAudio], [.perform(.mute(true))], [], [.perform(.hold(true))], [.stopAudio],
                [.perform(.hold(false))], [.startAudio], [.perform(.end)], [.stopAudio],
            ])
        #expect(call.isMuted)
    }

    @Test("takes nothing that makes no sense")
    func illegal() {
        var ringing = call(false)
        let early: [VoIPCall.Input] = [.userHolds(true), .fulfilled(.answer), .otherSideAnswers, .userMutes(true)]
        let refused = early.map { ringing.handle($0) }
        #expect(refused.allSatisfy { $0 == nil } && ringing.state == .ringing && !ringing.isInProgress)
        _ = ringing.handle(.reportedEnded)
        #expect(ringing.handle(.userEnds) == nil && ringing.hasEnded)
    }
}
