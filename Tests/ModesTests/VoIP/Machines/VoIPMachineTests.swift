import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

@testable import VigilVoIP

private func second(_ count: Int64) -> VirtualInstant { .boot.advanced(by: .seconds(count)) }

struct LegacyMachineTests: Facts {
    @Test("The machines of the old ways", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let answers = Fact(
        "a keep-alive is refused for what is wrong with it",
        for: [
            (600, true, KeepAlive.Answer.installed), (599, true, .refused(VoIPRules.keepaliveMinimum)),
            (600, false, .refused(VoIPRules.keepaliveNeedsMode)), (0, true, .refused(VoIPRules.keepaliveMinimum)),
        ]
    ) { (timeout: Int, isDeclared: Bool, answer: KeepAlive.Answer) in
        var machine = KeepAlive(minimum: .seconds(600), lead: .seconds(10))
        expect(machine.set(.seconds(timeout), isDeclared: isDeclared, at: .boot), is: answer)
        expect((machine.next == second(590)), is: (answer == .installed))
    }

    let life = Fact("a keep-alive fires on, is replaced, and is removed once") {
        var machine = KeepAlive(minimum: .seconds(600), lead: .seconds(10))
        _ = machine.set(.seconds(600), isDeclared: true, at: .boot)
        machine.fire(at: second(590))
        expect(machine.next, is: second(1180))
        let answer = machine.set(.seconds(1000), isDeclared: true, at: second(600))
        expect(answer == .replaced && machine.next == second(1590))
        let removals = [machine.clear(), machine.clear()]
        expect(removals == [true, false] && machine.next == nil)
    }

    let edges = Fact("a refusal leaves the keep-alive that is set, and a lead never eats the timeout") {
        var machine = KeepAlive(minimum: .zero, lead: .seconds(10))
        _ = machine.set(.seconds(4), isDeclared: true, at: .boot)
        expect(machine.next, is: second(2))
        _ = machine.set(.seconds(4), isDeclared: false, at: second(1))
        expect(machine.next, is: second(2))
        var gone = KeepAlive(minimum: nil, lead: .zero)
        expect(gone.set(.seconds(600), isDeclared: true, at: .boot), is: .refused(VoIPRules.legacyDeprecated))
    }

    let wakeRate = Fact("the wake that is one too many is the next after the limit, within the window only") {
        var rate = WakeRate(limit: 2, window: .seconds(300))
        let verdicts = [0, 100, 300, 350, 400].map { rate.wake(at: second($0)) }
        expect(verdicts, is: [false, false, false, true, true])
        var unlimited = WakeRate(limit: nil, window: .zero)
        let free = (0..<100).map { _ in unlimited.wake(at: .boot) }
        expect(!free.contains(true))
    }
}

struct PushObligationTests: Facts {
    @Test("The machine of the duty to report", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let reports = Fact("each push wants a report of its own, in their order") {
        var duty = PushObligation(limit: 3)
        let (first, second) = (duty.hand(), duty.hand())
        let taken = [duty.report(), duty.report(), duty.report()]
        expect(taken, is: [true, true, false])
        expect(duty.settle(first) == .reported && duty.settle(second) == .reported)
        let third = duty.hand()
        expect(duty.settle(third), is: .unreported(count: 1, isBlocked: false))
        expect(duty.settle(third), is: .reported)
    }

    let limit = Fact("the limit blocks, for good") {
        var duty = PushObligation(limit: 2)
        let verdicts = (0..<2).map { _ in duty.settle(duty.hand()) }
        expect(verdicts, is: [.unreported(count: 1, isBlocked: false), .unreported(count: 2, isBlocked: true)])
        _ = duty.report()
        expect(duty.isBlocked)
        expect(!PushObligation(limit: nil).isBlocked)
    }

    let forget = Fact("a process that ended owes nothing") {
        var duty = PushObligation(limit: 2)
        let ticket = duty.hand()
        duty.forgetOpenPushes()
        expect(duty.settle(ticket) == .reported && duty.unreported == 0)
    }
}

struct CallMachineTests: Facts {
    @Test("The machine of a call", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func call(_ isOutgoing: Bool) -> VoIPCall {
        VoIPCall(
            UUID(uuidString: "00000000-0000-0000-0000-000000000001") ?? UUID(), number: 1, remote: "Anna",
            isOutgoing: isOutgoing)
    }

    let states = Fact(
        "goes through its states",
        for: [
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
        ]
    ) { (isOutgoing: Bool, inputs: [VoIPCall.Input], state: VoIPCall.State, hasConnected: Bool) in
        var call = Self.call(isOutgoing)
        let outputs = inputs.map { call.handle($0) }
        expect(!outputs.contains(nil))
        expect(call.state == state && call.hasConnected == hasConnected)
    }

    let outputs = Fact("asks the app, and starts and stops the sound") {
        var call = Self.call(false)
        let inputs: [VoIPCall.Input] = [
            .userAnswers, .fulfilled(.answer), .userMutes(true), .fulfilled(.mute(true)), .userHolds(true),
            .fulfilled(.hold(true)), .userHolds(false), .fulfilled(.hold(false)), .userEnds, .fulfilled(.end),
        ]
        let outputs = inputs.map { call.handle($0) ?? [] }
        expect(
            outputs,
            is: [
                [.perform(.answer)], [.startAudio], [.perform(.mute(true))], [], [.perform(.hold(true))], [.stopAudio],
                [.perform(.hold(false))], [.startAudio], [.perform(.end)], [.stopAudio],
            ])
        expect(call.isMuted)
    }

    let illegal = Fact("takes nothing that makes no sense") {
        var ringing = Self.call(false)
        let early: [VoIPCall.Input] = [.userHolds(true), .fulfilled(.answer), .otherSideAnswers, .userMutes(true)]
        let refused = early.map { ringing.handle($0) }
        expect(refused.allSatisfy { $0 == nil } && ringing.state == .ringing && !ringing.isInProgress)
        _ = ringing.handle(.reportedEnded)
        expect(ringing.handle(.userEnds) == nil && ringing.hasEnded)
    }
}
