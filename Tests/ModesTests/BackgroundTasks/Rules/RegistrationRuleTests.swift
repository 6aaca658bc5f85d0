import BackgroundRuntime
import Testing
import VigilBackgroundTasks
import VigilFacts
import VigilTestSupport

struct RegistrationRuleTests: Facts {
    @Test("Background task rules: registering handlers", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let permitted = Fact("bgtask.register.permitted: an identifier that the manifest does not have is refused") {
        let phone = try BackgroundTasksPhone()
        phone.registers(["com.example.App.other"])
        phone.app.launch()
        expect(phone.cites("bgtask.register.permitted") && phone.app.state == .active)
    }

    let beforeLaunchEnds = Fact(
        "bgtask.register.before-launch-ends: later is an exception, on a background launch too",
        for: [SystemVersion.iOS(13), .iOS(18)]
    ) { (system: SystemVersion) in
        let phone = try BackgroundTasksPhone(system)
        phone.code.on["didBecomeActive"] = { try $0.act("bgtask.register", ["identifier": .text(Task.refresh)]) }
        phone.app.launch()
        expect(phone.app.exits.map(\.rule.id), is: ["bgtask.register.before-launch-ends"])
    }

    let lateScheduler = Fact(
        "bgtask.register.before-launch-ends: also where nothing is permitted and the scheduler comes late"
    ) {
        let phone = try BackgroundTasksPhone(
            on: .iOS(17), modules: ModuleSet([BackgroundTaskModule.descriptor]), manifest: Manifest(), constants: [:])
        phone.code.on["didBecomeActive"] = { try $0.act("bgtask.register", ["identifier": .text(Task.refresh)]) }
        phone.app.launch()
        expect(phone.app.exits.map(\.rule.id), is: ["bgtask.register.before-launch-ends"])
    }

    let lateForScheduled = Fact(
        "bgtask.register.before-launch-ends: a late handler is none for a task that is scheduled"
    ) {
        let phone = try BackgroundTasksPhone(.iOS(26))
        phone.app.launch()
        try phone.act("bgtask.register", ["identifier": .text(Task.refresh)])
        expect(phone.cites("bgtask.continued.register-late") && !phone.cites("bgtask.register.before-launch-ends"))
        try phone.submit(Task.refresh)
        expect(phone.cites("bgtask.register.before-launch-ends") && phone.app.state == .active)
    }

    let duplicate = Fact("bgtask.register.duplicate: a second handler for an identifier ends the app") {
        let phone = try BackgroundTasksPhone()
        phone.registers([Task.refresh, Task.refresh])
        phone.app.launch()
        expect(phone.app.exits.map(\.rule.id), is: ["bgtask.register.duplicate"])
        expect(phone.app.exits.map(\.name), is: ["exception"])
    }

    let everyID = Fact(
        "bgtask.register.every-id: each permitted identifier without a handler is a finding at the end of the launch"
    ) {
        let phone = try BackgroundTasksPhone()
        phone.registers([Task.refresh])
        phone.app.launch()
        let entries = phone.app.trace.entries(rule: "bgtask.register.every-id")
        expect(entries.map(\.text), is: ["\(Task.index) is permitted and has no launch handler"])
        expect(entries.map(\.kind), is: [.finding])
    }

    let everyIDLater = Fact(
        "bgtask.register.every-id: from iOS 26 the handler may be one of a continued task, which comes later"
    ) {
        let phone = try BackgroundTasksPhone(.iOS(26), permitted: [Task.index, "org.other.job"])
        phone.app.launch()
        let entries = phone.app.trace.entries(rule: "bgtask.register.every-id")
        expect(entries.map(\.kind), is: [.note, .finding])
    }

    let queueNil = Fact("bgtask.register.queue-nil: without a queue the handler is called on one of the system's") {
        let phone = try BackgroundTasksPhone.submitted()
        phone.home()
        try phone.start(Task.refresh)
        expect(phone.cites("bgtask.register.queue-nil"))
        let other = try BackgroundTasksPhone()
        other.registers(onMain: true)
        other.app.launch()
        try other.submit(Task.refresh)
        other.home()
        try other.start(Task.refresh)
        expect(!other.cites("bgtask.register.queue-nil") && other.starts == [0])
    }

    let noHandler = Fact("bgtask.launch.no-handler: a task whose identifier has no handler ends the app") {
        let phone = try BackgroundTasksPhone()
        phone.app.launch()
        try phone.submit(Task.refresh)
        phone.home()
        try phone.start(Task.refresh)
        expect(phone.app.exits.map(\.rule.id), is: ["bgtask.launch.no-handler"])
    }

    let types = Fact(
        "bgtask.types.27: each kind of task came with its iOS, and no other since",
        for: [
            (SystemVersion.iOS(16), "health"), (.iOS(18), "continued"),
        ]
    ) { (system: SystemVersion, kind: String) in
        let phone = try BackgroundTasksPhone(system)
        phone.registers()
        phone.app.launch()
        try phone.submit(Task.export, kind)
        expect(phone.cites("bgtask.types.27") && phone.pending.isEmpty)
        expect(phone.app.exits.isEmpty)
    }

    let tooEarly = Fact(
        "before iOS 13 there is no scheduler: a scripted app cannot ask it, and its figures cannot be set"
    ) {
        let phone = try BackgroundTasksPhone(.iOS(12), constants: [:])
        phone.app.launch()
        expect(throws: StimulusError("bgtask.submit came with iOS 13; the phone has iOS 12")) {
            try phone.submit(Task.refresh)
        }
        expect(throws: InvalidOverride.self) { try BackgroundTasksPhone(.iOS(12)) }
    }

    let storeRejects = Fact("bgtask.store-rejects: processing without identifiers is an error of the manifest") {
        let manifest = try Manifest.read(
            .init("{\"CFBundleIdentifier\": \"a.b\", \"UIBackgroundModes\": [\"processing\"]}".utf8),
            file: "Info.json", modules: [BackgroundTaskModule.descriptor], system: .iOS(17))
        expect(manifest.hasErrors)
        let phone = try BackgroundTasksPhone(
            on: .iOS(17), modules: [BackgroundTaskModule.descriptor], manifest: manifest)
        expect(phone.cites("bgtask.store-rejects"))
    }
}
