import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

struct VerdictTests: Facts {
    @Test("The verdict on suspension", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let rule = LifecycleRules.backgroundAwakeReasons

    /// A phone whose app is in the background, awake through a mode.
    private static func awake() throws -> (Phone, AssertionID) {
        let phone = try Phone()
        phone.app.launch()
        let hold = try phone.holdMode()
        phone.device.press(.home)
        return (phone, hold)
    }

    let callsComeFirst = Fact(
        "life.background.awake-reasons: calls that the system made due come before the suspension"
    ) {
        let (phone, hold) = try Self.awake()
        let process = try phone.process
        let worker = process.makeThread("worker")
        for thread in [process.mainThread, worker, process.mainThread] {
            process.callback("told on \(thread.name)", rule: Self.rule, on: thread) {}
        }
        try phone.drop(hold)
        let texts = phone.app.trace.entries.suffix(4).map(\.text)
        expect(texts, is: ["told on main", "told on worker", "told on main", "suspended"])
    }

    let callActs = Fact("life.background.awake-reasons: a task begun in such a call keeps the app awake") {
        let (phone, hold) = try Self.awake()
        let process = try phone.process
        process.callback("told", rule: Self.rule) { _ = process.beginTask(name: "a", place: "", handler: nil) }
        try phone.drop(hold)
        expect(phone.app.state == .background && phone.app.awakeReasons == ["task \"a\""])
    }

    /// What an app prints before it is suspended that dispatches twice, one block in the other, and starts timers.
    private static func printed(_ suspension: DeviceOptions.Suspension) throws -> [String] {
        let (phone, hold) = try Self.awake()
        phone.device.options.suspension = suspension
        let process = try phone.process
        process.callback("told", rule: Self.rule) {
            process.mainThread.enqueue {
                process.record(.output, "later")
                process.mainThread.enqueue { process.record(.output, "much later") }
            }
            process.makeThread("worker").enqueue { process.record(.output, "elsewhere") }
            for seconds in 4...5 {
                process.startTimer(after: .seconds(seconds)) { _ in process.record(.output, "\(seconds) s") }
            }
        }
        try phone.drop(hold)
        phone.advance(20)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.contains(rule: "life.suspend.grace"), is: (suspension != .strict))
        return phone.app.trace.output
    }

    let strict = Fact("life.enter-background.async-not-run: strictly, what such a call dispatches is not waited for") {
        try expect(Self.printed(.strict), is: [])
    }

    let drain = Fact("life.suspend.grace: by default what was dispatched runs once, and not what that dispatches") {
        try expect(Self.printed(.drain), is: ["later", "elsewhere"])
    }

    let grace = Fact("life.suspend.grace: a grace in seconds is given in full, and to its last instant") {
        try expect(Self.printed(.grace(.seconds(4))), is: ["later", "elsewhere", "much later", "4 s"])
    }

    let graceAgain = Fact("life.suspend.grace: a grace is given again after the app was kept awake, or has come back") {
        let (phone, hold) = try Self.awake()
        phone.device.options.suspension = .grace(.seconds(4))
        try phone.drop(hold)
        phone.advance(3)
        let second = try phone.holdMode()
        phone.advance(3)
        try phone.drop(second)
        phone.advance(3)
        expect(phone.app.state, is: .background)
        phone.app.activate()
        phone.advance(3)
        phone.device.press(.home)
        phone.advanceAlmost(4)
        expect(phone.app.state, is: .background)
        phone.advance(1)
        expect(phone.app.state, is: .suspended)
    }

    let blockedCall = Fact(
        "life.background.awake-reasons: a call that blocks, or waits behind a blocked turn, does not put it off"
    ) {
        for isFirst in [true, false] {
            let (phone, hold) = try Self.awake()
            let process = try phone.process
            if isFirst { process.mainThread.enqueue { SimulatedThread.sleep(for: .seconds(3)) } }
            process.callback("told", rule: Self.rule) { SimulatedThread.sleep(for: .seconds(3)) }
            try phone.drop(hold)
            expect(phone.app.state == .suspended && !phone.app.trace.contains(rule: "life.suspend.grace"))
            phone.app.activate()
            phone.advance(8)
            expect(phone.app.state, is: .active)
            phone.device.press(.home)
            expect(phone.app.state, is: .suspended)
        }
    }

    let blockedLaterCall = Fact(
        "life.background.awake-reasons: a call that is due later than it puts it off to the end of the instant too"
    ) {
        let (phone, hold) = try Self.awake()
        phone.device.options.suspension = .strict
        let process = try phone.process
        process.mainThread.enqueue { SimulatedThread.sleep(for: .seconds(3)) }
        phone.advance(1)
        phone.device.simulation.schedule(after: .zero, phase: .watchdog) { _ = try? phone.holdMode() }
        process.drop(hold, why: "test", rule: Self.rule)
        process.callback("told", rule: Self.rule) {}
        phone.device.settle()
        expect(phone.app.state == .background && phone.app.awakeReasons == ["x"])
    }

    let endInTransition = Fact(
        "life.background.awake-reasons: it waits for didEnterBackground to return, whatever ends meanwhile"
    ) {
        let phone = try Phone()
        phone.code.on["didEnterBackground"] = { process in
            SimulatedThread.sleep(for: .seconds(2))
            _ = process.beginTask(name: "late", place: "", handler: nil)
        }
        phone.app.launch()
        let early = try phone.begin("early")
        phone.device.press(.home)
        phone.advance(1)
        let process = try phone.process
        process.makeThread("worker").enqueue { process.endTask(early) }
        phone.advance(2)
        expect(phone.app.state == .background && phone.app.awakeReasons == ["task \"late\""])
    }

    let callWhileSuspended = Fact(
        "life.suspend.no-progress: a call made to a suspended app waits, and the next run makes it",
        .asserts(LifecycleRules.suspendNoProgress)
    ) {
        let phone = try Phone.inBackground()
        try phone.process.callback("told", rule: Self.rule) {}
        phone.advance(60)
        expect(phone.app.state == .suspended && !phone.app.trace.calls.contains("told"))
        phone.wake(allowance: nil)
        expect(phone.app.trace.calls.contains("told") && phone.app.state == .suspended)
    }
}
