import BackgroundRuntime
import Foundation
import Testing
import VigilBackgroundTasks
import VigilFacts

struct BackgroundTasksMachineTests: Facts {
    @Test("The machines of the scheduler", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func at(_ seconds: Int64) -> VirtualInstant { VirtualInstant(nanoseconds: seconds * 1_000_000_000) }

    let wildcards = Fact(
        "a wildcard permits what has something in its place, from iOS 26 on",
        for: [
            ("a.b.c.*", "a.b.c.d", true), ("a.b.c.*", "a.b.c.", false), ("a.b.c.*", "a.b.c", false),
            ("a.b.c.*", "a.b.cd", false), ("a.b.c", "a.b.c", true), ("a.b.c", "a.b.C", false),
            ("a.b.*", "a.b.c.d", true),
        ]
    ) { (entry: String, identifier: String, isPermitted: Bool) in
        expect(PermittedIdentifiers([entry], of: "a.b", on: .iOS(26)).permits(identifier), is: isPermitted)
        let before = PermittedIdentifiers([entry], of: "a.b", on: .iOS(18))
        expect(before.permits(identifier), is: (entry == identifier))
    }

    let owner = Fact("a continued identifier begins with that of the app, whatever the case") {
        let permitted = PermittedIdentifiers(["com.Example.app.x", "org.y"], of: "com.example.App", on: .iOS(26))
        expect(permitted.permits("com.Example.app.x", as: .continued))
        expect(!permitted.permits("org.y", as: .continued) && permitted.permits("org.y", as: .processing))
    }

    let timeline = Fact(
        "tasks of one launch share the time of the first, and a longer kind counts from the same beginning"
    ) {
        var timeline = TaskTimeline(lead: .seconds(5))
        expect(timeline.expiry == nil)
        expect(
            !timeline.begin(.seconds(30), at: Self.at(100)) && timeline.end == Self.at(130)
                && timeline.expiry == Self.at(125))
        expect(timeline.begin(.seconds(30), at: Self.at(120)) && timeline.end == Self.at(130))
        expect(timeline.begin(.seconds(300), at: Self.at(125)) && timeline.end == Self.at(400))
        timeline.clear()
        expect(
            !timeline.begin(.seconds(2), at: Self.at(500)) && timeline.expiry == Self.at(500)
                && timeline.end == Self.at(505))
    }

    let progress = Fact("progress counts from the last step, and only behind") {
        var watch = ProgressWatch(limit: .seconds(15))
        expect(watch.note(0.1, at: Self.at(5)) && watch.deadline == nil)
        watch.setInBackground(true, at: Self.at(10))
        expect(watch.deadline == Self.at(25) && !watch.note(0.1, at: Self.at(20)) && watch.deadline == Self.at(25))
        expect(watch.note(0.2, at: Self.at(20)) && watch.deadline == Self.at(35))
        watch.setInBackground(false, at: Self.at(30))
        expect(watch.deadline == nil && !watch.isCounting)
        var free = ProgressWatch(limit: nil)
        free.setInBackground(true, at: Self.at(1))
        expect(free.deadline == nil)
    }

    let holds = Fact("a request is held back once for each reason, and anew when it is replaced") {
        var pending = PendingRequests()
        let limits = PendingRequests.Limits(refresh: 1, processing: 2)
        expect(pending.submit(TaskRequest("a", .refresh), limits: limits), is: .added)
        expect(pending.hold("a", .chance) && !pending.hold("a", .chance) && pending.hold("a", .inUse))
        expect(pending.submit(TaskRequest("a", .refresh), limits: limits) == .replaced && pending.hold("a", .chance))
    }

    let limits = Fact(
        "studies count as processing, a replaced request does not count, and another kind may take the place"
    ) {
        var pending = PendingRequests()
        let limits = PendingRequests.Limits(refresh: 1, processing: 2)
        expect(pending.submit(TaskRequest("a", .processing), limits: limits), is: .added)
        expect(pending.submit(TaskRequest("b", .health), limits: limits), is: .added)
        expect(pending.submit(TaskRequest("c", .processing), limits: limits), is: .tooMany)
        expect(pending.submit(TaskRequest("b", .processing), limits: limits), is: .replaced)
        expect(pending.submit(TaskRequest("b", .refresh), limits: limits), is: .replaced)
        expect(pending.submit(TaskRequest("c", .processing), limits: limits), is: .added)
        expect(pending.requests.map(\.identifier) == ["a", "b", "c"] && pending.remove("x") == nil)
        expect(pending.removeAll { $0.kind == .processing }.map(\.identifier), is: ["a", "c"])
    }
}
