import BackgroundRuntime
import Foundation
import Testing
import VigilBackgroundTasks

@Suite("The machines of the scheduler")
struct MachineTests {
    private func at(_ seconds: Int64) -> VirtualInstant { VirtualInstant(nanoseconds: seconds * 1_000_000_000) }

    @Test(
        "a wildcard permits what has something in its place, from iOS 26 on",
        arguments: [
            ("a.b.c.*", "a.b.c.d", true), ("a.b.c.*", "a.b.c.", false), ("a.b.c.*", "a.b.c", false),
            ("a.b.c.*", "a.b.cd", false), ("a.b.c", "a.b.c", true), ("a.b.c", "a.b.C", false),
            ("a.b.*", "a.b.c.d", true),
        ])
    func wildcards(entry: String, identifier: String, isPermitted: Bool) {
        #expect(PermittedIdentifiers([entry], of: "a.b", on: .iOS(26)).permits(identifier) == isPermitted)
        let before = PermittedIdentifiers([entry], of: "a.b", on: .iOS(18))
        #expect(before.permits(identifier) == (entry == identifier))
    }

    @Test("a continued identifier begins with that of the app, whatever the case")
    func owner() {
        let permitted = PermittedIdentifiers(["com.Example.app.x", "org.y"], of: "com.example.App", on: .iOS(26))
        #expect(permitted.permits("com.Example.app.x", as: .continued))
        #expect(!permitted.permits("org.y", as: .continued) && permitted.permits("org.y", as: .processing))
    }

    @Test("tasks of one launch share the time of the first, and a longer kind counts from the same beginning")
    func timeline() {
        var timeline = TaskTimeline(lead: .seconds(5))
        #expect(timeline.expiry == nil)
        #expect(!timeline.begin(.seconds(30), at: at(100)) && timeline.end == at(130) && timeline.expiry == at(125))
        #expect(timeline.begin(.seconds(30), at: at(120)) && timeline.end == at(130))
        #expect(timeline.begin(.seconds(300), at: at(125)) && timeline.end == at(400))
        timeline.clear()
        #expect(!timeline.begin(.seconds(2), at: at(500)) && timeline.expiry == at(500) && timeline.end == at(505))
    }

    @Test("progress counts from the last step, and only behind")
    func progress() {
        var watch = ProgressWatch(limit: .seconds(15))
        #expect(watch.note(0.1, at: at(5)) && watch.deadline == nil)
        watch.setInBackground(true, at: at(10))
        #expect(watch.deadline == at(25) && !watch.note(0.1, at: at(20)) && watch.deadline == at(25))
        #expect(watch.note(0.2, at: at(20)) && watch.deadline == at(35))
        watch.setInBackground(false, at: at(30))
        #expect(watch.deadline == nil && !watch.isCounting)
        var free = ProgressWatch(limit: nil)
        free.setInBackground(true, at: at(1))
        #expect(free.deadline == nil)
    }

    @Test("a request is held back once for each reason, and anew when it is replaced")
    func holds() {
        var pending = PendingRequests()
        let limits = PendingRequests.Limits(refresh: 1, processing: 2)
        #expect(pending.submit(TaskRequest("a", .refresh), limits: limits) == .added)
        #expect(pending.hold("a", .chance) && !pending.hold("a", .chance) && pending.hold("a", .inUse))
        #expect(pending.submit(TaskRequest("a", .refresh), limits: limits) == .replaced && pending.hold("a", .chance))
    }

    @Test("studies count as processing, a replaced request does not count, and another kind may take the place")
    func limits() {
        var pending = PendingRequests()
        let limits = PendingRequests.Limits(refresh: 1, processing: 2)
        #expect(pending.submit(TaskRequest("a", .processing), limits: limits) == .added)
        #expect(pending.submit(TaskRequest("b", .health), limits: limits) == .added)
        #expect(pending.submit(TaskRequest("c", .processing), limits: limits) == .tooMany)
        #expect(pending.submit(TaskRequest("b", .processing), limits: limits) == .replaced)
        #expect(pending.submit(TaskRequest("b", .refresh), limits: limits) == .replaced)
        #expect(pending.submit(TaskRequest("c", .processing), limits: limits) == .added)
        #expect(pending.requests.map(\.identifier) == ["a", "b", "c"] && pending.remove("x") == nil)
        #expect(pending.removeAll { $0.kind == .processing }.map(\.identifier) == ["a", "c"])
    }
}
