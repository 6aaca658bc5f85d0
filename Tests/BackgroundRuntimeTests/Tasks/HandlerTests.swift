import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@Suite("An expiration handler", .exercisesRules)
struct HandlerTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let lead = Fact(
        "task.handler.lead: it runs five seconds before the budget is over",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin { $0.record(.output, "expired") } }
        phone.advanceAlmost(phone.budget - 5)
        expect(phone.app.trace.output.isEmpty)
        phone.device.advance(by: .milliseconds(1))
        expect(phone.app.trace.output, is: ["expired"])
        expect(phone.app.trace.contains(rule: "task.handler.lead"))
        try expect(phone.remaining(), is: 5)
    }

    let otherLead = Fact("task.handler.lead: the lead can be set") {
        let phone = try Phone.inBackground(constants: ["k.task.expiry-lead": 2]) { try $0.beginWellBehaved() }
        phone.advanceAlmost(28)
        expect(phone.app.state, is: .background)
        phone.advance(1)
        expect(phone.app.state, is: .suspended)
    }

    let all = Fact(
        "task.handler.all: every open task's handler is called, each once",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) {
            for name in ["a", "b", "c", "d"] { try $0.beginWellBehaved(name) }
            try $0.end(2)
        }
        phone.advance(phone.budget - 5)
        let texts = phone.app.trace.entries(rule: "task.handler.all").map(\.text)
        expect(texts, is: ["a", "c", "d"].map { "expiration handler of task \"\($0)\"" })
        expect(phone.app.state, is: .suspended)
        phone.advance(1_000)
        expect(phone.app.exits.isEmpty)
    }

    let endedByAnotherHandler = Fact("task.handler.once: a handler whose task an earlier handler ended is not called") {
        let phone = try Phone.inBackground { phone in
            try phone.begin("first") { process in
                process.record(.output, "first")
                for id in 1...2 { process.endTask(id) }
            }
            try phone.begin("second") { $0.record(.output, "second") }
        }
        phone.advance(30)
        expect(phone.app.trace.output == ["first"] && phone.app.exits.isEmpty)
    }

    @Test(
        "task.handler.main-thread: it runs on the main thread, and suspension waits for it",
        .asserts(TaskRules.handlerMainThread), arguments: allSystems)
    func mainThread(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.app.launch()
        try phone.run { process in
            _ = process.beginTask(name: "task", place: "") {
                expect(SimulatedThread.current === process.mainThread)
                process.endTask(1)
                SimulatedThread.sleep(for: .seconds(3))
                process.record(.output, "cleaned up")
            }
        }
        phone.device.press(.home)
        phone.advance(phone.budget - 3)
        expect(phone.app.state, is: .background)
        phone.advance(1)
        expect(phone.app.trace.output, is: ["cleaned up"])
        expect(phone.app.state, is: .suspended)
    }

    let waitsForMainThread = Fact(
        "task.handler.main-thread: a handler waits for the turn that blocks the main thread",
        .asserts(TaskRules.handlerMainThread)
    ) {
        let phone = try Phone.inBackground { try $0.begin { $0.record(.output, "expired") } }
        phone.advance(24)
        try phone.process.mainThread.enqueue { SimulatedThread.sleep(for: .seconds(3)) }
        phone.advance(2)
        expect(phone.app.trace.output.isEmpty)
        phone.advance(1)
        expect(phone.app.trace.output, is: ["expired"])
    }

    let order = Fact(
        "task.handler.order: handlers run in the order of the begins, unless shuffled by the seed",
        .asserts(TaskRules.handlerOrder)
    ) {
        func names(shuffled: Bool, seed: UInt64) throws -> [String] {
            let phone = try Phone(seed: seed)
            phone.device.options.shufflesExpirationHandlers = shuffled
            phone.app.launch()
            for number in 0..<8 { try phone.begin("\(number)") { $0.record(.output, "\(number)") } }
            phone.device.press(.home)
            phone.advance(25)
            return phone.app.trace.output
        }
        let ordered = (0..<8).map(String.init)
        try expect(names(shuffled: false, seed: 1), is: ordered)
        let shuffled = try names(shuffled: true, seed: 1)
        expect(shuffled != ordered && shuffled.sorted() == ordered)
        try expect(names(shuffled: true, seed: 1), is: shuffled)
        try expect(names(shuffled: true, seed: 2) != shuffled)
    }

    let once = Fact(
        "task.handler.once: a handler that ended its task is not called again",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.beginWellBehaved("once") }
        phone.advance(phone.budget - 5)
        expect(phone.app.trace.contains(rule: "task.handler.once"))
        phone.app.activate()
        phone.device.press(.home)
        phone.advance(phone.budget)
        expect(phone.app.trace.entries(rule: "task.handler.all").map(\.text).count, is: 1)
        expect(phone.app.exits.isEmpty)
    }

    @Test(
        "task.handler.not-on-suspend: neither suspension, return, purge nor end calls it",
        .asserts(TaskRules.handlerNotOnSuspend), arguments: allSystems)
    func notOnSuspend(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin { $0.record(.output, "expired") } }
        phone.app.activate()
        phone.device.press(.home)
        try phone.end(1)
        expect(phone.app.state, is: .suspended)
        phone.device.purge(phone.app)
        phone.app.launch()
        try phone.begin { $0.record(.output, "expired") }
        phone.app.terminate()
        phone.advance(1_000)
        expect(phone.app.trace.output.isEmpty)
        expect(!phone.app.trace.calls.contains { $0.contains("expiration") })
    }
}
