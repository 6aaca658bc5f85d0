import BackgroundRuntime
import Testing

@Suite("The budget of task time", .exercisesRules)
struct BudgetTests {
    @Test("task.budget.shared: two tasks give no more time than one", arguments: allSystems)
    func shared(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) {
            try $0.begin("one")
            try $0.begin("two")
        }
        phone.advance(phone.budget / 2)
        try phone.begin("three")
        phone.advanceAlmost(phone.budget / 2)
        #expect(phone.app.state == .background)
        phone.device.advance(by: .milliseconds(1))
        #expect(phone.exits == ["task-leak"])
        #expect(phone.seconds == Int(phone.budget))
        #expect(phone.app.trace.contains(rule: "task.budget.shared"))
    }

    @Test("task.budget.start: the clock starts when the app enters the background", arguments: allSystems)
    func startsAtEntry(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.app.launch()
        try phone.begin()
        phone.advance(100)
        phone.device.press(.home)
        phone.advance(phone.budget)
        #expect(phone.seconds == 100 + Int(phone.budget))
        #expect(phone.exits == ["task-leak"])
        #expect(phone.app.trace.contains(rule: "task.budget.start"))
    }

    @Test("task.budget.start: in the background already, it starts with the task", arguments: allSystems)
    func startsWithTask(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.app.launch()
        try phone.holdWake()
        phone.device.press(.home)
        phone.advance(1_000)
        try phone.begin("late")
        #expect(try phone.remaining() == phone.budget)
        #expect(phone.app.trace.entries(rule: "task.budget.start").contains { $0.text.contains("late") })
        phone.advance(phone.budget)
        #expect(phone.exits == ["task-leak"])
    }

    @Test("task.budget.foreground-resets: the next trip has a full budget", arguments: allSystems)
    func foregroundResets(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin() }
        for _ in 0..<3 {
            phone.advance(phone.budget - 10)
            phone.app.activate()
            phone.advance(1)
            phone.device.press(.home)
            #expect(try phone.remaining() == phone.budget)
        }
        #expect(phone.app.trace.contains(rule: "task.budget.foreground-resets"))
        #expect(phone.app.exits.isEmpty)
    }

    @Test("task.budget.foreground-resets: a return between the handlers and the deadline saves the app")
    func returnInLead() throws {
        let phone = try Phone.inBackground { try $0.begin { $0.record(.output, "expired") } }
        phone.advance(27)
        #expect(phone.app.trace.output == ["expired"])
        phone.app.activate()
        phone.advance(60)
        #expect(phone.app.state == .active)
        phone.device.press(.home)
        #expect(try phone.remaining() == 30)
        phone.advanceAlmost(30)
        #expect(phone.app.state == .background)
        phone.advance(1)
        #expect(phone.exits == ["task-leak"])
        #expect(phone.app.trace.output == ["expired"])
    }

    @Test(
        "task.default-30: thirty seconds are the default, and a phone may have others",
        .asserts(TaskRules.default30), arguments: [(SystemVersion.iOS(13), nil), (.iOS(27), nil), (.iOS(27), 45.0)])
    func defaultBudget(system: SystemVersion, other: Double?) throws {
        let constants = other.map { ["k.task.budget.foreground": $0] } ?? [:]
        let phone = try Phone.inBackground(system, constants: constants) { try $0.beginWellBehaved() }
        #expect(try phone.remaining() == other ?? 30)
        phone.advance(26)
        #expect((phone.app.state == .suspended) == (other == nil))
    }

    @Test(
        "task.budget.background-begin: a task of a wake has the small budget",
        arguments: [(SystemVersion.iOS(4), 600.0), (.iOS(7), 30), (.iOS(12), 30), (.iOS(17), 30), (.iOS(26), 30)])
    func backgroundBegin(system: SystemVersion, seconds: Double) throws {
        let phone = try Phone.inBackground(system)
        phone.wake(allowance: .seconds(1)) { _ = $0.beginTask(name: "wake", place: "", handler: nil) }
        #expect(try phone.remaining() == seconds)
        #expect(phone.app.trace.contains(rule: "task.budget.background-begin") == (system >= .iOS(7)))
        phone.advanceAlmost(seconds)
        #expect(phone.app.state == .background)
        phone.advance(1)
        #expect(phone.exits == ["task-leak"])
    }

    @Test("task.budget.background-begin: so has one of a launch in the background")
    func backgroundLaunch() throws {
        let phone = try Phone(.iOS(9))
        phone.wake { _ = $0.beginTask(name: "wake", place: "", handler: nil) }
        #expect(try phone.remaining() == 30)
        phone.app.activate()
        phone.device.press(.home)
        #expect(try phone.remaining() == 180)
    }

    @Test("task.budget.not-renewed-by-end: a further task continues on what is left, exactly", arguments: allSystems)
    func notRenewed(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.app.launch()
        let first = try phone.begin("first")
        try phone.holdWake()
        phone.device.press(.home)
        phone.advance(10.25)
        try phone.end(first)
        phone.advance(500)
        try phone.begin("second")
        #expect(try phone.remaining() == phone.budget - 10.25)
        #expect(phone.app.trace.entries(rule: "task.budget.not-renewed-by-end").map(\.text).count == 1)
        phone.advance(phone.budget - 10.25)
        #expect(phone.exits == ["task-leak"])
    }

    @Test("task.budget.may-shrink: the system may call the tasks in early", arguments: allSystems)
    func mayShrink(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin { $0.record(.output, "expired") } }
        phone.advance(5)
        phone.app.shrinkTaskTime(to: .seconds(8))
        #expect(try phone.remaining() == 8)
        #expect(phone.app.trace.output.isEmpty)
        phone.advance(3)
        #expect(phone.app.trace.output == ["expired"])
        phone.advance(5)
        #expect(phone.exits == ["task-leak"])
        #expect(phone.app.trace.contains(rule: "task.budget.may-shrink"))
    }

    @Test("task.budget.may-shrink: shrinking never gives time", arguments: [20.0, 30, 500])
    func shrinkGivesNothing(seconds: Double) throws {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.advance(12)
        phone.app.shrinkTaskTime(to: Duration(inSeconds: seconds))
        #expect(try phone.remaining() == min(18, seconds))
    }

    @Test("task.transfer-hint: a transfer in flight at expiry is better off in the background", arguments: allSystems)
    func transferHint(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) {
            try $0.beginWellBehaved()
            try $0.process.inUse.transfers = ["GET /film"]
        }
        phone.advance(phone.budget)
        #expect(phone.app.trace.contains(rule: "task.transfer-hint") == (system >= .iOS(7)))
    }
}
