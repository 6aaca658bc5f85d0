import BackgroundRuntime
import Testing
import VigilFacts

struct EndTests: Facts {
    @Test("Ending a task", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let balance = Fact(
        "task.end.balance: ending one task leaves the others open",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) {
            try $0.begin("one")
            try $0.begin("two")
        }
        try phone.end(1)
        expect(phone.app.awakeReasons, is: ["task \"two\""])
        expect(phone.app.state, is: .background)
        expect(phone.app.trace.contains(rule: "task.end.balance"))
        try phone.end(2)
        expect(phone.app.state, is: .suspended)
    }

    let openAtTheEnd = Fact("task.end.balance: a task open at an announced end is a finding") {
        let phone = try Phone.inBackground { try $0.begin("left") }
        phone.app.terminate()
        expect(
            phone.app.trace.findings.map(\.text), is: ["task \"left\" was still open at the end: begun at App.swift:1"])
    }

    let suspends = Fact(
        "task.end.suspends: the last end in the background suspends the app",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin() }
        phone.advance(3)
        try phone.end(1)
        expect(phone.app.state, is: .suspended)
        let suspension = try require(phone.app.trace.entries.last { $0.kind == .state })
        expect(suspension.rule?.id, is: "task.end.suspends")
    }

    let heldOtherwise = Fact("task.end.suspends: not while something else holds the app") {
        let phone = try Phone.inBackground { try $0.begin() }
        let mode = try phone.holdMode()
        try phone.end(1)
        expect(phone.app.state, is: .background)
        try phone.drop(mode)
        expect(phone.app.state, is: .suspended)
    }

    let early = Fact(
        "task.end.early: a task that ends in time never has its handler called",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin { $0.record(.output, "expired") } }
        try phone.holdMode()
        phone.advanceAlmost(phone.budget - 5)
        try phone.end(1)
        phone.advance(1_000)
        expect(phone.app.trace.output.isEmpty)
        expect(phone.app.trace.contains(rule: "task.end.early"))
    }

    let wake = Fact("task.end.unknown-id: the time of a wake is no task, and nothing that the app could end") {
        let phone = try Phone()
        phone.wake(allowance: .seconds(10))
        try phone.end(1)
        expect(phone.app.awakeReasons == ["wake: event"] && phone.app.trace.contains(rule: "task.end.unknown-id"))
        phone.advance(9)
        expect(phone.app.state, is: .background)
    }

    let unknown = Fact(
        "task.end.unknown-id: ending twice or an unknown task is logged and harmless",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) {
            try $0.begin("one")
            try $0.begin("two")
        }
        try phone.end(1)
        try phone.end(1)
        try phone.end(77)
        let texts = phone.app.trace.entries(rule: "task.end.unknown-id").map(\.text)
        expect(texts.count, is: 2)
        expect(
            texts.last,
            is: (system < .iOS(13)
                ? "endBackgroundTask was called for identifier 77, which no open task has"
                : "Can't end BackgroundTask: no background task exists with identifier 77, or it may have already "
                    + "been ended."))
        expect(phone.app.awakeReasons, is: ["task \"two\""])
    }

    let invalid = Fact(
        "task.end.invalid-id: ending the invalid identifier harms nothing and is pointed out",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin() }
        try phone.end(AppProcess.invalidTaskID)
        expect(phone.app.state == .background && phone.app.awakeReasons.count == 1)
        let finding = try require(phone.app.trace.findings.first)
        expect(finding.rule?.id, is: "task.end.invalid-id")
        expect(finding.text.contains("UIBackgroundTaskIdentifier.invalid"))
    }

    let anyThread = Fact(
        "task.end.any-thread: a task ends on a thread of the app's own",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin() }
        let process = try phone.process
        process.makeThread("worker").enqueue {
            SimulatedThread.sleep(for: .seconds(4))
            process.endTask(1)
        }
        phone.advance(3)
        expect(phone.app.state, is: .background)
        phone.advance(1)
        expect(phone.app.state, is: .suspended)
        let end = try require(phone.app.trace.entries(rule: "task.end.any-thread").first)
        expect(end.text.contains("on thread worker"))
    }
}
