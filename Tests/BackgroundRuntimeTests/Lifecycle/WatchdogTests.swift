import BackgroundRuntime
import Testing
import VigilFacts

struct WatchdogTests: Facts {
    @Test("A watchdog", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A phone whose app blocks its main thread in the method for `duration`.
    private static func phone(_ system: SystemVersion = .iOS(17), blocks method: String, _ duration: Duration) throws
        -> Phone
    {
        let phone = try Phone(system)
        phone.code.on[.init(method)] = { _ in SimulatedThread.sleep(for: duration) }
        return phone
    }

    private static let late = Duration.milliseconds(1)

    let launch = Fact(
        "life.launch.watchdog, res.main-thread.blocked: a launch has twenty seconds, inclusive",
        for: allSystems
    ) { (system: SystemVersion) in
        let punctual = try Self.phone(system, blocks: "didFinishLaunching", .seconds(20))
        punctual.app.launch()
        punctual.advance(20)
        expect(punctual.app.state, is: .active)
        let late = try Self.phone(system, blocks: "didFinishLaunching", .seconds(20) + late)
        late.app.launch()
        late.advance(30)
        expect(late.exits, is: ["watchdog"])
        expect(late.app.exits.first?.codeText, is: "0x8badf00d")
        let text =
            system < .iOS(9)
            ? "App failed to launch in time (20 s)" : "App exhausted real (wall clock) time allowance of 20 s"
        expect(late.app.exits.first?.text.hasSuffix(text), is: true)
        expect(late.app.trace.contains(rule: "life.launch.watchdog"))
        expect(late.app.trace.contains(rule: "res.main-thread.blocked"))
        expect(late.device.frontmost == nil)
    }

    let backgroundLaunch = Fact("life.launch.watchdog: so has a launch in the background") {
        let phone = try Self.phone(blocks: "didFinishLaunching", .seconds(21))
        phone.wake()
        phone.advance(30)
        expect(phone.exits, is: ["watchdog"])
        expect(phone.app.exits.first?.text.contains("scene-create (background)"), is: true)
    }

    let enterBackground = Fact(
        "life.enter-background.budget: didEnterBackground has five seconds, inclusive",
        for: allSystems
    ) { (system: SystemVersion) in
        let punctual = try Self.phone(system, blocks: "didEnterBackground", .seconds(5))
        punctual.app.launch()
        punctual.device.press(.home)
        punctual.advance(4)
        expect(punctual.app.state, is: .background)
        punctual.advance(1)
        expect(punctual.app.state, is: .suspended)
        let late = try Self.phone(system, blocks: "didEnterBackground", .seconds(5) + late)
        late.app.launch()
        late.device.press(.home)
        late.advance(10)
        expect(late.exits, is: ["watchdog"])
        expect(late.app.trace.contains(rule: "life.enter-background.budget"))
        expect(late.seconds == 10 && late.app.trace.entries.last?.instant.nanoseconds == 5_000_000_000)
    }

    let terminate = Fact(
        "life.terminate.watchdog: willTerminate has five seconds, inclusive",
        for: allSystems
    ) { (system: SystemVersion) in
        for (duration, end) in [(Duration.seconds(5), "system"), (.seconds(5) + Self.late, "watchdog")] {
            let phone = try Self.phone(system, blocks: "willTerminate", duration)
            phone.app.launch()
            phone.app.terminate()
            phone.advance(10)
            expect(phone.exits, is: [end])
            expect(phone.app.trace.contains(rule: "life.terminate.watchdog"), is: (end == "watchdog"))
        }
    }

    let terminateBlocked = Fact(
        "life.terminate.watchdog: a main thread that never gets there is killed too",
        for: [AppState.active, .background]
    ) { (state: AppState) in
        let phone = try Phone()
        phone.app.launch()
        try phone.begin()
        if state == .background { phone.device.press(.home) }
        try phone.process.mainThread.enqueue { SimulatedThread.sleep(for: .seconds(3_600)) }
        phone.advance(1)
        phone.device.forceQuit(phone.app)
        phone.advance(10)
        expect(phone.exits, is: ["watchdog"])
        expect(phone.app.isBarredByForceQuit)
        expect(phone.app.trace.contains(rule: "res.main-thread.blocked"))
    }

    let terminateInTransition = Fact(
        "life.terminate.watchdog: nor does a blocked step of another transition put off the end"
    ) {
        let phone = try Self.phone(blocks: "willResignActive", .seconds(3_600))
        phone.app.launch()
        phone.device.showOverlay("alert")
        phone.advance(1)
        phone.app.terminate()
        phone.advance(5)
        expect(phone.exits, is: ["watchdog"])
    }

    let terminateWhileLeaving = Fact(
        "life.terminate.watchdog: an end does not put off a limit that is running out already"
    ) {
        let phone = try Self.phone(blocks: "willResignActive", .seconds(3_600))
        phone.app.launch()
        phone.device.press(.home)
        phone.advance(8)
        phone.app.terminate()
        phone.advanceAlmost(2)
        expect(phone.exits, is: [])
        phone.advance(0.001)
        expect(phone.exits == ["watchdog"] && phone.app.trace.contains(rule: "life.tx.kill"))
    }

    let resume = Fact(
        "life.tx.kill: a return to the foreground has ten seconds, inclusive",
        for: allSystems
    ) { (system: SystemVersion) in
        for (duration, isKilled) in [(Duration.seconds(10), false), (.seconds(10) + Self.late, true)] {
            let phone = try Self.phone(system, blocks: "willEnterForeground", duration)
            phone.app.launch()
            phone.device.press(.home)
            phone.app.activate()
            phone.advance(20)
            expect(phone.app.state, is: (isKilled ? .notRunning : .active))
            expect(phone.app.trace.contains(rule: "life.tx.kill"), is: isKilled)
        }
    }

    let sleepInTransition = Fact("life.enter-background.budget: the limit stands still while the device sleeps") {
        let phone = try Self.phone(blocks: "didEnterBackground", .seconds(4))
        phone.app.launch()
        phone.device.lock()
        phone.advance(1)
        phone.device.fallAsleep()
        phone.advance(100)
        expect(phone.app.state, is: .background)
        phone.device.wakeUp()
        phone.advance(3)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.exits.isEmpty)
    }

    let debugger = Fact(
        "life.debugger.no-limits: with a debugger nothing is killed or suspended",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Self.phone(system, blocks: "didFinishLaunching", .seconds(60))
        phone.device.change { $0.isDebuggerAttached = true }
        phone.app.launch()
        phone.advance(60)
        expect(phone.app.state, is: .active)
        try phone.begin()
        phone.device.press(.home)
        phone.advance(5_000)
        expect(phone.app.state, is: .background)
        try phone.end(1)
        phone.advance(5_000)
        expect(phone.app.state, is: .background)
        expect(phone.app.trace.contains(rule: "life.debugger.no-limits"))
        phone.device.change { $0.isDebuggerAttached = false }
        expect(phone.app.state, is: .suspended)
    }

    let debuggerComesAndGoes = Fact(
        "life.debugger.no-limits: a debugger that comes in the countdown stops it, and leaving lets it go on"
    ) {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.advance(10)
        phone.device.change { $0.isDebuggerAttached = true }
        phone.advance(100)
        expect(phone.app.state, is: .background)
        phone.device.change { $0.isDebuggerAttached = false }
        phone.advance(10)
        expect(phone.exits, is: ["task-leak"])
    }
}

struct LeavingWatchdogTests: Facts {
    @Test("A blocked main thread on the way from the screen", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let blockedInResign = Fact(
        "life.tx.kill: willResignActive that does not return is killed ten seconds after Home",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.code.on["willResignActive"] = { _ in SimulatedThread.sleep(for: .seconds(30)) }
        phone.app.launch()
        phone.device.press(.home)
        phone.advance(10)
        expect(phone.exits == ["watchdog"] && phone.app.trace.contains(rule: "life.tx.kill"))
        let text = system < .iOS(9) ? "failed to suspend in time" : "scene-update watchdog"
        expect(phone.app.exits.first?.text.contains(text), is: true)
    }

    let blockedBefore = Fact("life.tx.kill: so is a main thread that was blocked before, also by the end of a launch") {
        let phone = try Phone()
        phone.app.launch()
        try phone.process.mainThread.enqueue { SimulatedThread.sleep(for: .seconds(100)) }
        phone.advance(5)
        phone.device.press(.home)
        phone.advanceAlmost(10)
        expect(phone.app.state, is: .active)
        phone.advance(0.001)
        expect(phone.exits, is: ["watchdog"])
        let slow = try Phone()
        slow.code.on["didBecomeActive"] = { _ in SimulatedThread.sleep(for: .seconds(100)) }
        slow.app.launch()
        slow.advance(5)
        slow.device.press(.home)
        slow.advance(10)
        expect(slow.exits, is: ["watchdog"])
    }

    let slowWay = Fact(
        "life.enter-background.budget: didEnterBackground has its five seconds all the same after a slow way there"
    ) {
        let phone = try Phone()
        phone.code.on["willResignActive"] = { _ in SimulatedThread.sleep(for: .seconds(8)) }
        phone.code.on["didEnterBackground"] = { _ in SimulatedThread.sleep(for: .seconds(5)) }
        phone.app.launch()
        phone.device.press(.home)
        phone.advance(13)
        expect(phone.app.state == .suspended && phone.exits.isEmpty)
    }
}
