import Testing
import VigilFacts

@testable import BackgroundRuntime

@Suite("The ledger of grants")
struct GrantLedgerTests {
    private static let limits = TaskTime.Limits(
        foreground: .seconds(30), background: .seconds(20), lead: .seconds(5), handlerTotal: .seconds(4))

    private var ledger = GrantLedger(limits: Self.limits)

    private func at(_ seconds: Int64) -> VirtualInstant { VirtualInstant(nanoseconds: seconds * 1_000_000_000) }

    private mutating func begin(_ name: String, hasHandler: Bool = true, at seconds: Int64) -> GrantLedger.Action {
        ledger.begin(.task, name: name, place: "here:1", hasHandler: hasHandler, at: at(seconds)).action
    }

    private mutating func end(_ number: Int, at seconds: Int64) -> Grant? {
        ledger.end(ledger.id(number), at: at(seconds))
    }

    @Test("nothing counts in the foreground")
    mutating func dormant() {
        expect(begin("a", at: 0), is: .none)
        expect(ledger.time.remaining(at: at(100)) == nil)
        expect(ledger.time.nextExpiry == nil && ledger.time.deadline == nil)
        expect(ledger.expire(at: at(100)), is: .none)
        expect(ledger.reachDeadline(at: at(100)), is: .none)
    }

    @Test("the countdown runs from entry, or from the first task after it")
    mutating func countdown() {
        ledger.time.enterBackground(at: at(10))
        expect(ledger.time.remaining(at: at(15)), is: .seconds(30))
        expect(ledger.time.nextExpiry == nil && !ledger.time.isCounting)
        _ = begin("a", at: 20)
        expect(ledger.time.isCounting)
        expect(ledger.time.nextExpiry, is: at(45))
        expect(ledger.time.remaining(at: at(30)), is: .seconds(20))
    }

    @Test("the countdown stops with the last end and goes on with the next begin")
    mutating func stops() {
        _ = begin("a", at: 0)
        ledger.time.enterBackground(at: at(0))
        expect(end(1, at: 10)?.name, is: "a")
        expect(ledger.time.isPartlyUsed && !ledger.time.isCounting)
        expect(ledger.time.remaining(at: at(500)), is: .seconds(20))
        _ = begin("b", at: 500)
        expect(ledger.time.nextExpiry, is: at(515))
    }

    @Test("a wake has the smaller budget, and the foreground makes it full again")
    mutating func wake() {
        ledger.time.wakeInBackground(at: at(0))
        expect(ledger.time.isWakeStay && ledger.time.ofStay == .seconds(20))
        _ = begin("a", at: 0)
        expect(ledger.time.nextExpiry, is: at(15))
        ledger.time.leaveBackground()
        ledger.time.enterBackground(at: at(50))
        expect(!ledger.time.isWakeStay && ledger.time.nextExpiry == at(75))
    }

    @Test("expiry calls each handler once and sets the deadline")
    mutating func expiry() {
        _ = begin("a", at: 0)
        _ = begin("mute", hasHandler: false, at: 0)
        _ = begin("b", at: 0)
        ledger.time.enterBackground(at: at(0))
        guard case .callHandlers(let entries) = ledger.expire(at: at(25)) else { Issue.record("no handlers"); return }
        expect(entries.map(\.name), is: ["a", "b"])
        expect(ledger.time.deadline, is: at(29))
        expect(ledger.time.isUsedUp)
        expect(ledger.expire(at: at(26)), is: .none)
        expect(ledger.reachDeadline(at: at(28)), is: .none)
        guard case .kill(.slowHandlers(let left)) = ledger.reachDeadline(at: at(29)) else {
            Issue.record("no kill"); return
        }
        expect(left.map(\.name), is: ["a", "mute", "b"])
    }

    @Test("nothing is killed when all tasks ended, and a later begin is refused")
    mutating func spent() {
        _ = begin("a", at: 0)
        ledger.time.enterBackground(at: at(0))
        _ = ledger.expire(at: at(25))
        _ = end(1, at: 26)
        expect(ledger.handlerDidReturn(), is: [])
        expect(ledger.reachDeadline(at: at(29)), is: .none)
        expect(ledger.time.remaining(at: at(30)) == .zero && ledger.time.isUsedUp)
        guard case .callHandlers = begin("late", at: 31) else { Issue.record("not refused"); return }
        expect(ledger.tasks.map(\.isRefused), is: [true])
        expect(ledger.time.deadline == nil)
    }

    @Test("a begin between handlers and deadline is warned at once and moves nothing")
    mutating func inLead() {
        _ = begin("a", at: 0)
        ledger.time.enterBackground(at: at(0))
        _ = ledger.expire(at: at(25))
        guard case .callHandlers(let entries) = begin("b", at: 27) else { Issue.record("no handler"); return }
        expect(entries.map(\.name), is: ["b"])
        expect(ledger.time.deadline, is: at(29))
    }

    @Test("pausing stops the countdown and the lead, and resuming goes on")
    mutating func pause() {
        _ = begin("a", at: 0)
        ledger.time.enterBackground(at: at(0))
        ledger.time.pause(at: at(10))
        ledger.time.pause(at: at(50))
        expect(ledger.time.nextExpiry == nil)
        expect(ledger.time.remaining(at: at(900)), is: .seconds(20))
        ledger.time.resume(at: at(1_000))
        expect(ledger.time.nextExpiry, is: at(1_015))
        _ = ledger.expire(at: at(1_015))
        ledger.time.pause(at: at(1_016))
        expect(ledger.time.deadline == nil)
        ledger.time.resume(at: at(2_000))
        expect(ledger.time.deadline, is: at(2_003))
    }

    @Test("a begin while paused starts to count with the resume")
    mutating func beginWhilePaused() {
        ledger.time.enterBackground(at: at(0))
        ledger.time.pause(at: at(1))
        _ = begin("a", at: 2)
        expect(ledger.time.nextExpiry == nil)
        ledger.time.resume(at: at(100))
        expect(ledger.time.nextExpiry, is: at(125))
    }

    @Test("a stay that begins while paused counts from the resume on")
    mutating func stayWhilePaused() {
        _ = begin("a", at: 0)
        ledger.time.pause(at: at(0))
        ledger.time.enterBackground(at: at(1))
        expect(ledger.time.nextExpiry == nil)
        ledger.time.resume(at: at(100))
        expect(ledger.time.nextExpiry, is: at(125))
    }

    @Test("what is held and let go in the foreground does not begin to count there")
    mutating func heldInForeground() {
        _ = begin("a", at: 0)
        ledger.time.hold()
        ledger.time.release(at: at(5))
        expect(ledger.time.remaining(at: at(6)) == nil && ledger.time.nextExpiry == nil)
    }

    @Test("shrinking takes time and never gives any")
    mutating func shrink() {
        _ = begin("a", at: 0)
        ledger.time.enterBackground(at: at(0))
        ledger.time.shrink(to: .seconds(100), at: at(10))
        expect(ledger.time.remaining(at: at(10)), is: .seconds(20))
        ledger.time.shrink(to: .seconds(3), at: at(10))
        expect(ledger.time.nextExpiry, is: at(10))
        _ = ledger.expire(at: at(10))
        expect(ledger.time.deadline, is: at(13))
    }

    @Test("a refused task uses no budget and kills nothing")
    mutating func refused() {
        ledger.time.enterBackground(at: at(0))
        _ = begin("a", at: 0)
        guard case .callHandlers = ledger.refuse(ledger.id(1), at: at(1)) else { Issue.record("no handler"); return }
        expect(ledger.time.nextExpiry == nil)
        expect(ledger.time.remaining(at: at(9)), is: .seconds(29))
        expect(ledger.refuse(ledger.id(1), at: at(2)), is: .none)
    }

    @Test("a task is overtaken when a later one of its name, its place or its file ends first")
    mutating func overtaken() {
        _ = begin("a", at: 0)
        _ = ledger.begin(.task, name: "elsewhere", place: "there:1", hasHandler: true, at: at(0))
        _ = begin("b", at: 1)
        _ = end(3, at: 2)
        expect(ledger.tasks.map { ledger.overtaker(of: $0)?.id.number }, is: [3, nil])
        expect(end(3, at: 3) == nil)
        for (name, place) in [("elsewhere", "far:2"), ("c", "there:1"), ("d", "there:7")] {
            var ledger = ledger
            let later = ledger.begin(.task, name: name, place: place, hasHandler: true, at: at(4)).grant
            _ = ledger.end(later.id, at: at(5))
            expect(ledger.tasks.last.flatMap { ledger.overtaker(of: $0) }, is: later)
        }
    }

    @Test("a task is overtaken by the last of those that were begun after it, and never by one from before")
    mutating func overtakenByLast() {
        for second in 0...3 { _ = begin("a", at: Int64(second)) }
        for number in [4, 2, 1] { _ = end(number, at: 9) }
        expect(ledger.tasks.map { ledger.overtaker(of: $0)?.id.number }, is: [4])
        _ = begin("a", at: 10)
        expect(ledger.tasks.map { ledger.overtaker(of: $0)?.id.number }, is: [4, nil])
    }

    @Test("a task that is refused twice is one that was refused: others count as before")
    mutating func refusedTwice() {
        ledger.time.enterBackground(at: at(0))
        for name in ["a", "b"] { _ = begin(name, at: 0) }
        for _ in 1...2 { _ = ledger.refuse(ledger.id(1), at: at(0)) }
        expect(ledger.time.nextExpiry, is: at(25))
    }

    @Test("a place without a line, as that of a scripted app, does not say that two tasks have one variable")
    mutating func placeWithoutLine() {
        _ = ledger.begin(.task, name: "a", place: "scenario", hasHandler: true, at: at(0))
        _ = ledger.begin(.task, name: "b", place: "scenario", hasHandler: true, at: at(1))
        _ = end(2, at: 2)
        expect(ledger.tasks.map { ledger.overtaker(of: $0) == nil }, is: [true])
    }

    @Test("suspension stops everything")
    mutating func suspension() {
        _ = begin("a", at: 0)
        ledger.time.enterBackground(at: at(0))
        ledger.time.leaveBackground()
        expect(ledger.time.nextExpiry == nil && ledger.time.deadline == nil && ledger.time.remaining(at: at(1)) == nil)
    }

    @Test("open tasks kill at the deadline; where handlers have not returned, those do")
    mutating func kills() {
        for count in [1, 2] {
            var ledger = ledger
            for name in ["a", "b"] { _ = ledger.begin(.task, name: name, hasHandler: true, at: at(0)) }
            ledger.time.enterBackground(at: at(0))
            _ = ledger.expire(at: at(25))
            expect(ledger.isInExpiry)
            let returned = (0..<count).map { _ in ledger.handlerDidReturn()?.map(\.name) }
            expect(returned, is: (count == 1 ? [nil] : [nil, ["a", "b"]]))
            let open = ledger.tasks
            expect(ledger.reachDeadline(at: at(29)), is: .kill(count == 1 ? .slowHandlers(open) : .leak(open)))
        }
    }

    @Test("handlers that have not returned kill although their tasks were ended")
    mutating func killedByHandler() {
        _ = begin("a", at: 0)
        ledger.time.enterBackground(at: at(0))
        _ = ledger.expire(at: at(25))
        _ = end(1, at: 26)
        expect(ledger.reachDeadline(at: at(29)), is: .kill(.slowHandlers([])))
        expect(ledger.handlerDidReturn(), is: [])
        expect(ledger.handlerDidReturn() == nil)
    }

    @Test("an activity whose block still works after its handler is no task that was left open")
    mutating func activity() {
        _ = ledger.begin(.activity, name: "a", hasHandler: true, at: at(0))
        ledger.time.enterBackground(at: at(0))
        guard case .callHandlers = ledger.expire(at: at(25)) else { Issue.record("no handler"); return }
        expect(ledger.handlerDidReturn(), is: [])
        expect(ledger.reachDeadline(at: at(29)), is: .kill(.leak(ledger.tasks)))
    }

    @Test("two wakes of one name are two grants, and each ends by itself at its own time")
    mutating func wakes() {
        let terms = Grant.Terms.wake(.seconds(30), rule: LifecycleRules.resumeBackground)
        let first = ledger.begin(terms, name: "push", at: at(0)).grant
        let second = ledger.begin(terms, name: "push", at: at(10)).grant
        expect(first.id != second.id && first.end == at(30) && second.end == at(40))
        expect(ledger.hasNoTask && ledger.tasks.isEmpty)
        expect(ledger.reachEnd(of: first.id, at: at(29)), is: .none)
        expect(ledger.reachEnd(of: first.id, at: at(30)), is: .letGo(first))
        expect(ledger[first.id] == nil && ledger[second.id] == second)
        expect(ledger.end(second.id, at: at(31)), is: second)
        expect(ledger.reachEnd(of: second.id, at: at(40)), is: .none)
    }

    @Test("a wake uses no task time, and a pause does not move its end")
    mutating func wakeAndTaskTime() {
        ledger.time.wakeInBackground(at: at(0))
        let wake = ledger.begin(.wake(.seconds(30), rule: LifecycleRules.resumeBackground), name: "push", at: at(0))
            .grant
        expect(!ledger.time.isCounting && ledger.time.nextExpiry == nil)
        ledger.time.pause(at: at(1))
        expect(ledger[wake.id]?.end, is: at(30))
    }

    @Test("the identity of a grant tells the launch, so that no two of an app are the same")
    func identity() {
        var later = GrantLedger(limits: Self.limits, launch: 2)
        var ledger = ledger
        let first = ledger.begin(.task, name: "a", at: at(0)).grant
        let second = later.begin(.task, name: "a", at: at(0)).grant
        expect(first.id.number == 1 && second.id.number == 1 && first.id != second.id)
        expect(later[first.id] == nil)
    }

    @Test("more open tasks than allowed are too many; wakes are none")
    func count() {
        var limits = Self.limits
        limits.count = 2
        var ledger = GrantLedger(limits: limits)
        let wake = Grant.Terms.wake(.seconds(30), rule: LifecycleRules.resumeBackground)
        for terms in [.task, wake, .activity] { _ = ledger.begin(terms, name: "a", at: at(0)) }
        expect(ledger.excess == nil)
        _ = ledger.begin(.task, name: "a", at: at(0))
        expect(ledger.excess, is: .tooMany(2))
    }

    @Test("when tasks would end the process is known as long as time counts")
    mutating func endOfTime() {
        _ = begin("a", at: 0)
        expect(ledger.time.end == nil)
        ledger.time.enterBackground(at: at(0))
        expect(ledger.time.end, is: at(29))
        _ = ledger.expire(at: at(25))
        expect(ledger.time.end == at(29) && ledger.time.end == ledger.time.deadline)
        ledger.time.leaveBackground()
        expect(ledger.time.end == nil)
    }
}
