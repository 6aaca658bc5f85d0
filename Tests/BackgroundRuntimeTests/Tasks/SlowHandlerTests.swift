import BackgroundRuntime
import Testing
import VigilFacts

struct SlowHandlerTests: Facts {
    @Test("A handler that does not do its work", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let dispatchedEnd = Fact(
        "task.handler.must-end-synchronously: an end that is only dispatched is pointed out",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) {
            try $0.begin("upload") { process in process.mainThread.enqueue { process.endTask(1) } }
        }
        phone.advance(phone.budget)
        let finding = try require(phone.app.trace.findings.first)
        expect(finding.rule?.id, is: "task.handler.must-end-synchronously")
        let text = system < .iOS(13) ? "and tasks are open" : "still not ended after expiration handlers were called"
        expect(finding.text.contains(text))
        expect(finding.text.contains("task \"upload\" begun at App.swift:1"))
        expect(phone.app.state, is: .suspended)
    }

    let endTooLate = Fact(
        "task.handler.must-end-synchronously: an end that has not run when the lead is over is a leak"
    ) {
        let phone = try Phone.inBackground {
            try $0.begin("upload") { process in
                process.startTimer(after: .seconds(6)) { _ in process.endTask(1) }
            }
        }
        phone.advance(40)
        expect(phone.exits, is: ["task-leak"])
    }

    let delays = Fact(
        "task.handler.blocking-others: a slow handler delays the rest",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.app.launch()
        for seconds in [2, 1] { try Self.begin(phone, sleeping: seconds) }
        phone.device.press(.home)
        phone.advance(phone.budget - 5)
        expect(phone.app.trace.output, is: ["begins 2"])
        phone.advance(2)
        expect(phone.app.trace.output, is: ["begins 2", "ends 2", "begins 1"])
        phone.advance(100)
        expect(phone.app.trace.output.last, is: "ends 1")
        expect(phone.app.state, is: .suspended)
    }

    let kills = Fact(
        "task.handler.blocking-others: too slow in all kills the app",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.app.launch()
        for seconds in [2, 2, 2] { try Self.begin(phone, sleeping: seconds) }
        phone.device.press(.home)
        phone.advance(1_000)
        expect(phone.exits, is: ["task-handlers"])
        expect(phone.app.exits.first?.code, is: 0x8bad_f00d)
        expect(phone.app.trace.contains(rule: "task.handler.blocking-others"))
        expect(phone.app.trace.output, is: ["begins 2", "ends 2", "begins 2", "ends 2", "begins 2"])
    }

    let endsAndBlocks = Fact(
        "task.handler.blocking-others: also when the tasks are ended and a handler does not return"
    ) {
        let phone = try Phone.inBackground {
            try $0.begin { process in
                process.endTask(1)
                SimulatedThread.sleep(for: .seconds(60))
            }
        }
        phone.advance(100)
        expect(phone.exits, is: ["task-handlers"])
    }

    private static func begin(_ phone: Phone, sleeping seconds: Int) throws {
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

    let withoutHandler = Fact(
        "task.handler.nil: a task without a handler is killed without a warning",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin("mute", handler: nil) }
        phone.advance(phone.budget - 5)
        let finding = try require(phone.app.trace.findings.first)
        expect(finding.rule?.id, is: "task.handler.nil")
        expect(finding.text.contains("task \"mute\" has no expiration handler"))
        phone.advance(5)
        expect(phone.exits, is: ["task-leak"])
        expect(!phone.app.trace.calls.contains { $0.contains("expiration") })
    }
}
