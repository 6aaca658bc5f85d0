import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@Suite("Beginning a task", .exercisesRules)
struct BeginTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    @Test(
        "task.id.unique: identifiers of open tasks differ, and an ended one does not come back",
        .asserts(TaskRules.idUnique), arguments: allSystems)
    func identifiersDiffer(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.app.launch()
        let ids = try (0..<5).map { try phone.begin("task \($0)") }
        try phone.end(ids[2])
        let next = try phone.begin("next")
        expect(Set(ids + [next]).count, is: 6)
    }

    let withoutMultitasking = Fact(
        "task.id.invalid: without multitasking begin returns the invalid identifier",
        for: [SystemVersion.iOS(4)]
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.device.change { $0.isMultitaskingSupported = false }
        phone.app.launch()
        try expect(phone.begin(), is: AppProcess.invalidTaskID)
        expect(phone.app.trace.contains(rule: "task.id.invalid"))
        try expect(phone.process.ledger.tasks.isEmpty)
    }

    @Test(
        "task.id.invalid-value: the invalid identifier is 0 and no task has it", .asserts(TaskRules.idInvalidValue),
        arguments: allSystems)
    func invalidValue(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.app.launch()
        expect(AppProcess.invalidTaskID, is: 0)
        for number in 0..<20 {
            let id = try phone.begin()
            expect(id != 0)
            if number.isMultiple(of: 2) { try phone.end(id) }
        }
    }

    @Test(
        "task.needs-no-mode: a task keeps an app awake that declares no mode", .asserts(TaskRules.needsNoMode),
        arguments: allSystems)
    func needsNoMode(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin("upload") }
        expect(phone.app.manifest.backgroundModes.isEmpty)
        phone.advanceAlmost(phone.budget - 5)
        expect(phone.app.state, is: .background)
        expect(phone.app.awakeReasons, is: ["task \"upload\""])
    }

    let anyState = Fact(
        "task.begin.any-state: a task begins while inactive, active and in the background",
        .asserts(TaskRules.beginAnyState)
    ) {
        let phone = try Phone()
        nonisolated(unsafe) var ids: [Int] = []
        for name in ["didFinishLaunching", "didBecomeActive", "didEnterBackground"] {
            phone.code.on[.init(name)] = { ids.append($0.beginTask(name: name, place: name, handler: nil)) }
        }
        phone.app.launch()
        phone.device.press(.home)
        expect(ids, is: [1, 2, 3])
        try expect(phone.process.ledger.tasks.map(\.name).last, is: "didEnterBackground")
        expect(phone.app.state, is: .background)
    }

    let anyThread = Fact(
        "task.begin.any-state: a task begins on a thread of the app's own",
        .asserts(TaskRules.beginAnyState)
    ) {
        let phone = try Phone()
        phone.app.launch()
        let process = try phone.process
        process.makeThread("worker").enqueue { _ = process.beginTask(name: "worker", place: "", handler: nil) }
        phone.device.settle()
        expect(process.ledger.tasks.map(\.name), is: ["worker"])
    }

    let dormant = Fact(
        "task.begin.foreground-dormant: a task begun in front uses no budget there",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.app.launch()
        try phone.begin()
        phone.advance(5_000)
        expect(phone.app.state, is: .active)
        expect(phone.app.trace.contains(rule: "task.begin.foreground-dormant"))
        phone.device.press(.home)
        try expect(phone.remaining(), is: phone.budget)
    }

    @Test(
        "task.name: reports call a task by its name", .asserts(TaskRules.name),
        arguments: [SystemVersion.iOS(7), .iOS(17), .iOS(26)])
    func name(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin("sync of the mail box") }
        expect(phone.app.isAwake(because: .task("sync of the mail box")))
        expect(phone.app.trace.entries.contains { $0.text.contains("task \"sync of the mail box\" begun") })
    }

    let priority = Fact(
        "task.priority: on a task alone the process has low priority, no GPU and no real-time threads",
        .asserts(TaskRules.priority)
    ) {
        let phone = try Phone()
        phone.app.launch()
        try phone.begin()
        let inFront = try phone.process.resources
        expect(inFront.hasFullPriority && inFront.hasGPU && inFront.hasRealTimeThreads)
        phone.device.press(.home)
        let onTask = try phone.process.resources
        expect(!onTask.hasFullPriority && !onTask.hasGPU && !onTask.hasRealTimeThreads)
        let mode = try phone.holdMode()
        try expect(phone.process.resources, is: inFront)
        try phone.drop(mode)
        try expect(phone.process.resources, is: onTask)
        phone.app.activate()
        try expect(phone.process.resources, is: inFront)
        phone.code.on["didEnterBackground"] = { expect($0.resources == inFront && $0.assertions.isEmpty) }
        try phone.end(1)
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
    }
}
