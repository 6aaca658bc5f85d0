import BackgroundRuntime
import Testing
import VigilBackgroundTasks
import VigilFacts
import VigilTestSupport

struct ContinuedRuleTests: Facts {
    @Test("Background task rules: continued tasks", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// An app in front whose continued task runs.
    private static func exporting(
        _ system: SystemVersion = .iOS(26), expiration: String = "completes", with more: [String: ArgumentValue] = [:]
    ) throws -> BackgroundTasksPhone {
        try BackgroundTasksPhone.submitted(
            Task.export, "continued", on: system, takes: nil, expiration: expiration, with: more)
    }

    private static func progress(_ phone: BackgroundTasksPhone, _ fraction: Double) throws {
        try phone.act("bgtask.progress", ["identifier": .text(Task.export), "fraction": .number(fraction)])
    }

    private static func running(_ phone: BackgroundTasksPhone) -> [String] {
        phone.device.backgroundTasks.running(of: phone.app)
    }

    let keepsAwake = Fact(
        "bgtask.continued.network-cpu-gpu: a continued task starts in front and keeps the app awake behind",
        for: [SystemVersion.iOS(26), .iOS(27)]
    ) { (system: SystemVersion) in
        let phone = try Self.exporting(system)
        expect(phone.starts == [0] && phone.pending == [])
        phone.home()
        for step in 1...60 {
            phone.wait(10)
            try Self.progress(phone, Double(step) / 60)
        }
        expect(phone.app.awakeReasons, is: ["wake: continued processing task"])
        expect(phone.cites("bgtask.continued.network-cpu-gpu"))
        try phone.act("bgtask.complete", ["identifier": .text(Task.export)])
        expect(phone.app.state == .suspended && phone.app.trace.findings.isEmpty)
    }

    let permits = Fact(
        "bgtask.continued.network-cpu-gpu, bgtask.continued.gpu: it may use all of the processor, and the GPU it asked for, while it runs"
    ) {
        let phone = try Self.exporting(with: ["gpu": true])
        try expect(phone.process.inUse.graphicsPermits.map(\.id), is: ["bgtask.continued.gpu"])
        phone.home()
        try phone.process.useProcessor(1, for: .seconds(120))
        for step in 1...12 {
            phone.wait(10)
            try Self.progress(phone, Double(step) / 60)
        }
        expect(phone.app.exits.isEmpty && phone.app.state == .background)
        try phone.act("bgtask.complete", ["identifier": .text(Task.export)])
        try expect(phone.process.inUse.graphicsPermits.isEmpty && phone.process.inUse.processorPermits.isEmpty)
    }

    let foregroundOnly = Fact("bgtask.continued.foreground-only: a request from the background is not taken") {
        let phone = try BackgroundTasksPhone(.iOS(26))
        phone.registers([Task.export])
        phone.code.on["didEnterBackground"] = { process in
            try process.act("bgtask.submit", ["identifier": .text(Task.export), "kind": .text("continued")])
        }
        phone.app.launch()
        phone.home()
        expect(phone.cites("bgtask.continued.foreground-only") && phone.refusals.last == "notPermitted (3)")
    }

    let identifier = Fact(
        "bgtask.continued.identifier: it begins with that of the app, and a wildcard may permit it",
        for: [
            ("com.example.App.export.album", true), ("com.example.App.export", false), ("com.example.App.other", false),
            ("org.other.job", false), ("com.example.App.index", true),
        ]
    ) { (identifier: String, isTaken: Bool) in
        let phone = try BackgroundTasksPhone(.iOS(26), permitted: Task.permitted(on: .iOS(26)) + ["org.other.job"])
        phone.registers([Task.index])
        phone.app.launch()
        if identifier == Task.export { try phone.act("bgtask.register", ["identifier": .text(identifier)]) }
        try phone.submit(identifier, "continued")
        expect(Self.running(phone), is: (isTaken ? [identifier] : []))
        expect(phone.cites("bgtask.continued.identifier"), is: !isTaken)
    }

    let registerLate = Fact("bgtask.continued.register-late: its handler may be registered when the user asks for it") {
        let phone = try BackgroundTasksPhone(.iOS(26))
        phone.app.launch()
        phone.wait(60)
        try phone.act("bgtask.register", ["identifier": .text(Task.export)])
        try phone.submit(Task.export, "continued")
        expect(phone.cites("bgtask.continued.register-late") && Self.running(phone) == [Task.export])
    }

    let noProgress = Fact(
        "bgtask.continued.progress-rate, bgtask.continued.progress: without progress it expires behind"
    ) {
        let phone = try Self.exporting()
        phone.wait(600)
        phone.home()
        phone.wait(10)
        try Self.progress(phone, 0.5)
        phone.wait(14)
        expect(Self.running(phone), is: [Task.export])
        phone.wait(1)
        expect(phone.seconds(citing: "bgtask.continued.progress-rate"), is: [625])
        expect(phone.seconds(citing: "bgtask.continued.progress"), is: [625])
        expect(phone.app.state == .suspended && phone.app.exits.isEmpty)
    }

    let ignores = Fact("bgtask.continued.progress: an app that ignores its expiration is ended") {
        let phone = try Self.exporting(expiration: "ignores")
        phone.home()
        phone.wait(20)
        expect(phone.app.exits.map(\.code), is: [0x2182_bad2])
        expect(phone.cites("bgtask.continued.progress"))
    }

    let strategy = Fact("bgtask.continued.strategy: where there is no room, queue waits and fail is refused") {
        let phone = try BackgroundTasksPhone(.iOS(26))
        phone.registers([Task.export, Task.index], takes: nil)
        try phone.happen("systemLoad", ["is": .text("heavy")])
        phone.app.launch()
        try phone.submit(Task.export, "continued", ["strategy": .text("fail")])
        try phone.submit(Task.index, "continued")
        expect(phone.refusals == ["immediateRunIneligible (4)"] && phone.pending == [Task.index])
        expect(phone.app.trace.entries(rule: "bgtask.continued.strategy").count, is: 2)
        try phone.happen("systemLoad", ["is": .text("light")])
        expect(Self.running(phone) == [Task.index] && phone.pending == [])
    }

    let queuedWaitsForRoom = Fact(
        "bgtask.continued.strategy: what waits for room does not start beside a task that the system starts"
    ) {
        let phone = try BackgroundTasksPhone(.iOS(26))
        phone.registers([Task.export, Task.refresh])
        try phone.happen("systemLoad", ["is": .text("heavy")])
        phone.app.launch()
        try phone.submit(Task.export, "continued")
        try phone.submit(Task.refresh)
        phone.home()
        phone.wait(3_600)
        expect(phone.starts.count == 1 && phone.pending == [Task.export])
    }

    let cancelledInFront = Fact(
        "bgtask.continued.user-cancel: one that the user cancelled in front is not watched as the app leaves"
    ) {
        let phone = try Self.exporting(expiration: "ignores")
        try phone.happen("bgtask.cancel", ["identifier": .text(Task.export)])
        phone.wait(10)
        expect(Self.running(phone) == [Task.export] && phone.app.trace.findings.count == 1)
        phone.home()
        phone.wait(60)
        expect(phone.app.trace.findings.count == 1 && !phone.cites("bgtask.continued.progress-rate"))
    }

    let cancelledBehind = Fact(
        "bgtask.continued.user-cancel: one that the user cancelled behind is not said to make no progress"
    ) {
        let phone = try Self.exporting(expiration: "ignores")
        phone.home()
        phone.wait(12)
        try phone.happen("bgtask.cancel", ["identifier": .text(Task.export)])
        phone.wait(60)
        expect(phone.app.exits.map(\.code) == [0x2182_bad2] && !phone.cites("bgtask.continued.progress-rate"))
    }

    let queuedIsGone = Fact("bgtask.continued.strategy: what waits is gone with its app") {
        let phone = try BackgroundTasksPhone(.iOS(26))
        phone.registers([Task.export])
        try phone.happen("systemLoad", ["is": .text("heavy")])
        phone.app.launch()
        try phone.submit(Task.export, "continued")
        phone.device.forceQuit(phone.app)
        expect(phone.pending == [] && phone.cites("bgtask.continued.strategy"))
    }

    let userCancel = Fact("bgtask.continued.user-cancel: the user's cancelling calls the expiration handler") {
        let phone = try Self.exporting()
        phone.home()
        phone.wait(5)
        try phone.happen("bgtask.cancel", ["identifier": .text(Task.export)])
        expect(phone.cites("bgtask.continued.user-cancel") && phone.app.state == .suspended)
        let other = try Self.exporting()
        other.home()
        other.device.forceQuit(other.app)
        expect(other.app.trace.entries(rule: "bgtask.continued.user-cancel").map(\.kind), is: [.note])
        expect(!other.app.trace.entries.contains { $0.text.hasPrefix("expiration handler") })
    }

    let gpu = Fact("bgtask.continued.gpu: the graphics processor is for phones that lend it") {
        let phone = try Self.exporting(with: ["gpu": .flag(true)])
        expect(Self.running(phone), is: [Task.export])
        let other = try BackgroundTasksPhone(.iOS(26))
        other.registers([Task.export])
        try other.happen("backgroundGPU", ["is": .text("unsupported")])
        other.app.launch()
        try other.submit(Task.export, "continued", ["gpu": .flag(true)])
        expect(other.cites("bgtask.continued.gpu") && Self.running(other) == [])
    }

    let earliestIgnored = Fact("bgtask.continued.earliest-ignored: a date has no effect") {
        let phone = try Self.exporting(with: ["after": .duration(.seconds(3_600))])
        expect(phone.starts == [0] && phone.cites("bgtask.continued.earliest-ignored"))
    }

    let liveActivity = Fact("bgtask.continued.live-activity: the user is shown its title") {
        let phone = try Self.exporting(with: ["title": .text("Exporting")])
        try phone.act("bgtask.title", ["identifier": .text(Task.export), "title": .text("Half done")])
        let shown = phone.app.trace.entries(rule: "bgtask.continued.live-activity").map(\.text)
        expect(shown, is: ["shown to the user: Exporting", "shown to the user: Half done"])
    }

    let abrupt = Fact("bgtask.continued.abrupt: when resources are short the task that has come least far goes first") {
        let phone = try BackgroundTasksPhone(.iOS(26))
        phone.registers([Task.export, Task.index], takes: nil)
        phone.app.launch()
        try phone.submit(Task.export, "continued")
        try phone.submit(Task.index, "continued")
        try Self.progress(phone, 0.9)
        try phone.happen("bgtask.shed")
        expect(Self.running(phone) == [Task.export] && phone.cites("bgtask.continued.abrupt"))
        expect(!phone.app.trace.entries.contains { $0.text.hasPrefix("expiration handler") })
    }

    let silentNoStart = Fact("bgtask.continued.silent-no-start: a fault lets a request be taken and never start") {
        let phone = try BackgroundTasksPhone(.iOS(26, 1))
        phone.registers([Task.export])
        phone.app.launch()
        try phone.happen("bgtask.fault")
        try phone.submit(Task.refresh)
        try phone.submit(Task.export, "continued")
        expect(phone.cites("bgtask.continued.silent-no-start") && phone.starts == [])
        expect(phone.refusals, is: [])
        try phone.happen("systemLoad", ["is": .text("heavy")])
        try phone.happen("systemLoad", ["is": .text("light")])
        expect(phone.starts == [] && phone.pending == [Task.refresh, Task.export])
        try phone.submit(Task.export, "continued")
        expect(phone.starts.count == 1 && phone.pending == [Task.refresh])
        let newer = try BackgroundTasksPhone(.iOS(26, 2))
        expect(throws: StimulusError.self) { try newer.happen("bgtask.fault") }
    }
}
