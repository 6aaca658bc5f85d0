import BackgroundRuntime
import Testing
import VigilBackgroundTasks
import VigilFacts
import VigilTestSupport

struct RunningRuleTests: Facts {
    @Test("Background task rules: a task that runs", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// The lines of a kind with the second of each.
    private static func times(_ phone: BackgroundTasksPhone, _ text: String) -> [Int] {
        phone.app.trace.entries.filter { $0.text.hasPrefix(text) }.map(\.instant.wholeSeconds)
    }

    let refreshAllowance = Fact(
        "bgtask.refresh.allowance: a refresh task has thirty seconds",
        for: [SystemVersion.iOS(13), .iOS(18)]
    ) { (system: SystemVersion) in
        let phone = try BackgroundTasksPhone.submitted(on: system, takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        expect(phone.app.awakeReasons == ["wake: app refresh task"] && phone.cites("bgtask.refresh.allowance"))
        phone.wait(24)
        expect(phone.app.state, is: .background)
        phone.wait(1)
        expect(Self.times(phone, "expiration handler") == [25] && phone.app.state == .suspended)
    }

    let timeEndsWithApp = Fact("the time of a task ends with its app, and nothing of it is left to wait for") {
        let phone = try BackgroundTasksPhone.submitted(takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(5)
        try phone.process.end(.crash("at work"))
        try phone.device.simulation.runUntilIdle()
        expect(phone.device.now.wholeSeconds, is: 5)
    }

    let processingAllowance = Fact("bgtask.processing.allowance: a processing task has minutes") {
        let phone = try BackgroundTasksPhone.submitted(Task.index, "processing", takes: 290)
        phone.device.lock()
        phone.wait(900)
        expect(phone.app.awakeReasons == ["wake: processing task"] && phone.cites("bgtask.processing.allowance"))
        phone.wait(290)
        expect(phone.app.state == .suspended && phone.app.exits.isEmpty)
        expect(Self.times(phone, "expiration handler"), is: [])
    }

    let expirationHandler = Fact(
        "bgtask.expiration.handler: handlers are called shortly before the end, for all tasks at once"
    ) {
        let phone = try BackgroundTasksPhone.submitted(takes: nil)
        try phone.submit(Task.index, "processing")
        phone.home()
        try phone.start(Task.index)
        try phone.start(Task.refresh)
        phone.wait(294)
        expect(!phone.cites("bgtask.expiration.handler"))
        phone.wait(1)
        expect(phone.seconds(citing: "bgtask.expiration.handler"), is: [295, 295])
        expect(phone.app.state == .suspended && phone.app.exits.isEmpty)
    }

    let noHandler = Fact(
        "bgtask.expiration.no-handler: without a handler a task ends without success, and without a warning"
    ) {
        let phone = try BackgroundTasksPhone.submitted(takes: nil, expiration: "missing")
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(25)
        expect(phone.seconds(citing: "bgtask.expiration.no-handler").first, is: 25)
        expect(phone.app.state == .suspended && phone.app.exits.isEmpty)
    }

    let cleared = Fact(
        "bgtask.expiration.cleared: the handler is gone once it ran",
        .asserts(BackgroundTaskRules.expirationCleared)
    ) {
        let phone = try BackgroundTasksPhone()
        nonisolated(unsafe) var task: RunningTask?
        let service = phone.device.requiredService(BackgroundTaskService.self)
        phone.code.on[.didFinishLaunching] = { process in
            _ = service.register(Task.refresh, in: process, at: .main) { started in
                started.expirationHandler = {}
                task = started
            }
        }
        phone.app.launch()
        try phone.submit(Task.refresh)
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(24)
        expect(task?.expirationHandler != nil)
        phone.wait(1)
        expect(task?.expirationHandler == nil && task?.isDone == false)
    }

    let completeRequired = Fact("bgtask.complete.required: a task that is not completed ends the app with 0x2182bad2") {
        let phone = try BackgroundTasksPhone.submitted(takes: nil, expiration: "ignores")
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(29)
        expect(phone.app.state, is: .background)
        phone.wait(1)
        let end = try require(phone.app.exits.last)
        expect(end.code == 0x2182_bad2 && end.rule.id == "bgtask.complete.required")
        expect(end.text.hasSuffix(Task.refresh))
    }

    let debugger = Fact("life.debugger.no-limits: with a debugger attached tasks neither expire nor end the app") {
        let phone = try BackgroundTasksPhone.submitted(takes: nil, expiration: "ignores")
        phone.home()
        try phone.happen("debugger", ["attached": .flag(true)])
        try phone.start(Task.refresh)
        phone.wait(600)
        expect(phone.app.exits.isEmpty && Self.times(phone, "expiration handler") == [])
        try phone.happen("bgtask.expire", ["identifier": .text(Task.refresh)])
        expect(Self.times(phone, "expiration handler") == [600] && phone.cites("life.debugger.no-limits"))
    }

    let completeSuspends = Fact(
        "bgtask.complete.suspends: when all tasks of a launch are complete the app is suspended"
    ) {
        let phone = try BackgroundTasksPhone.submitted(takes: 5)
        try phone.submit(Task.index, "processing")
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(3)
        try phone.start(Task.index)
        phone.wait(2)
        expect(phone.app.awakeReasons, is: ["wake: processing task"])
        phone.wait(3)
        expect(phone.app.state, is: .suspended)
        expect(phone.seconds(citing: "bgtask.complete.suspends").last, is: 8)
        expect(phone.app.trace.contains(rule: "life.enter-background.snapshot"))
    }

    let timePerLaunch = Fact("bgtask.time-per-launch: a task that begins beside another shares its time") {
        let phone = try BackgroundTasksPhone.submitted(takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(20)
        try phone.submit(Task.refresh)
        try phone.start(Task.refresh)
        expect(phone.cites("bgtask.time-per-launch"))
        phone.wait(5)
        expect(Self.times(phone, "expiration handler") == [25, 25] && phone.app.state == .suspended)
    }

    let userComes = Fact(
        "bgtask.processing.idle-only: processing expires as somebody uses the phone, and refreshing does not"
    ) {
        let phone = try BackgroundTasksPhone.submitted(Task.index, "processing", takes: nil)
        try phone.submit(Task.refresh)
        phone.device.lock()
        try phone.start(Task.index)
        try phone.start(Task.refresh)
        phone.wait(10)
        phone.device.unlock()
        expect(Self.times(phone, "expiration handler of \(Task.index)"), is: [10])
        expect(phone.device.backgroundTasks.running(of: phone.app), is: [Task.refresh])
        expect(phone.cites("bgtask.processing.idle-only"))
    }

    let conditionGoes = Fact(
        "bgtask.processing.power, bgtask.processing.network: a task that needs them expires as they go",
        for: [
            ("power", "power", ["charging": ArgumentValue.flag(false)]), ("network", "network", ["is": "none"]),
        ]
    ) { (need: String, stimulus: String, with: [String: ArgumentValue]) in
        let phone = try BackgroundTasksPhone.submitted(Task.index, "processing", takes: nil, with: [need: .flag(true)])
        try phone.happen("power", ["charging": .flag(true)])
        phone.device.lock()
        phone.wait(910)
        try phone.happen(stimulus, with)
        expect(Self.times(phone, "expiration handler") == [910] && phone.app.state == .suspended)
        // Names both, of which one run shows one.
        let other = try BackgroundTasksPhone.submitted(
            Task.index, "processing", takes: nil,
            with: ["power": .flag(need == "network"), "network": .flag(need == "power")])
        try other.happen("power", ["charging": .flag(true)])
        other.device.lock()
        other.wait(910)
        try other.happen(stimulus, with)
        expect(Self.times(other, "expiration handler"), is: [])
        try other.happen(need == "power" ? "network" : "power", need == "power" ? ["is": "none"] : ["charging": false])
        expect(Self.times(other, "expiration handler"), is: [910])
    }

    let sleep = Fact("a phone with a task that runs does not fall asleep") {
        let phone = try BackgroundTasksPhone.submitted(Task.index, "processing", takes: 60)
        phone.device.lock()
        phone.device.fallAsleep()
        phone.wait(900)
        expect(phone.starts == [900] && !phone.device.fallAsleep())
        phone.wait(60)
        expect(phone.device.fallAsleep())
    }

    let health = Fact("bgtask.health: a health research task is a processing task from iOS 17 on") {
        let phone = try BackgroundTasksPhone.submitted(Task.index, "health", takes: nil)
        phone.device.lock()
        phone.wait(900)
        expect(phone.app.awakeReasons == ["wake: health research task"] && phone.cites("bgtask.health"))
        phone.wait(295)
        expect(phone.app.state, is: .suspended)
    }

    let spared = Fact("bgtask.complete.required: in front, and with a debugger, an app is spared the end, and told") {
        for stimulus in ["launch", "debugger"] {
            let phone = try BackgroundTasksPhone.submitted(takes: nil, expiration: "ignores")
            phone.home()
            try phone.start(Task.refresh)
            phone.wait(27)
            try phone.happen(stimulus, stimulus == "debugger" ? ["attached": true] : [:])
            phone.wait(60)
            expect(phone.app.exits.isEmpty && phone.seconds(citing: "bgtask.complete.required") == [30])
        }
    }

    let inFront = Fact("in front the time of a task does not count, and begins anew behind") {
        let phone = try BackgroundTasksPhone.submitted(takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(20)
        phone.app.launch()
        phone.wait(100)
        expect(Self.times(phone, "expiration handler"), is: [])
        phone.home()
        phone.wait(25)
        expect(Self.times(phone, "expiration handler") == [145] && phone.app.state == .suspended)
    }

    let twice = Fact("what a task does twice, or when it is over, is a line and no harm") {
        let phone = try BackgroundTasksPhone.submitted(takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        try phone.act("bgtask.complete", ["identifier": .text(Task.refresh), "success": .flag(false)])
        expect(phone.app.state == .suspended && phone.app.trace.findings.isEmpty)
        expect(throws: StimulusError.self) {
            try phone.happen("bgtask.expire", ["identifier": .text(Task.refresh)])
        }
    }

    let ends = Fact("an app that ends takes its tasks along, and the next launch has none") {
        let phone = try BackgroundTasksPhone.submitted(takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        try phone.happen("crash")
        phone.wait(60)
        phone.app.launch()
        expect(phone.device.backgroundTasks.running(of: phone.app) == [] && phone.app.exits.count == 1)
    }
}
