import BackgroundRuntime
import Testing
import VigilFacts

struct RefusedBeginTests: Facts {
    @Test("A begin that gains little", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func beginLast(_ phone: Phone) {
        phone.code.on["didEnterBackground"] = { process in
            _ = process.beginTask(name: "late", place: "App.swift:9") { process.record(.output, "expired") }
        }
    }

    let asyncGrant = Fact(
        "task.begin.async-grant: a begin as the last act loses the race when the grant takes its time"
    ) {
        let phone = try Phone(constants: ["k.task.grant-delay": 1])
        Self.beginLast(phone)
        phone.app.launch()
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
        phone.advance(100)
        expect(phone.app.state == .suspended && phone.app.awakeReasons.isEmpty)
        expect(phone.app.trace.contains(rule: "task.begin.async-grant"))
        phone.app.activate()
        expect(phone.app.trace.output, is: ["expired"])
        expect(phone.app.exits.isEmpty)
    }

    let grantAtOnce = Fact("task.begin.async-grant: by default the grant is at once") {
        let phone = try Phone()
        Self.beginLast(phone)
        phone.app.launch()
        phone.device.press(.home)
        expect(phone.app.isAwake(because: .task("late")))
    }

    let grantInTime = Fact("task.begin.async-grant, task.budget.start: a grant in time counts from the grant on") {
        let phone = try Phone.inBackground(constants: ["k.task.grant-delay": 1])
        phone.wake(allowance: .seconds(5)) { _ = $0.beginTask(name: "late", place: "", handler: nil) }
        phone.advance(1)
        expect(phone.app.isAwake(because: .task("late")))
        try expect(phone.remaining(), is: 30)
        phone.advance(10)
        try expect(phone.remaining(), is: 20)
    }

    let endBeforeGrant = Fact("task.begin.async-grant: a task that ends before its grant is never granted") {
        let phone = try Phone(constants: ["k.task.grant-delay": 1])
        phone.app.launch()
        try phone.end(try phone.begin())
        phone.advance(2)
        expect(phone.app.awakeReasons.isEmpty)
    }

    let returnsInvalid = Fact(
        "task.begin.no-guarantee: begin may return the invalid identifier",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.app.launch()
        phone.app.injectTaskFaults([.returnsInvalid])
        try expect(phone.begin(), is: AppProcess.invalidTaskID)
        expect(phone.app.trace.contains(rule: "task.begin.no-guarantee"))
        try expect(phone.begin() != AppProcess.invalidTaskID)
    }

    let refused = Fact(
        "task.begin.refused: a refused task's handler is called, and it keeps nothing awake",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.app.launch()
        phone.app.injectTaskFaults([.refuses])
        try expect(phone.begin("refused") { $0.record(.output, "expired") } != AppProcess.invalidTaskID)
        expect(phone.app.trace.output, is: ["expired"])
        expect(phone.app.trace.contains(rule: "task.begin.refused"))
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
        phone.advance(1_000)
        expect(phone.app.exits.isEmpty)
    }

    let refusedKillsNothing = Fact(
        "task.begin.refused: a refused task that stays open kills nothing when the time of another is over"
    ) {
        let phone = try Phone.inBackground { phone in
            phone.app.injectTaskFaults([.refuses])
            try phone.begin("refused")
            try phone.beginWellBehaved("granted")
        }
        try phone.holdWake()
        phone.advance(60)
        try expect(phone.process.ledger.tasks.map(\.name) == ["refused"] && phone.app.state == .background)
    }

    let afterBudget = Fact(
        "task.begin.after-budget: after the deadline a begin has its handler called at once",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.beginWellBehaved() }
        try phone.holdWake()
        phone.advance(phone.budget + 60)
        expect(phone.app.state, is: .background)
        let id = try phone.begin("more") { $0.record(.output, "expired") }
        expect(phone.app.trace.output, is: ["expired"])
        expect(phone.app.trace.contains(rule: "task.begin.after-budget"))
        expect(!phone.app.isAwake(because: .task("more")))
        try expect(phone.remaining(), is: 0)
        try phone.end(id)
        phone.advance(60)
        expect(phone.app.exits.isEmpty)
    }

    let faultsInOrder = Fact(
        "task.begin.no-guarantee, task.begin.refused: faults come in their order, one for each begin"
    ) {
        let phone = try Phone()
        phone.app.launch()
        phone.app.injectTaskFaults([.refuses, .returnsInvalid, .refuses])
        let numbers = try (1...4).map { _ in try phone.begin() }
        expect(numbers.map { $0 == AppProcess.invalidTaskID }, is: [false, true, false, false])
        try expect(phone.process.ledger.tasks.map(\.isRefused), is: [true, true, false])
    }

    let faultIsKept = Fact("task.begin.refused: a begin that gains nothing anyway uses up no fault") {
        let phone = try Phone.inBackground { try $0.beginWellBehaved() }
        try phone.holdWake()
        phone.advance(phone.budget + 60)
        phone.app.injectTaskFaults([.refuses])
        try phone.end(try phone.begin("gains nothing"))
        phone.app.activate()
        try phone.begin("refused")
        let refusals = phone.app.trace.entries.filter { $0.kind == .refusal }.map { $0.rule?.id }
        expect(refusals, is: ["task.begin.after-budget", "task.begin.refused"])
    }

    let inHandler = Fact("task.begin.in-handler: a task begun in a handler gains no time and is killed with the rest") {
        let phone = try Phone()
        phone.app.launch()
        try phone.run { process in
            nonisolated(unsafe) var id = 0
            id = process.beginTask(name: "first", place: "") {
                _ = process.beginTask(name: "second", place: "", handler: nil)
                process.endTask(id)
            }
        }
        phone.device.press(.home)
        phone.advance(25)
        expect(phone.app.awakeReasons, is: ["task \"second\""])
        expect(phone.app.trace.contains(rule: "task.begin.in-handler"))
        try expect(phone.remaining(), is: 5)
        phone.advance(5)
        expect(phone.exits, is: ["task-leak"])
        expect(phone.seconds, is: 30)
    }
}
