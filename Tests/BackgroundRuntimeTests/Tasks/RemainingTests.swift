import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@Suite("The remaining time", .exercisesRules)
struct RemainingTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    @Test(
        "task.remaining.foreground-max: it reads DBL_MAX in front, with tasks or without",
        .asserts(TaskRules.remainingForegroundMax), arguments: allSystems)
    func foreground(system: SystemVersion) throws {
        let phone = try Phone(system)
        nonisolated(unsafe) var read: [Double] = []
        for name in ["didFinishLaunching", "willResignActive"] {
            phone.code.on[.init(name)] = { read.append($0.backgroundTimeRemaining) }
        }
        phone.app.launch()
        try expect(phone.remaining(), is: .greatestFiniteMagnitude)
        try phone.begin()
        phone.advance(100)
        try expect(phone.remaining(), is: .greatestFiniteMagnitude)
        phone.device.press(.home)
        expect(read, is: [.greatestFiniteMagnitude, .greatestFiniteMagnitude])
    }

    @Test(
        "task.remaining.decreases: with a task it counts down to zero with time",
        .asserts(TaskRules.remainingDecreases), arguments: allSystems)
    func decreases(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.beginWellBehaved() }
        try phone.holdWake()
        let second = try phone.begin("second")
        for elapsed in stride(from: 0.0, to: phone.budget, by: 0.5) {
            try expect(phone.remaining(), is: phone.budget - elapsed)
            phone.advance(0.5)
            if elapsed == phone.budget - 1 { break }
        }
        try phone.end(second)
        phone.advance(1)
        try expect(phone.process.ledger.time.remaining(at: phone.device.now), is: .zero)
    }

    let validity = Fact(
        "task.remaining.validity: the figure means something from the first task on",
        .asserts(TaskRules.remainingValidity)
    ) {
        let phone = try Phone.inBackground()
        phone.wake(allowance: .seconds(20))
        phone.advance(4)
        try expect(phone.remaining(), is: 6)
        let id = try phone.begin()
        try expect(phone.remaining(), is: 30)
        phone.advance(3)
        try expect(phone.remaining(), is: 27)
        try phone.end(id)
        try expect(phone.remaining(), is: 3)
    }

    @Test(
        "task.remaining.no-task: without a task it starts at about ten seconds", .asserts(TaskRules.remainingNoTask),
        arguments: allSystems)
    func noTask(system: SystemVersion) throws {
        let phone = try Phone(system)
        nonisolated(unsafe) var atEntry = 0.0
        phone.code.on["didEnterBackground"] = { atEntry = $0.backgroundTimeRemaining }
        phone.app.launch()
        phone.device.press(.home)
        expect(atEntry, is: 10)
        phone.wake(allowance: .seconds(20))
        phone.advance(15)
        try expect(phone.remaining(), is: 0)
    }

    @Test(
        "task.hold.remaining: a mode in use is no limit, with a task or without", .asserts(TaskRules.holdRemaining),
        arguments: allSystems)
    func mode(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.app.launch()
        let mode = try phone.holdMode()
        phone.device.press(.home)
        phone.advance(10_000)
        try expect(phone.remaining(), is: .greatestFiniteMagnitude)
        let task = try phone.begin()
        try expect(phone.remaining(), is: .greatestFiniteMagnitude)
        try phone.end(task)
        try expect(phone.remaining(), is: .greatestFiniteMagnitude)
        try phone.drop(mode)
        expect(phone.app.state, is: .suspended)
    }
}
