import BackgroundRuntime
import Testing
import VigilAudio
import VigilFacts

struct NodeScheduleTests: Facts {
    @Test("What a node of an engine was given", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func second(_ number: Int) -> VirtualInstant { .boot.advanced(by: .seconds(number)) }

    let order = Fact("is played in order, while the node runs, and what was played is counted") {
        var schedule = NodeSchedule()
        let first = schedule.add(.seconds(10), at: Self.second(0))
        let next = schedule.add(.seconds(5), at: Self.second(0))
        expect(schedule.untilEnd(at: Self.second(3)) == nil)
        schedule.run(at: Self.second(3))
        expect(schedule.untilEnd(at: Self.second(7)), is: .seconds(6))
        schedule.halt(at: Self.second(7))
        expect(schedule.untilEnd(at: Self.second(8)) == nil && schedule.played(at: Self.second(20)) == .seconds(4))
        schedule.run(at: Self.second(20))
        expect(schedule.untilEnd(at: Self.second(20)), is: .seconds(6))
        expect(schedule.endFirst(at: Self.second(26)) == first && schedule.untilEnd(at: Self.second(26)) == .seconds(5))
        expect(schedule.played(at: Self.second(28)), is: .seconds(12))
        expect(schedule.endFirst(at: Self.second(31)) == next && !schedule.hasSound && schedule.isUsed)
        expect(schedule.endFirst(at: Self.second(31)) == nil && schedule.played(at: Self.second(99)) == .seconds(15))
    }

    let dry = Fact("of a node that ran dry begins as it comes") {
        var schedule = NodeSchedule()
        schedule.run(at: Self.second(0))
        _ = schedule.add(.seconds(2), at: Self.second(50))
        expect(
            schedule.untilEnd(at: Self.second(50)) == .seconds(2) && schedule.played(at: Self.second(51)) == .seconds(1)
        )
    }

    let repeats = Fact("repeats until something follows, which begins at the end of a round") {
        var schedule = NodeSchedule()
        schedule.run(at: Self.second(0))
        let loop = schedule.add(.seconds(4), repeats: true, at: Self.second(0))
        expect(schedule.untilEnd(at: Self.second(9)) == nil)
        let next = schedule.add(.seconds(1), at: Self.second(9))
        expect(schedule.untilEnd(at: Self.second(9)), is: .seconds(3))
        expect(schedule.endFirst(at: Self.second(12)) == loop && schedule.removeAll(at: Self.second(12)) == [next])
        expect(!schedule.hasSound && schedule.untilEnd(at: Self.second(13)) == nil)
    }
}
