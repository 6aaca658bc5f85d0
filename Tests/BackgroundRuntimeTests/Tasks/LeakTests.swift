import BackgroundRuntime
import Testing
import VigilFacts

struct LeakTests: Facts {
    @Test("A task that is never ended", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let kill = Fact(
        "task.leak.kill: a task left open is killed when the budget is over",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin("upload") }
        phone.advanceAlmost(phone.budget)
        expect(phone.app.state, is: .background)
        phone.device.advance(by: .milliseconds(1))
        expect(phone.app.state, is: .notRunning)
        let exit = try require(phone.app.exits.first)
        expect(exit.codeText, is: "0x8badf00d")
        expect(exit.text.contains("App has active assertions beyond permitted time"))
        expect(!phone.app.trace.calls.contains { $0.contains("illTerminate") })
        expect(phone.app.trace.entries.last { $0.kind == .termination }?.rule?.id, is: "task.leak.kill")
    }

    let endAtTheLastInstant = Fact("task.leak.kill: an end at the last instant saves the app") {
        let phone = try Phone.inBackground { phone in
            try phone.begin { process in
                process.startTimer(after: .seconds(5)) { _ in process.endTask(1) }
            }
        }
        phone.advance(100)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.exits.isEmpty)
    }

    let listInReport = Fact(
        "task.leak.report-detail: the report lists the tasks up to iOS 10",
        for: [SystemVersion.iOS(4), .iOS(10)]
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) {
            try $0.begin("one", at: "One.swift:11")
            try $0.begin("two", at: "Two.swift:22")
        }
        phone.advance(phone.budget)
        let text = try require(phone.app.exits.first?.text)
        expect(text.contains("task \"one\" begun at One.swift:11"))
        expect(text.contains("task \"two\" begun at Two.swift:22"))
        expect(text.contains("permitted \(system < .iOS(7) ? "10 min" : "3 min"), reason finishTask"))
        expect(!phone.app.trace.contains(rule: "task.leak.report-detail"))
    }

    let listInLog = Fact(
        "task.leak.report-detail: from iOS 11 only the log does",
        for: [SystemVersion.iOS(11), .iOS(17), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin("one", at: "One.swift:11") }
        phone.advance(phone.budget)
        expect(phone.app.exits.first?.text.contains("One.swift"), is: false)
        let log = phone.app.trace.entries(rule: "task.leak.report-detail")
        expect(log.map(\.kind), is: [.log])
        expect(log.first?.text.contains("task \"one\" begun at One.swift:11"), is: true)
    }

    let budgetOfWake = Fact("task.leak.report-detail: the log tells the budget of a wake") {
        let phone = try Phone(.iOS(12))
        phone.wake(allowance: nil) { _ = $0.beginTask(name: "one", place: "here", handler: nil) }
        phone.advance(30)
        expect(
            phone.app.trace.entries(rule: "task.leak.report-detail").first?.text.contains("permitted 30 s"), is: true)
    }

    let metric = Fact(
        "task.leak.metric: from iOS 14 the kill is counted",
        for: [SystemVersion.iOS(13), .iOS(14), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        for _ in 0..<2 {
            phone.app.launch()
            try phone.begin()
            phone.device.press(.home)
            phone.advance(phone.budget)
        }
        let count = phone.app.exitStatistics[.backgroundTaskAssertionTimeout]
        expect(count, is: (system < .iOS(14) ? nil : 2))
        expect(phone.app.trace.contains(rule: "task.leak.metric"), is: (system >= .iOS(14)))
    }

    let overwritten = Fact(
        "task.leak.id-overwritten: the diagnosis names the task whose identifier was lost",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        nonisolated(unsafe) var id = AppProcess.invalidTaskID
        nonisolated(unsafe) var count = 0
        phone.code.on["didEnterBackground"] = { process in
            count += 1
            id = process.beginTask(name: "trip \(count)", place: "Delegate.swift:40") { process.endTask(id) }
        }
        phone.app.launch()
        phone.device.press(.home)
        phone.advance(1)
        phone.app.activate()
        phone.advance(1)
        phone.device.press(.home)
        phone.advance(phone.budget)
        expect(phone.exits, is: ["task-leak"])
        let findings = phone.app.trace.entries(rule: "task.leak.id-overwritten").map(\.text)
        expect(findings.count, is: 1)
        expect(findings.first?.contains("\"trip 1\""), is: true)
        expect(findings.first?.contains("begun at Delegate.swift:40"), is: true)
    }

    let overwrittenElsewhere = Fact(
        "task.leak.id-overwritten: the diagnosis is as sure as its sign, and there is none without one",
        for: [
            ("upload", "B.swift:2", "was probably"), ("sync", "A.swift:1", "was probably"),
            ("sync", "A.swift:9", "may have been"), ("sync", "B.swift:2", nil),
        ]
    ) { (name: String, place: String, words: String?) in
        let phone = try Phone.inBackground { phone in
            try phone.begin("upload", at: "A.swift:1")
            try phone.end(try phone.begin(name, at: place))
        }
        phone.advance(30)
        expect(phone.exits, is: ["task-leak"])
        let finding = phone.app.trace.entries(rule: "task.leak.id-overwritten").first?.text
        expect(finding?.contains(words.map { "its identifier \($0) overwritten" } ?? ""), is: words.map { _ in true })
    }

    let backAndForth = Fact("task.leak.report-detail: fast back-and-forth lists every open task") {
        let phone = try Phone()
        phone.code.on["didEnterBackground"] = { _ = $0.beginTask(name: "trip", place: "here", handler: nil) }
        phone.app.launch()
        for _ in 0..<5 {
            phone.device.press(.home)
            phone.advance(0.2)
            phone.app.activate()
            phone.advance(0.2)
        }
        phone.device.press(.home)
        phone.advance(30)
        expect(phone.exits, is: ["task-leak"])
        expect(phone.app.trace.entries(rule: "task.leak.report-detail").map(\.text).count, is: 6)
    }
}
