import BackgroundRuntime
import Testing

@Suite("A handler that does not do its work", .exercisesRules)
struct SlowHandlerTests {
    @Test("task.handler.must-end-synchronously: an end that is only dispatched is pointed out", arguments: allSystems)
    func dispatchedEnd(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) {
            try $0.begin("upload") { process in process.mainThread.enqueue { process.endTask(1) } }
        }
        phone.advance(phone.budget)
        let finding = try #require(phone.app.trace.findings.first)
        #expect(finding.rule?.id == "task.handler.must-end-synchronously")
        let text = system < .iOS(13) ? "and tasks are open" : "still not ended after expiration handlers were called"
        #expect(finding.text.contains(text))
        #expect(finding.text.contains("task \"upload\" begun at App.swift:1"))
        #expect(phone.app.state == .suspended)
    }

    @Test("task.handler.must-end-synchronously: an end that has not run when the lead is over is a leak")
    func endTooLate() throws {
        let phone = try Phone.inBackground {
            try $0.begin("upload") { process in
                process.startTimer(after: .seconds(6)) { _ in process.endTask(1) }
            }
        }
        phone.advance(40)
        #expect(phone.exits == ["task-leak"])
    }

    @Test("task.handler.blocking-others: a slow handler delays the rest", arguments: allSystems)
    func delays(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.app.launch()
        for seconds in [2, 1] { try begin(phone, sleeping: seconds) }
        phone.device.press(.home)
        phone.advance(phone.budget - 5)
        #expect(phone.app.trace.output == ["begins 2"])
        phone.advance(2)
        #expect(phone.app.trace.output == ["begins 2", "ends 2", "begins 1"])
        phone.advance(100)
        #expect(phone.app.trace.output.last == "ends 1")
        #expect(phone.app.state == .suspended)
    }

    @Test("task.handler.blocking-others: too slow in all kills the app", arguments: allSystems)
    func kills(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.app.launch()
        for seconds in [2, 2, 2] { try begin(phone, sleeping: seconds) }
        phone.device.press(.home)
        phone.advance(1_000)
        #expect(phone.exits == ["task-handlers"])
        #expect(phone.app.exits.first?.code == 0x8bad_f00d)
        #expect(phone.app.trace.contains(rule: "task.handler.blocking-others"))
        #expect(phone.app.trace.output == ["begins 2", "ends 2", "begins 2", "ends 2", "begins 2"])
    }

    @Test("task.handler.blocking-others: also when the tasks are ended and a handler does not return")
    func endsAndBlocks() throws {
        let phone = try Phone.inBackground {
            try $0.begin { process in
                process.endTask(1)
                SimulatedThread.sleep(for: .seconds(60))
            }
        }
        phone.advance(100)
        #expect(phone.exits == ["task-handlers"])
    }

    private func begin(_ phone: Phone, sleeping seconds: Int) throws {
        try phone.run { process in
            nonisolated(unsafe) var id = 0
            id = process.beginTask(name: "\(seconds)", place: "") {
                process.record(.output, "begins \(seconds)")
                SimulatedThread.sleep(for: .seconds(seconds))
                process.record(.output, "ends \(seconds)")
                process.endTask(id)
            }
        }
    }

    @Test("task.handler.nil: a task without a handler is killed without a warning", arguments: allSystems)
    func withoutHandler(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin("mute", handler: nil) }
        phone.advance(phone.budget - 5)
        let finding = try #require(phone.app.trace.findings.first)
        #expect(finding.rule?.id == "task.handler.nil")
        #expect(finding.text.contains("task \"mute\" has no expiration handler"))
        phone.advance(5)
        #expect(phone.exits == ["task-leak"])
        #expect(!phone.app.trace.calls.contains { $0.contains("expiration") })
    }
}
