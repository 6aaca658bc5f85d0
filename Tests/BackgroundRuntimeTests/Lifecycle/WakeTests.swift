import Testing
import VigilFacts

@testable import BackgroundRuntime

@Suite("A wake for an event", .exercisesRules)
struct WakeTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static func snapshots(_ phone: Phone) -> [Int] {
        let entries = phone.app.trace.entries
        return entries.indices.filter { entries[$0].rule?.id == "life.enter-background.snapshot" }
    }

    let snapshot = Fact(
        "life.enter-background.snapshot: a picture is taken once the app was told of the event",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        for _ in 0..<2 {
            phone.wake { process in
                process.callback("event", rule: nil) { process.callback("more of it", rule: nil) {} }
            }
            phone.advance(60)
            expect(phone.app.state, is: .suspended)
        }
        let told = phone.app.trace.entries.indices.filter { phone.app.trace.entries[$0].text == "more of it" }
        expect(Self.snapshots(phone), is: (system < .iOS(7) ? [] : told.map { $0 + 1 }))
    }

    let snapshotAtCompletion = Fact(
        "life.enter-background.snapshot: with a completion handler the picture waits for that"
    ) {
        let phone = try Phone()
        let completion = try phone.wakeWithCompletion()
        phone.advance(5)
        expect(Self.snapshots(phone).isEmpty)
        completion.complete(rule: LifecycleRules.resumeBackground)
        expect(Self.snapshots(phone).count, is: 1)
    }

    let twoAtOnce = Fact("two wakes for one event at once are two grants: each ends with its own completion, once") {
        let phone = try Phone()
        let first = try phone.wakeWithCompletion()
        let second = try phone.wakeWithCompletion()
        phone.advance(5)
        first.complete(rule: LifecycleRules.resumeBackground)
        first.complete(rule: LifecycleRules.resumeBackground)
        phone.device.settle()
        expect(phone.app.state == .background && phone.app.awakeReasons == ["wake: event"])
        expect(first.isDone && !second.isDone && Self.snapshots(phone).count == 1)
        second.complete(rule: LifecycleRules.resumeBackground)
        phone.device.settle()
        expect(phone.app.state == .suspended && Self.snapshots(phone).count == 2)
    }

    let lateCompletion = Fact(
        "a completion that comes after the time of the wake, or after the process, changes nothing"
    ) {
        let phone = try Phone()
        let late = try phone.wakeWithCompletion()
        phone.advance(31)
        expect(phone.app.state, is: .suspended)
        phone.device.purge(phone.app)
        late.complete(rule: LifecycleRules.resumeBackground)
        expect(phone.app.state, is: .notRunning)
        expect(Self.snapshots(phone).isEmpty && phone.app.trace.entries.last?.kind == .termination)
    }

    let holds = Fact("the trace knows each assertion with its grant and its deadline, also where two have one name") {
        let phone = try Phone()
        phone.device.advance(by: .seconds(1))
        _ = try phone.wakeWithCompletion()
        phone.advance(2)
        _ = try phone.wakeWithCompletion()
        try phone.begin("upload")
        try phone.begin("upload")
        let last = try require(phone.device.trace.records.last)
        let holds = phone.device.trace.holds(of: last)
        expect(holds.map(\.name), is: ["wake: event", "wake: event", "task \"upload\"", "task \"upload\""])
        expect(holds.compactMap(\.grant?.number) == [1, 2, 3, 4] && Set(holds.map(\.number)).count == 4)
        let deadlines: [Int64?] = holds.map { hold in hold.deadline?.nanoseconds }
        expect(deadlines, is: [31_000_000_000, 33_000_000_000, 33_000_000_000, 33_000_000_000])
    }

    let holdsWithoutDeadline = Fact("a task has no deadline in the foreground, and one of a mode none at all") {
        let phone = try Phone()
        phone.app.launch()
        try phone.begin("upload")
        try phone.holdMode()
        let last = try require(phone.device.trace.records.last)
        let holds = phone.device.trace.holds(of: last)
        expect(holds.map(\.deadline) == [nil, nil] && holds.map { $0.grant == nil } == [false, true])
    }

    let noSnapshot = Fact("an event for an app that runs already takes no new picture") {
        let phone = try Phone.inBackground { try $0.begin() }
        let before = Self.snapshots(phone).count
        phone.wake { $0.callback("event", rule: nil) {} }
        expect(Self.snapshots(phone).count == before && phone.app.trace.calls.contains("event"))
    }

    let inFront = Fact("an event for an app in front comes at once, and gives it no time") {
        let phone = try Phone()
        phone.app.launch()
        phone.wake { $0.callback("event", rule: nil) {} }
        expect(phone.app.trace.calls.last == "event" && phone.app.awakeReasons.isEmpty)
        try phone.wakeWithCompletion().complete(rule: LifecycleRules.resumeBackground)
        expect(Self.snapshots(phone).isEmpty)
    }

    let documented = Fact(
        "the switch: as documented, wakes call didEnterBackground",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.device.options.wakeCalls = .documented
        for _ in 0..<2 {
            phone.wake { $0.callback("event", rule: nil) {} }
            phone.advance(60)
        }
        let entered = "UIApplicationDidEnterBackgroundNotification"
        expect(phone.calls().filter { $0 == entered || $0 == "event" }, is: [entered, "event", entered, "event"])
    }

    let documentedWithScenes = Fact("the switch: an app with scenes has no such call") {
        let phone = try Phone(manifest: .test(hasScenes: true))
        phone.device.options.wakeCalls = .documented
        for _ in 0..<2 {
            phone.wake { $0.callback("event", rule: nil) {} }
            phone.advance(60)
        }
        expect(phone.calls().filter { $0.contains("EnterBackground") || $0 == "event" }, is: ["event", "event"])
    }

    @Test("suspended and kept awake exclude each other: a module that tries is stopped in a debug build")
    func invariant() async {
        await #expect(processExitsWith: .failure) {
            let phone = try Phone.inBackground()
            expect(phone.app.state, is: .suspended)
            try phone.holdMode()
        }
    }
}
