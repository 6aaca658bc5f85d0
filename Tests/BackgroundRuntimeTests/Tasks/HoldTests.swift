import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@Suite("Task time while a mode keeps the app awake", .exercisesRules)
struct HoldTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// A phone whose app is in the background with an open task, awake through a mode.
    private static func held(_ system: SystemVersion = .iOS(17)) throws -> (Phone, AssertionID) {
        let phone = try Phone(system)
        phone.app.launch()
        let mode = try phone.holdMode()
        try phone.begin("upload") { $0.record(.output, "expired") }
        phone.device.press(.home)
        return (phone, mode)
    }

    let noExpiry = Fact(
        "task.hold.no-expiry: tasks do not run out, and no handler is called",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, _) = try Self.held(system)
        phone.advance(10 * phone.budget)
        expect(phone.app.state == .background && phone.app.trace.output.isEmpty)
        try expect(phone.remaining(), is: .greatestFiniteMagnitude)
        expect(phone.app.trace.entries(rule: "task.hold.no-expiry").map(\.text), is: ["task time does not run"])
    }

    let saysNothing = Fact(
        "task.hold.no-expiry: of task time nothing is said in the foreground, nor where there is no task"
    ) {
        let phone = try Phone()
        phone.app.launch()
        let task = try phone.begin()
        try phone.drop(try phone.holdMode())
        expect(!phone.app.trace.entries.contains { $0.text.hasPrefix("task time") })
        try phone.end(task)
        let mode = try phone.holdMode()
        phone.device.press(.home)
        try phone.holdWake()
        try phone.drop(mode)
        expect(!phone.app.trace.entries.contains { $0.text.hasPrefix("task time") })
    }

    let restart = Fact(
        "task.hold.restart: when the mode stops, the countdown begins in full",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, mode) = try Self.held(system)
        phone.advance(1_000)
        try phone.drop(mode)
        try expect(phone.remaining(), is: phone.budget)
        phone.advanceAlmost(phone.budget)
        expect(phone.app.state == .background && phone.app.trace.output == ["expired"])
        phone.advance(1)
        expect(phone.exits, is: ["task-leak"])
        expect(phone.app.trace.contains(rule: "task.hold.restart"))
    }

    let comesBack = Fact(
        "task.hold.restart: a mode that comes back ends the countdown, in the middle and after the handlers"
    ) {
        for seconds in [20.0, 27] {
            let (phone, mode) = try Self.held()
            try phone.drop(mode)
            phone.advance(seconds)
            let again = try phone.holdMode()
            phone.advance(100)
            expect(phone.app.state, is: .background)
            try phone.drop(again)
            try expect(phone.remaining(), is: 30)
            phone.advance(30)
            expect(phone.exits, is: ["task-leak"])
        }
    }

    let afterWake = Fact("task.hold.restart: after a wake on iOS 7 the countdown is that of leaving the foreground") {
        let phone = try Phone(.iOS(7))
        phone.wake(allowance: nil) { process in
            _ = process.beginTask(name: "sync", place: "", handler: nil)
            process.acquire(.mode("x"), reason: "test", rule: LifecycleRules.backgroundAwakeReasons)
        }
        phone.advance(100)
        let mode = try require(phone.process.assertions.all.last)
        try phone.drop(mode.id)
        try expect(phone.remaining(), is: 180)
    }

    let bounded = Fact("task.hold.no-expiry: bounded wakes, and modes with an end, do not stop task time") {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.wake(allowance: .seconds(60))
        try phone.process.acquire(
            .mode("x"), reason: "test", rule: LifecycleRules.backgroundAwakeReasons,
            until: phone.device.now.advanced(by: .seconds(60)))
        phone.advance(30)
        expect(phone.exits, is: ["task-leak"])
    }

    @Test(
        "task.hold.ble: a task begun in a wake counts down at once", .asserts(TaskRules.holdBounded),
        arguments: allSystems)
    func begunInWake(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.app.launch()
        phone.device.press(.home)
        phone.wake(allowance: .seconds(10_000)) { process in
            _ = process.beginTask(name: "sync", place: "App.swift:1", handler: nil)
        }
        let full = try phone.remaining()
        phone.advance(7)
        try expect(phone.remaining(), is: full - 7)
    }

    let several = Fact("task.hold.no-expiry: it takes the last of several modes to let task time run") {
        let (phone, first) = try Self.held()
        let second = try phone.holdMode()
        try phone.drop(first)
        phone.advance(100)
        expect(phone.app.state, is: .background)
        try phone.drop(second)
        phone.advance(30)
        expect(phone.exits, is: ["task-leak"])
    }

    let begunMeanwhile = Fact(
        "task.hold.no-expiry: a task begun meanwhile does not run out either, and a later one has the whole budget"
    ) {
        let (phone, mode) = try Self.held()
        try phone.end(1)
        let second = try phone.begin("second")
        phone.advance(100)
        try phone.end(second)
        let wake = try phone.holdWake()
        try phone.drop(mode)
        phone.advance(50)
        try phone.begin("third")
        try expect(phone.remaining(), is: 30)
        try phone.drop(wake)
        expect(phone.app.awakeReasons, is: ["task \"third\""])
    }
}
