import BackgroundRuntime
import Testing

@Suite("Ending a task", .exercisesRules)
struct EndTests {
    @Test("task.end.balance: ending one task leaves the others open", arguments: allSystems)
    func balance(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) {
            try $0.begin("one")
            try $0.begin("two")
        }
        try phone.end(1)
        #expect(phone.app.awakeReasons == ["task \"two\""])
        #expect(phone.app.state == .background)
        #expect(phone.app.trace.contains(rule: "task.end.balance"))
        try phone.end(2)
        #expect(phone.app.state == .suspended)
    }

    @Test("task.end.balance: a task open at an announced end is a finding")
    func openAtTheEnd() throws {
        let phone = try Phone.inBackground { try $0.begin("left") }
        phone.app.terminate()
        #expect(
            phone.app.trace.findings.map(\.text) == ["task \"left\" was still open at the end: begun at App.swift:1"])
    }

    @Test("task.end.suspends: the last end in the background suspends the app", arguments: allSystems)
    func suspends(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin() }
        phone.advance(3)
        try phone.end(1)
        #expect(phone.app.state == .suspended)
        let suspension = try #require(phone.app.trace.entries.last { $0.kind == .state })
        #expect(suspension.rule?.id == "task.end.suspends")
    }

    @Test("task.end.suspends: not while something else holds the app")
    func heldOtherwise() throws {
        let phone = try Phone.inBackground { try $0.begin() }
        let mode = try phone.holdMode()
        try phone.end(1)
        #expect(phone.app.state == .background)
        try phone.drop(mode)
        #expect(phone.app.state == .suspended)
    }

    @Test("task.end.early: a task that ends in time never has its handler called", arguments: allSystems)
    func early(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin { $0.record(.output, "expired") } }
        try phone.holdMode()
        phone.advanceAlmost(phone.budget - 5)
        try phone.end(1)
        phone.advance(1_000)
        #expect(phone.app.trace.output.isEmpty)
        #expect(phone.app.trace.contains(rule: "task.end.early"))
    }

    @Test("task.end.unknown-id: the time of a wake is no task, and nothing that the app could end")
    func wake() throws {
        let phone = try Phone()
        phone.wake(allowance: .seconds(10))
        try phone.end(1)
        #expect(phone.app.awakeReasons == ["wake: event"] && phone.app.trace.contains(rule: "task.end.unknown-id"))
        phone.advance(9)
        #expect(phone.app.state == .background)
    }

    @Test("task.end.unknown-id: ending twice or an unknown task is logged and harmless", arguments: allSystems)
    func unknown(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) {
            try $0.begin("one")
            try $0.begin("two")
        }
        try phone.end(1)
        try phone.end(1)
        try phone.end(77)
        let texts = phone.app.trace.entries(rule: "task.end.unknown-id").map(\.text)
        #expect(texts.count == 2)
        #expect(
            texts.last
                == (system < .iOS(13)
                    ? "endBackgroundTask was called for identifier 77, which no open task has"
                    : "Can't end BackgroundTask: no background task exists with identifier 77, or it may have already "
                        + "been ended."))
        #expect(phone.app.awakeReasons == ["task \"two\""])
    }

    @Test("task.end.invalid-id: ending the invalid identifier harms nothing and is pointed out", arguments: allSystems)
    func invalid(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin() }
        try phone.end(AppProcess.invalidTaskID)
        #expect(phone.app.state == .background && phone.app.awakeReasons.count == 1)
        let finding = try #require(phone.app.trace.findings.first)
        #expect(finding.rule?.id == "task.end.invalid-id")
        #expect(finding.text.contains("UIBackgroundTaskIdentifier.invalid"))
    }

    @Test("task.end.any-thread: a task ends on a thread of the app's own", arguments: allSystems)
    func anyThread(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin() }
        let process = try phone.process
        process.makeThread("worker").enqueue {
            SimulatedThread.sleep(for: .seconds(4))
            process.endTask(1)
        }
        phone.advance(3)
        #expect(phone.app.state == .background)
        phone.advance(1)
        #expect(phone.app.state == .suspended)
        let end = try #require(phone.app.trace.entries(rule: "task.end.any-thread").first)
        #expect(end.text.contains("on thread worker"))
    }
}
