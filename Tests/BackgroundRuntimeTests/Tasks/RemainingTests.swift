import BackgroundRuntime
import Testing

@Suite("The remaining time", .exercisesRules)
struct RemainingTests {
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
        #expect(try phone.remaining() == .greatestFiniteMagnitude)
        try phone.begin()
        phone.advance(100)
        #expect(try phone.remaining() == .greatestFiniteMagnitude)
        phone.device.press(.home)
        #expect(read == [.greatestFiniteMagnitude, .greatestFiniteMagnitude])
    }

    @Test(
        "task.remaining.decreases: with a task it counts down to zero with time",
        .asserts(TaskRules.remainingDecreases), arguments: allSystems)
    func decreases(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.beginWellBehaved() }
        try phone.holdWake()
        let second = try phone.begin("second")
        for elapsed in stride(from: 0.0, to: phone.budget, by: 0.5) {
            #expect(try phone.remaining() == phone.budget - elapsed)
            phone.advance(0.5)
            if elapsed == phone.budget - 1 { break }
        }
        try phone.end(second)
        phone.advance(1)
        #expect(try phone.process.ledger.time.remaining(at: phone.device.now) == .zero)
    }

    @Test(
        "task.remaining.validity: the figure means something from the first task on",
        .asserts(TaskRules.remainingValidity))
    func validity() throws {
        let phone = try Phone.inBackground()
        phone.wake(allowance: .seconds(20))
        phone.advance(4)
        #expect(try phone.remaining() == 6)
        let id = try phone.begin()
        #expect(try phone.remaining() == 30)
        phone.advance(3)
        #expect(try phone.remaining() == 27)
        try phone.end(id)
        #expect(try phone.remaining() == 3)
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
        #expect(atEntry == 10)
        phone.wake(allowance: .seconds(20))
        phone.advance(15)
        #expect(try phone.remaining() == 0)
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
        #expect(try phone.remaining() == .greatestFiniteMagnitude)
        let task = try phone.begin()
        #expect(try phone.remaining() == .greatestFiniteMagnitude)
        try phone.end(task)
        #expect(try phone.remaining() == .greatestFiniteMagnitude)
        try phone.drop(mode)
        #expect(phone.app.state == .suspended)
    }
}
