import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@Suite("The budget of task time", .exercisesRules)
struct BudgetTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let shared = Fact(
        "task.budget.shared: two tasks give no more time than one",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) {
            try $0.begin("one")
            try $0.begin("two")
        }
        phone.advance(phone.budget / 2)
        try phone.begin("three")
        phone.advanceAlmost(phone.budget / 2)
        expect(phone.app.state, is: .background)
        phone.device.advance(by: .milliseconds(1))
        expect(phone.exits, is: ["task-leak"])
        expect(phone.seconds, is: Int(phone.budget))
        expect(phone.app.trace.contains(rule: "task.budget.shared"))
    }

    let startsAtEntry = Fact(
        "task.budget.start: the clock starts when the app enters the background",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.app.launch()
        try phone.begin()
        phone.advance(100)
        phone.device.press(.home)
        phone.advance(phone.budget)
        expect(phone.seconds, is: 100 + Int(phone.budget))
        expect(phone.exits, is: ["task-leak"])
        expect(phone.app.trace.contains(rule: "task.budget.start"))
    }

    let startsWithTask = Fact(
        "task.budget.start: in the background already, it starts with the task",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.app.launch()
        try phone.holdWake()
        phone.device.press(.home)
        phone.advance(1_000)
        try phone.begin("late")
        try expect(phone.remaining(), is: phone.budget)
        expect(phone.app.trace.entries(rule: "task.budget.start").contains { $0.text.contains("late") })
        phone.advance(phone.budget)
        expect(phone.exits, is: ["task-leak"])
    }

    let foregroundResets = Fact(
        "task.budget.foreground-resets: the next trip has a full budget",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin() }
        for _ in 0..<3 {
            phone.advance(phone.budget - 10)
            phone.app.activate()
            phone.advance(1)
            phone.device.press(.home)
            try expect(phone.remaining(), is: phone.budget)
        }
        expect(phone.app.trace.contains(rule: "task.budget.foreground-resets"))
        expect(phone.app.exits.isEmpty)
    }

    let returnInLead = Fact(
        "task.budget.foreground-resets: a return between the handlers and the deadline saves the app"
    ) {
        let phone = try Phone.inBackground { try $0.begin { $0.record(.output, "expired") } }
        phone.advance(27)
        expect(phone.app.trace.output, is: ["expired"])
        phone.app.activate()
        phone.advance(60)
        expect(phone.app.state, is: .active)
        phone.device.press(.home)
        try expect(phone.remaining(), is: 30)
        phone.advanceAlmost(30)
        expect(phone.app.state, is: .background)
        phone.advance(1)
        expect(phone.exits, is: ["task-leak"])
        expect(phone.app.trace.output, is: ["expired"])
    }

    @Test(
        "task.default-30: thirty seconds are the default, and a phone may have others",
        .asserts(TaskRules.default30), arguments: [(SystemVersion.iOS(13), nil), (.iOS(27), nil), (.iOS(27), 45.0)])
    func defaultBudget(system: SystemVersion, other: Double?) throws {
        let constants = other.map { ["k.task.budget.foreground": $0] } ?? [:]
        let phone = try Phone.inBackground(system, constants: constants) { try $0.beginWellBehaved() }
        try expect(phone.remaining(), is: other ?? 30)
        phone.advance(26)
        expect((phone.app.state == .suspended), is: (other == nil))
    }

    let backgroundBegin = Fact(
        "task.budget.background-begin: a task of a wake has the small budget",
        for: [(SystemVersion.iOS(4), 600.0), (.iOS(7), 30), (.iOS(12), 30), (.iOS(17), 30), (.iOS(26), 30)]
    ) { (system: SystemVersion, seconds: Double) in
        let phone = try Phone.inBackground(system)
        phone.wake(allowance: .seconds(1)) { _ = $0.beginTask(name: "wake", place: "", handler: nil) }
        try expect(phone.remaining(), is: seconds)
        expect(phone.app.trace.contains(rule: "task.budget.background-begin"), is: (system >= .iOS(7)))
        phone.advanceAlmost(seconds)
        expect(phone.app.state, is: .background)
        phone.advance(1)
        expect(phone.exits, is: ["task-leak"])
    }

    let backgroundLaunch = Fact("task.budget.background-begin: so has one of a launch in the background") {
        let phone = try Phone(.iOS(9))
        phone.wake { _ = $0.beginTask(name: "wake", place: "", handler: nil) }
        try expect(phone.remaining(), is: 30)
        phone.app.activate()
        phone.device.press(.home)
        try expect(phone.remaining(), is: 180)
    }

    let notRenewed = Fact(
        "task.budget.not-renewed-by-end: a further task continues on what is left, exactly",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.app.launch()
        let first = try phone.begin("first")
        try phone.holdWake()
        phone.device.press(.home)
        phone.advance(10.25)
        try phone.end(first)
        phone.advance(500)
        try phone.begin("second")
        try expect(phone.remaining(), is: phone.budget - 10.25)
        expect(phone.app.trace.entries(rule: "task.budget.not-renewed-by-end").map(\.text).count, is: 1)
        phone.advance(phone.budget - 10.25)
        expect(phone.exits, is: ["task-leak"])
    }

    let mayShrink = Fact(
        "task.budget.may-shrink: the system may call the tasks in early",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin { $0.record(.output, "expired") } }
        phone.advance(5)
        phone.app.shrinkTaskTime(to: .seconds(8))
        try expect(phone.remaining(), is: 8)
        expect(phone.app.trace.output.isEmpty)
        phone.advance(3)
        expect(phone.app.trace.output, is: ["expired"])
        phone.advance(5)
        expect(phone.exits, is: ["task-leak"])
        expect(phone.app.trace.contains(rule: "task.budget.may-shrink"))
    }

    let shrinkGivesNothing = Fact(
        "task.budget.may-shrink: shrinking never gives time",
        for: [20.0, 30, 500]
    ) { (seconds: Double) in
        let phone = try Phone.inBackground { try $0.begin() }
        phone.advance(12)
        phone.app.shrinkTaskTime(to: Duration(inSeconds: seconds))
        try expect(phone.remaining(), is: min(18, seconds))
    }

    let transferHint = Fact(
        "task.transfer-hint: a transfer in flight at expiry is better off in the background",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) {
            try $0.beginWellBehaved()
            try $0.process.inUse.transfers = ["GET /film"]
        }
        phone.advance(phone.budget)
        expect(phone.app.trace.contains(rule: "task.transfer-hint"), is: (system >= .iOS(7)))
    }
}
