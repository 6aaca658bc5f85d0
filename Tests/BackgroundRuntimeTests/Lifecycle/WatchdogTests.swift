import BackgroundRuntime
import Testing

@Suite("A watchdog", .exercisesRules)
struct WatchdogTests {
    /// A phone whose app blocks its main thread in the method for `duration`.
    private func phone(_ system: SystemVersion = .iOS(17), blocks method: String, _ duration: Duration) throws -> Phone
    {
        let phone = try Phone(system)
        phone.code.on[.init(method)] = { _ in SimulatedThread.sleep(for: duration) }
        return phone
    }

    private let late = Duration.milliseconds(1)

    @Test(
        "life.launch.watchdog, res.main-thread.blocked: a launch has twenty seconds, inclusive", arguments: allSystems)
    func launch(system: SystemVersion) throws {
        let punctual = try phone(system, blocks: "didFinishLaunching", .seconds(20))
        punctual.app.launch()
        punctual.advance(20)
        #expect(punctual.app.state == .active)
        let late = try phone(system, blocks: "didFinishLaunching", .seconds(20) + late)
        late.app.launch()
        late.advance(30)
        #expect(late.exits == ["watchdog"])
        #expect(late.app.exits.first?.codeText == "0x8badf00d")
        let text =
            system < .iOS(9)
            ? "App failed to launch in time (20 s)" : "App exhausted real (wall clock) time allowance of 20 s"
        #expect(late.app.exits.first?.text.hasSuffix(text) == true)
        #expect(late.app.trace.contains(rule: "life.launch.watchdog"))
        #expect(late.app.trace.contains(rule: "res.main-thread.blocked"))
        #expect(late.device.frontmost == nil)
    }

    @Test("life.launch.watchdog: so has a launch in the background")
    func backgroundLaunch() throws {
        let phone = try phone(blocks: "didFinishLaunching", .seconds(21))
        phone.wake()
        phone.advance(30)
        #expect(phone.exits == ["watchdog"])
        #expect(phone.app.exits.first?.text.contains("scene-create (background)") == true)
    }

    @Test("life.enter-background.budget: didEnterBackground has five seconds, inclusive", arguments: allSystems)
    func enterBackground(system: SystemVersion) throws {
        let punctual = try phone(system, blocks: "didEnterBackground", .seconds(5))
        punctual.app.launch()
        punctual.device.press(.home)
        punctual.advance(4)
        #expect(punctual.app.state == .background)
        punctual.advance(1)
        #expect(punctual.app.state == .suspended)
        let late = try phone(system, blocks: "didEnterBackground", .seconds(5) + late)
        late.app.launch()
        late.device.press(.home)
        late.advance(10)
        #expect(late.exits == ["watchdog"])
        #expect(late.app.trace.contains(rule: "life.enter-background.budget"))
        #expect(late.seconds == 10 && late.app.trace.entries.last?.instant.nanoseconds == 5_000_000_000)
    }

    @Test("life.terminate.watchdog: willTerminate has five seconds, inclusive", arguments: allSystems)
    func terminate(system: SystemVersion) throws {
        for (duration, end) in [(Duration.seconds(5), "system"), (.seconds(5) + late, "watchdog")] {
            let phone = try phone(system, blocks: "willTerminate", duration)
            phone.app.launch()
            phone.app.terminate()
            phone.advance(10)
            #expect(phone.exits == [end])
            #expect(phone.app.trace.contains(rule: "life.terminate.watchdog") == (end == "watchdog"))
        }
    }

    @Test(
        "life.terminate.watchdog: a main thread that never gets there is killed too",
        arguments: [AppState.active, .background])
    func terminateBlocked(state: AppState) throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.begin()
        if state == .background { phone.device.press(.home) }
        try phone.process.mainThread.enqueue { SimulatedThread.sleep(for: .seconds(3_600)) }
        phone.advance(1)
        phone.device.forceQuit(phone.app)
        phone.advance(10)
        #expect(phone.exits == ["watchdog"])
        #expect(phone.app.isBarredByForceQuit)
        #expect(phone.app.trace.contains(rule: "res.main-thread.blocked"))
    }

    @Test("life.terminate.watchdog: nor does a blocked step of another transition put off the end")
    func terminateInTransition() throws {
        let phone = try phone(blocks: "willResignActive", .seconds(3_600))
        phone.app.launch()
        phone.device.showOverlay("alert")
        phone.advance(1)
        phone.app.terminate()
        phone.advance(5)
        #expect(phone.exits == ["watchdog"])
    }

    @Test("life.terminate.watchdog: an end does not put off a limit that is running out already")
    func terminateWhileLeaving() throws {
        let phone = try phone(blocks: "willResignActive", .seconds(3_600))
        phone.app.launch()
        phone.device.press(.home)
        phone.advance(8)
        phone.app.terminate()
        phone.advanceAlmost(2)
        #expect(phone.exits == [])
        phone.advance(0.001)
        #expect(phone.exits == ["watchdog"] && phone.app.trace.contains(rule: "life.tx.kill"))
    }

    @Test("life.tx.kill: a return to the foreground has ten seconds, inclusive", arguments: allSystems)
    func resume(system: SystemVersion) throws {
        for (duration, isKilled) in [(Duration.seconds(10), false), (.seconds(10) + late, true)] {
            let phone = try phone(system, blocks: "willEnterForeground", duration)
            phone.app.launch()
            phone.device.press(.home)
            phone.app.activate()
            phone.advance(20)
            #expect(phone.app.state == (isKilled ? .notRunning : .active))
            #expect(phone.app.trace.contains(rule: "life.tx.kill") == isKilled)
        }
    }

    @Test("life.enter-background.budget: the limit stands still while the device sleeps")
    func sleepInTransition() throws {
        let phone = try phone(blocks: "didEnterBackground", .seconds(4))
        phone.app.launch()
        phone.device.lock()
        phone.advance(1)
        phone.device.fallAsleep()
        phone.advance(100)
        #expect(phone.app.state == .background)
        phone.device.wakeUp()
        phone.advance(3)
        #expect(phone.app.state == .suspended)
        #expect(phone.app.exits.isEmpty)
    }

    @Test("life.debugger.no-limits: with a debugger nothing is killed or suspended", arguments: allSystems)
    func debugger(system: SystemVersion) throws {
        let phone = try phone(system, blocks: "didFinishLaunching", .seconds(60))
        phone.device.change { $0.isDebuggerAttached = true }
        phone.app.launch()
        phone.advance(60)
        #expect(phone.app.state == .active)
        try phone.begin()
        phone.device.press(.home)
        phone.advance(5_000)
        #expect(phone.app.state == .background)
        try phone.end(1)
        phone.advance(5_000)
        #expect(phone.app.state == .background)
        #expect(phone.app.trace.contains(rule: "life.debugger.no-limits"))
        phone.device.change { $0.isDebuggerAttached = false }
        #expect(phone.app.state == .suspended)
    }

    @Test("life.debugger.no-limits: a debugger that comes in the countdown stops it, and leaving lets it go on")
    func debuggerComesAndGoes() throws {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.advance(10)
        phone.device.change { $0.isDebuggerAttached = true }
        phone.advance(100)
        #expect(phone.app.state == .background)
        phone.device.change { $0.isDebuggerAttached = false }
        phone.advance(10)
        #expect(phone.exits == ["task-leak"])
    }
}

@Suite("A blocked main thread on the way from the screen", .exercisesRules)
struct LeavingWatchdogTests {
    @Test("life.tx.kill: willResignActive that does not return is killed ten seconds after Home", arguments: allSystems)
    func blockedInResign(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.code.on["willResignActive"] = { _ in SimulatedThread.sleep(for: .seconds(30)) }
        phone.app.launch()
        phone.device.press(.home)
        phone.advance(10)
        #expect(phone.exits == ["watchdog"] && phone.app.trace.contains(rule: "life.tx.kill"))
        let text = system < .iOS(9) ? "failed to suspend in time" : "scene-update watchdog"
        #expect(phone.app.exits.first?.text.contains(text) == true)
    }

    @Test("life.tx.kill: so is a main thread that was blocked before, also by the end of a launch")
    func blockedBefore() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.process.mainThread.enqueue { SimulatedThread.sleep(for: .seconds(100)) }
        phone.advance(5)
        phone.device.press(.home)
        phone.advanceAlmost(10)
        #expect(phone.app.state == .active)
        phone.advance(0.001)
        #expect(phone.exits == ["watchdog"])
        let slow = try Phone()
        slow.code.on["didBecomeActive"] = { _ in SimulatedThread.sleep(for: .seconds(100)) }
        slow.app.launch()
        slow.advance(5)
        slow.device.press(.home)
        slow.advance(10)
        #expect(slow.exits == ["watchdog"])
    }

    @Test("life.enter-background.budget: didEnterBackground has its five seconds all the same after a slow way there")
    func slowWay() throws {
        let phone = try Phone()
        phone.code.on["willResignActive"] = { _ in SimulatedThread.sleep(for: .seconds(8)) }
        phone.code.on["didEnterBackground"] = { _ in SimulatedThread.sleep(for: .seconds(5)) }
        phone.app.launch()
        phone.device.press(.home)
        phone.advance(13)
        #expect(phone.app.state == .suspended && phone.exits.isEmpty)
    }
}
