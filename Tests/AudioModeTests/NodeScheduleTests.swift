import BackgroundRuntime
import Testing
import VigilAudio

@Suite("What a node of an engine was given")
struct NodeScheduleTests {
    private func second(_ number: Int) -> VirtualInstant { .boot.advanced(by: .seconds(number)) }

    @Test("is played in order, while the node runs, and what was played is counted")
    func order() {
        var schedule = NodeSchedule()
        let first = schedule.add(.seconds(10), at: second(0))
        let next = schedule.add(.seconds(5), at: second(0))
        #expect(schedule.untilEnd(at: second(3)) == nil)
        schedule.run(at: second(3))
        #expect(schedule.untilEnd(at: second(7)) == .seconds(6))
        schedule.halt(at: second(7))
        #expect(schedule.untilEnd(at: second(8)) == nil && schedule.played(at: second(20)) == .seconds(4))
        schedule.run(at: second(20))
        #expect(schedule.untilEnd(at: second(20)) == .seconds(6))
        #expect(schedule.endFirst(at: second(26)) == first && schedule.untilEnd(at: second(26)) == .seconds(5))
        #expect(schedule.played(at: second(28)) == .seconds(12))
        #expect(schedule.endFirst(at: second(31)) == next && !schedule.hasSound && schedule.isUsed)
        #expect(schedule.endFirst(at: second(31)) == nil && schedule.played(at: second(99)) == .seconds(15))
    }

    @Test("of a node that ran dry begins as it comes")
    func dry() {
        var schedule = NodeSchedule()
        schedule.run(at: second(0))
        _ = schedule.add(.seconds(2), at: second(50))
        #expect(schedule.untilEnd(at: second(50)) == .seconds(2) && schedule.played(at: second(51)) == .seconds(1))
    }

    @Test("repeats until something follows, which begins at the end of a round")
    func repeats() {
        var schedule = NodeSchedule()
        schedule.run(at: second(0))
        let loop = schedule.add(.seconds(4), repeats: true, at: second(0))
        #expect(schedule.untilEnd(at: second(9)) == nil)
        let next = schedule.add(.seconds(1), at: second(9))
        #expect(schedule.untilEnd(at: second(9)) == .seconds(3))
        #expect(schedule.endFirst(at: second(12)) == loop && schedule.removeAll(at: second(12)) == [next])
        #expect(!schedule.hasSound && schedule.untilEnd(at: second(13)) == nil)
    }
}
