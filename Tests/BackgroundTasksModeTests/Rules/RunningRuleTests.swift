import BackgroundRuntime
import Testing
import VigilBackgroundTasks
import VigilTestSupport

@Suite("Background task rules: a task that runs", .exercisesRules)
struct RunningRuleTests {
    /// The lines of a kind with the second of each.
    private func times(_ phone: Phone, _ text: String) -> [Int] {
        phone.app.trace.entries.filter { $0.text.hasPrefix(text) }.map(\.instant.wholeSeconds)
    }

    @Test(
        "bgtask.refresh.allowance: a refresh task has thirty seconds", arguments: [SystemVersion.iOS(13), .iOS(18)])
    func refreshAllowance(system: SystemVersion) throws {
        let phone = try Phone.submitted(on: system, takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        #expect(phone.app.awakeReasons == ["wake: app refresh task"] && phone.cites("bgtask.refresh.allowance"))
        phone.wait(24)
        #expect(phone.app.state == .background)
        phone.wait(1)
        #expect(times(phone, "expiration handler") == [25] && phone.app.state == .suspended)
    }

    @Test("the time of a task ends with its app, and nothing of it is left to wait for")
    func timeEndsWithApp() throws {
        let phone = try Phone.submitted(takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(5)
        try phone.process.end(.crash("at work"))
        try phone.device.simulation.runUntilIdle()
        #expect(phone.device.now.wholeSeconds == 5)
    }

    @Test("bgtask.processing.allowance: a processing task has minutes")
    func processingAllowance() throws {
        let phone = try Phone.submitted(Task.index, "processing", takes: 290)
        phone.device.lock()
        phone.wait(900)
        #expect(phone.app.awakeReasons == ["wake: processing task"] && phone.cites("bgtask.processing.allowance"))
        phone.wait(290)
        #expect(phone.app.state == .suspended && phone.app.exits.isEmpty)
        #expect(times(phone, "expiration handler") == [])
    }

    @Test("bgtask.expiration.handler: handlers are called shortly before the end, for all tasks at once")
    func expirationHandler() throws {
        let phone = try Phone.submitted(takes: nil)
        try phone.submit(Task.index, "processing")
        phone.home()
        try phone.start(Task.index)
        try phone.start(Task.refresh)
        phone.wait(294)
        #expect(!phone.cites("bgtask.expiration.handler"))
        phone.wait(1)
        #expect(phone.seconds(citing: "bgtask.expiration.handler") == [295, 295])
        #expect(phone.app.state == .suspended && phone.app.exits.isEmpty)
    }

    @Test("bgtask.expiration.no-handler: without a handler a task ends without success, and without a warning")
    func noHandler() throws {
        let phone = try Phone.submitted(takes: nil, expiration: "missing")
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(25)
        #expect(phone.seconds(citing: "bgtask.expiration.no-handler").first == 25)
        #expect(phone.app.state == .suspended && phone.app.exits.isEmpty)
    }

    @Test(
        "bgtask.expiration.cleared: the handler is gone once it ran",
        .asserts(BackgroundTaskRules.expirationCleared))
    func cleared() throws {
        let phone = try Phone()
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
        #expect(task?.expirationHandler != nil)
        phone.wait(1)
        #expect(task?.expirationHandler == nil && task?.isDone == false)
    }

    @Test("bgtask.complete.required: a task that is not completed ends the app with 0x2182bad2")
    func completeRequired() throws {
        let phone = try Phone.submitted(takes: nil, expiration: "ignores")
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(29)
        #expect(phone.app.state == .background)
        phone.wait(1)
        let end = try #require(phone.app.exits.last)
        #expect(end.code == 0x2182_bad2 && end.rule.id == "bgtask.complete.required")
        #expect(end.text.hasSuffix(Task.refresh))
    }

    @Test("life.debugger.no-limits: with a debugger attached tasks neither expire nor end the app")
    func debugger() throws {
        let phone = try Phone.submitted(takes: nil, expiration: "ignores")
        phone.home()
        try phone.happen("debugger", ["attached": .flag(true)])
        try phone.start(Task.refresh)
        phone.wait(600)
        #expect(phone.app.exits.isEmpty && times(phone, "expiration handler") == [])
        try phone.happen("bgtask.expire", ["identifier": .text(Task.refresh)])
        #expect(times(phone, "expiration handler") == [600] && phone.cites("life.debugger.no-limits"))
    }

    @Test("bgtask.complete.suspends: when all tasks of a launch are complete the app is suspended")
    func completeSuspends() throws {
        let phone = try Phone.submitted(takes: 5)
        try phone.submit(Task.index, "processing")
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(3)
        try phone.start(Task.index)
        phone.wait(2)
        #expect(phone.app.awakeReasons == ["wake: processing task"])
        phone.wait(3)
        #expect(phone.app.state == .suspended)
        #expect(phone.seconds(citing: "bgtask.complete.suspends").last == 8)
        #expect(phone.app.trace.contains(rule: "life.enter-background.snapshot"))
    }

    @Test("bgtask.time-per-launch: a task that begins beside another shares its time")
    func timePerLaunch() throws {
        let phone = try Phone.submitted(takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(20)
        try phone.submit(Task.refresh)
        try phone.start(Task.refresh)
        #expect(phone.cites("bgtask.time-per-launch"))
        phone.wait(5)
        #expect(times(phone, "expiration handler") == [25, 25] && phone.app.state == .suspended)
    }

    @Test("bgtask.processing.idle-only: processing expires as somebody uses the phone, and refreshing does not")
    func userComes() throws {
        let phone = try Phone.submitted(Task.index, "processing", takes: nil)
        try phone.submit(Task.refresh)
        phone.device.lock()
        try phone.start(Task.index)
        try phone.start(Task.refresh)
        phone.wait(10)
        phone.device.unlock()
        #expect(times(phone, "expiration handler of \(Task.index)") == [10])
        #expect(phone.device.backgroundTasks.running(of: phone.app) == [Task.refresh])
        #expect(phone.cites("bgtask.processing.idle-only"))
    }

    @Test(
        "bgtask.processing.power, bgtask.processing.network: a task that needs them expires as they go",
        arguments: [
            ("power", "power", ["charging": ArgumentValue.flag(false)]), ("network", "network", ["is": "none"]),
        ])
    func conditionGoes(need: String, stimulus: String, with: [String: ArgumentValue]) throws {
        let phone = try Phone.submitted(Task.index, "processing", takes: nil, with: [need: .flag(true)])
        try phone.happen("power", ["charging": .flag(true)])
        phone.device.lock()
        phone.wait(910)
        try phone.happen(stimulus, with)
        #expect(times(phone, "expiration handler") == [910] && phone.app.state == .suspended)
        // Names both, of which one run shows one.
        let other = try Phone.submitted(
            Task.index, "processing", takes: nil,
            with: ["power": .flag(need == "network"), "network": .flag(need == "power")])
        try other.happen("power", ["charging": .flag(true)])
        other.device.lock()
        other.wait(910)
        try other.happen(stimulus, with)
        #expect(times(other, "expiration handler") == [])
        try other.happen(need == "power" ? "network" : "power", need == "power" ? ["is": "none"] : ["charging": false])
        #expect(times(other, "expiration handler") == [910])
    }

    @Test("a phone with a task that runs does not fall asleep")
    func sleep() throws {
        let phone = try Phone.submitted(Task.index, "processing", takes: 60)
        phone.device.lock()
        phone.device.fallAsleep()
        phone.wait(900)
        #expect(phone.starts == [900] && !phone.device.fallAsleep())
        phone.wait(60)
        #expect(phone.device.fallAsleep())
    }

    @Test("bgtask.health: a health research task is a processing task from iOS 17 on")
    func health() throws {
        let phone = try Phone.submitted(Task.index, "health", takes: nil)
        phone.device.lock()
        phone.wait(900)
        #expect(phone.app.awakeReasons == ["wake: health research task"] && phone.cites("bgtask.health"))
        phone.wait(295)
        #expect(phone.app.state == .suspended)
    }

    @Test("bgtask.complete.required: in front, and with a debugger, an app is spared the end, and told")
    func spared() throws {
        for stimulus in ["launch", "debugger"] {
            let phone = try Phone.submitted(takes: nil, expiration: "ignores")
            phone.home()
            try phone.start(Task.refresh)
            phone.wait(27)
            try phone.happen(stimulus, stimulus == "debugger" ? ["attached": true] : [:])
            phone.wait(60)
            #expect(phone.app.exits.isEmpty && phone.seconds(citing: "bgtask.complete.required") == [30])
        }
    }

    @Test("in front the time of a task does not count, and begins anew behind")
    func inFront() throws {
        let phone = try Phone.submitted(takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(20)
        phone.app.launch()
        phone.wait(100)
        #expect(times(phone, "expiration handler") == [])
        phone.home()
        phone.wait(25)
        #expect(times(phone, "expiration handler") == [145] && phone.app.state == .suspended)
    }

    @Test("what a task does twice, or when it is over, is a line and no harm")
    func twice() throws {
        let phone = try Phone.submitted(takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        try phone.act("bgtask.complete", ["identifier": .text(Task.refresh), "success": .flag(false)])
        #expect(phone.app.state == .suspended && phone.app.trace.findings.isEmpty)
        #expect(throws: StimulusError.self) {
            try phone.happen("bgtask.expire", ["identifier": .text(Task.refresh)])
        }
    }

    @Test("an app that ends takes its tasks along, and the next launch has none")
    func ends() throws {
        let phone = try Phone.submitted(takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        try phone.happen("crash")
        phone.wait(60)
        phone.app.launch()
        #expect(phone.device.backgroundTasks.running(of: phone.app) == [] && phone.app.exits.count == 1)
    }
}
