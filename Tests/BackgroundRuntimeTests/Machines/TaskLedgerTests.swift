import Testing

@testable import BackgroundRuntime

@Suite("The task ledger")
struct TaskLedgerTests {
    private static let limits = TaskLedger.Limits(
        foreground: .seconds(30), background: .seconds(20), lead: .seconds(5), handlerTotal: .seconds(4))

    private var ledger = TaskLedger(limits: Self.limits)

    private func at(_ seconds: Int64) -> VirtualInstant { VirtualInstant(nanoseconds: seconds * 1_000_000_000) }

    private mutating func begin(_ name: String, hasHandler: Bool = true, at seconds: Int64) -> TaskLedger.Action {
        ledger.begin(name: name, place: "here", hasHandler: hasHandler, at: at(seconds)).action
    }

    @Test("nothing counts in the foreground")
    mutating func dormant() {
        #expect(begin("a", at: 0) == .none)
        #expect(ledger.remaining(at: at(100)) == nil)
        #expect(ledger.nextExpiry == nil && ledger.deadline == nil)
        #expect(ledger.expire(at: at(100)) == .none)
        #expect(ledger.reachDeadline(at: at(100)) == .none)
    }

    @Test("the countdown runs from entry, or from the first task after it")
    mutating func countdown() {
        ledger.enterBackground(at: at(10))
        #expect(ledger.remaining(at: at(15)) == .seconds(30))
        #expect(ledger.nextExpiry == nil && !ledger.isCounting)
        _ = begin("a", at: 20)
        #expect(ledger.isCounting)
        #expect(ledger.nextExpiry == at(45))
        #expect(ledger.remaining(at: at(30)) == .seconds(20))
    }

    @Test("the countdown stops with the last end and goes on with the next begin")
    mutating func stops() {
        _ = begin("a", at: 0)
        ledger.enterBackground(at: at(0))
        #expect(ledger.end(1, at: at(10))?.name == "a")
        #expect(ledger.isPartlyUsed && !ledger.isCounting)
        #expect(ledger.remaining(at: at(500)) == .seconds(20))
        _ = begin("b", at: 500)
        #expect(ledger.nextExpiry == at(515))
    }

    @Test("a wake has the smaller budget, and the foreground makes it full again")
    mutating func wake() {
        ledger.wakeInBackground(at: at(0))
        #expect(ledger.isWakeStay && ledger.budgetOfStay == .seconds(20))
        _ = begin("a", at: 0)
        #expect(ledger.nextExpiry == at(15))
        ledger.enterForeground()
        ledger.enterBackground(at: at(50))
        #expect(!ledger.isWakeStay && ledger.nextExpiry == at(75))
    }

    @Test("expiry calls each handler once and sets the deadline")
    mutating func expiry() {
        _ = begin("a", at: 0)
        _ = begin("mute", hasHandler: false, at: 0)
        _ = begin("b", at: 0)
        ledger.enterBackground(at: at(0))
        guard case .callHandlers(let entries) = ledger.expire(at: at(25)) else { Issue.record("no handlers"); return }
        #expect(entries.map(\.name) == ["a", "b"])
        #expect(ledger.deadline == at(29))
        #expect(ledger.isUsedUp)
        #expect(ledger.expire(at: at(26)) == .none)
        #expect(ledger.reachDeadline(at: at(28)) == .none)
        guard case .kill(let left) = ledger.reachDeadline(at: at(29)) else { Issue.record("no kill"); return }
        #expect(left.map(\.name) == ["a", "mute", "b"])
    }

    @Test("nothing is killed when all tasks ended, and a later begin is refused")
    mutating func spent() {
        _ = begin("a", at: 0)
        ledger.enterBackground(at: at(0))
        _ = ledger.expire(at: at(25))
        _ = ledger.end(1, at: at(26))
        #expect(ledger.reachDeadline(at: at(29)) == .none)
        #expect(ledger.remaining(at: at(30)) == .zero)
        guard case .callHandlers = begin("late", at: 31) else { Issue.record("not refused"); return }
        #expect(ledger.open.map(\.isRefused) == [true])
        #expect(ledger.deadline == nil)
    }

    @Test("a begin between handlers and deadline is warned at once and moves nothing")
    mutating func inLead() {
        _ = begin("a", at: 0)
        ledger.enterBackground(at: at(0))
        _ = ledger.expire(at: at(25))
        guard case .callHandlers(let entries) = begin("b", at: 27) else { Issue.record("no handler"); return }
        #expect(entries.map(\.name) == ["b"])
        #expect(ledger.deadline == at(29))
    }

    @Test("pausing stops the countdown and the lead, and resuming goes on")
    mutating func pause() {
        _ = begin("a", at: 0)
        ledger.enterBackground(at: at(0))
        ledger.pause(at: at(10))
        ledger.pause(at: at(50))
        #expect(ledger.nextExpiry == nil)
        #expect(ledger.remaining(at: at(900)) == .seconds(20))
        ledger.resume(at: at(1_000))
        #expect(ledger.nextExpiry == at(1_015))
        _ = ledger.expire(at: at(1_015))
        ledger.pause(at: at(1_016))
        #expect(ledger.deadline == nil)
        ledger.resume(at: at(2_000))
        #expect(ledger.deadline == at(2_003))
    }

    @Test("a begin while paused starts to count with the resume")
    mutating func beginWhilePaused() {
        ledger.enterBackground(at: at(0))
        ledger.pause(at: at(1))
        _ = begin("a", at: 2)
        #expect(ledger.nextExpiry == nil)
        ledger.resume(at: at(100))
        #expect(ledger.nextExpiry == at(125))
    }

    @Test("shrinking takes time and never gives any")
    mutating func shrink() {
        _ = begin("a", at: 0)
        ledger.enterBackground(at: at(0))
        ledger.shrink(to: .seconds(100), at: at(10))
        #expect(ledger.remaining(at: at(10)) == .seconds(20))
        ledger.shrink(to: .seconds(3), at: at(10))
        #expect(ledger.nextExpiry == at(10))
        _ = ledger.expire(at: at(10))
        #expect(ledger.deadline == at(13))
    }

    @Test("a refused task uses no budget and kills nothing")
    mutating func refused() {
        ledger.enterBackground(at: at(0))
        _ = begin("a", at: 0)
        guard case .callHandlers = ledger.refuse(1, at: at(1)) else { Issue.record("no handler"); return }
        #expect(ledger.nextExpiry == nil)
        #expect(ledger.remaining(at: at(9)) == .seconds(29))
        #expect(ledger.refuse(1, at: at(2)) == .none)
    }

    @Test("a task is overtaken when a later one of its name, its place or its file ends first")
    mutating func overtaken() {
        _ = begin("a", at: 0)
        _ = ledger.begin(name: "elsewhere", place: "there", hasHandler: true, at: at(0))
        _ = begin("b", at: 1)
        _ = ledger.end(3, at: at(2))
        #expect(ledger.open.map { ledger.overtaker(of: $0)?.id } == [3, nil])
        #expect(ledger.end(3, at: at(3)) == nil)
        for (name, place) in [("elsewhere", "far:2"), ("c", "there"), ("d", "there:7")] {
            var ledger = ledger
            let later = ledger.begin(name: name, place: place, hasHandler: true, at: at(4)).entry
            _ = ledger.end(later.id, at: at(5))
            #expect(ledger.open.last.flatMap { ledger.overtaker(of: $0) } == later)
        }
    }

    @Test("suspension stops everything")
    mutating func suspension() {
        _ = begin("a", at: 0)
        ledger.enterBackground(at: at(0))
        ledger.suspend()
        #expect(ledger.nextExpiry == nil && ledger.deadline == nil && ledger.remaining(at: at(1)) == nil)
    }
}
