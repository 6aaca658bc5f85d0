import BackgroundRuntime
import Testing
import VigilTestSupport

@Suite("The end of an app", .exercisesRules)
struct EndingTests {
    private let resign = ["applicationWillResignActive(_:)", "UIApplicationWillResignActiveNotification"]
    private let background = ["applicationDidEnterBackground(_:)", "UIApplicationDidEnterBackgroundNotification"]
    private let terminate = ["applicationWillTerminate(_:)", "UIApplicationWillTerminateNotification"]

    /// The calls of `act` in an app that was launched and, as asked, brought into a state.
    private func calls(
        _ system: SystemVersion = .iOS(17), in state: AppState = .active, manifest: Manifest = .test(),
        _ act: (Phone) throws -> Void
    ) throws -> (phone: Phone, calls: [String]) {
        let phone = try Phone(system, manifest: manifest)
        phone.app.launch()
        if state == .background { try phone.begin() }
        if state != .active { phone.device.press(.home) }
        #expect(phone.app.state == state)
        let count = phone.calls().count
        try act(phone)
        #expect(phone.app.state == .notRunning)
        return (phone, phone.calls(since: count))
    }

    @Test("life.tx.force-quit-front: the frontmost app goes through the background", arguments: allSystems)
    func forceQuitFront(system: SystemVersion) throws {
        let (phone, calls) = try calls(system) { $0.device.forceQuit($0.app) }
        #expect(calls == resign + background + terminate)
        #expect(phone.exits == ["force-quit"])
        #expect(phone.app.trace.contains(rule: "life.tx.force-quit-front"))
        #expect(phone.device.frontmost == nil)
    }

    @Test("life.force-quit.callback: a running app is told", arguments: allSystems)
    func forceQuitBackground(system: SystemVersion) throws {
        let (phone, calls) = try calls(system, in: .background) { $0.device.forceQuit($0.app) }
        #expect(calls == terminate)
        #expect(phone.app.trace.contains(rule: "life.force-quit.callback"))
    }

    @Test("life.force-quit.callback, life.force-quit.no-report: a suspended one is not", arguments: allSystems)
    func forceQuitSuspended(system: SystemVersion) throws {
        let (phone, calls) = try calls(system, in: .suspended) { $0.device.forceQuit($0.app) }
        #expect(calls.isEmpty)
        #expect(phone.app.trace.contains(rule: "life.force-quit.no-report"))
        #expect(phone.app.exits.first?.leavesCrashReport == false)
    }

    @Test("life.tx.terminate-running: the system ends a running app with notice", arguments: allSystems)
    func terminateRunning(system: SystemVersion) throws {
        let (phone, calls) = try calls(system, in: .background) { $0.app.terminate() }
        #expect(calls == terminate)
        #expect(phone.app.trace.contains(rule: "life.tx.terminate-running"))
    }

    @Test(
        "life.terminate.only-running: a suspended app is not told", .asserts(LifecycleRules.terminateOnlyRunning),
        arguments: allSystems)
    func terminateSuspended(system: SystemVersion) throws {
        let (phone, calls) = try calls(system, in: .suspended) { $0.app.terminate() }
        #expect(calls.isEmpty)
        #expect(phone.exits == ["purge"])
    }

    @Test("life.terminate.only-running: nor is one on a sleeping device", .asserts(LifecycleRules.terminateOnlyRunning))
    func terminateAsleep() throws {
        let (phone, calls) = try calls(in: .background) { phone in
            phone.device.fallAsleep()
            phone.app.terminate()
        }
        #expect(calls.isEmpty && phone.exits == ["system"])
    }

    @Test(
        "life.tx.purge, life.purge.no-notice, life.purge.no-report: a purge is silent", .asserts(LifecycleRules.purge),
        arguments: allSystems)
    func purge(system: SystemVersion) throws {
        let (phone, calls) = try calls(system, in: .suspended) { $0.device.purge($0.app) }
        #expect(calls.isEmpty)
        #expect(phone.app.trace.contains(rule: "life.purge.no-notice"))
        #expect(phone.app.trace.contains(rule: "life.purge.no-report"))
        #expect(phone.app.exits.first?.leavesCrashReport == false)
    }

    @Test("life.purge.relaunch: a purged app may be launched again for what it registered", arguments: allSystems)
    func relaunch(system: SystemVersion) throws {
        let (phone, _) = try calls(system, in: .suspended) { $0.device.purge($0.app) }
        #expect(phone.wake())
        #expect(phone.app.state == .background && phone.app.launchCount == 2)
        #expect(phone.app.trace.contains(rule: "life.purge.relaunch"))
    }

    @Test("life.purge.order: the largest suspended app goes first, running ones are only warned")
    func purgeOrder() throws {
        let phone = try Phone.inBackground { try $0.begin() }
        let others = try (1...3).map { try phone.device.install(AppCode(), manifest: .test(), name: "Other \($0)") }
        for (other, memory) in zip(others, [100, 300, 200]) {
            other.launch()
            other.process?.inUse.memory = memory
            phone.device.press(.home)
        }
        phone.device.freeMemory(megabytes: 400)
        #expect(others.map(\.state) == [.suspended, .notRunning, .notRunning])
        let order = phone.device.trace.entries.filter { $0.kind == .termination }.map(\.app)
        #expect(order == ["Other 2", "Other 3"])
        #expect(others[1].trace.contains(rule: "life.purge.order"))
        #expect(!phone.app.trace.contains(rule: "life.memory-warning.background"))
        phone.device.freeMemory(megabytes: 400)
        #expect(others[0].state == .notRunning && phone.app.state == .background)
        #expect(phone.app.trace.contains(rule: "life.memory-warning.background"))
        others[0].launch()
        phone.device.freeMemory(megabytes: 400)
        #expect(others[0].state == .active && !others[0].trace.contains(rule: "life.memory-warning.background"))
    }

    @Test(
        "life.tx.exit-on-suspend, life.exits-on-suspend: Home ends an app that asked for it",
        arguments: [SystemVersion.iOS(4), .iOS(7), .iOS(12)])
    func exitsOnSuspend(system: SystemVersion) throws {
        let (phone, calls) = try calls(system, manifest: .test(exitsOnSuspend: true)) { $0.device.press(.home) }
        #expect(calls == resign + terminate)
        #expect(phone.exits == ["exits-on-suspend"])
        let told = phone.app.trace.entries(rule: "life.tx.exit-on-suspend").map(\.text)
        #expect(told == resign + ["inactive"] + terminate)
        #expect(phone.app.trace.entries(rule: "life.exits-on-suspend").map(\.kind) == [.termination])
        #expect(!phone.app.trace.contains(rule: "life.exits-on-suspend.ignored"))
    }

    @Test("life.exits-on-suspend: a force quit ends it without a way through the background")
    func forceQuitExitsOnSuspend() throws {
        let (phone, calls) = try calls(.iOS(12), manifest: .test(exitsOnSuspend: true)) { phone in
            phone.device.forceQuit(phone.app)
        }
        #expect(calls == resign + terminate && phone.exits == ["force-quit"])
    }

    @Test("life.exits-on-suspend: its modes have no effect, and a lock does not end it")
    func exitsOnSuspendModes() throws {
        let phone = try Phone(.iOS(7), modules: [TestMode.module], manifest: .test(modes: ["x"], exitsOnSuspend: true))
        phone.app.launch()
        #expect(try phone.process.mode(TestMode.self) == nil)
        phone.device.lock()
        #expect(phone.app.state == .inactive)
        phone.device.unlock()
        #expect(phone.app.state == .active)
    }

    @Test(
        "life.exits-on-suspend.ignored: from iOS 13 the key does nothing", arguments: [SystemVersion.iOS(13), .iOS(26)])
    func ignored(system: SystemVersion) throws {
        let phone = try Phone(system, manifest: .test(exitsOnSuspend: true))
        phone.app.launch()
        phone.device.press(.home)
        #expect(phone.app.state == .suspended)
        #expect(phone.app.trace.contains(rule: "life.exits-on-suspend.ignored"))
    }

    @Test("life.no-multitasking: without multitasking Home ends the app, a lock only covers it")
    func noMultitasking() throws {
        let phone = try Phone(.iOS(4))
        phone.device.change { $0.isMultitaskingSupported = false }
        phone.app.launch()
        phone.device.lock()
        phone.device.unlock()
        #expect(phone.app.state == .active)
        let count = phone.calls().count
        phone.device.press(.home)
        #expect(phone.calls(since: count) == resign + terminate)
        #expect(phone.app.trace.contains(rule: "life.no-multitasking"))
    }

    @Test("life.no-multitasking: no device of iOS 7 and later is without", arguments: [SystemVersion.iOS(7), .iOS(17)])
    func alwaysMultitasking(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.device.change { $0.isMultitaskingSupported = false }
        phone.app.launch()
        #expect(try phone.begin() != AppProcess.invalidTaskID)
        phone.device.press(.home)
        #expect(phone.app.state == .background && !phone.app.trace.contains(rule: "life.no-multitasking"))
    }

    @Test("term.signal.trap: a trap is EXC_BREAKPOINT (SIGTRAP)", .asserts(TerminationRules.signalTrap))
    func signalOfTrap() throws {
        let (phone, calls) = try calls { phone in
            _ = try? phone.run { process -> Void in process.trap("a bug", rule: LifecycleRules.terminateCrash) }
        }
        #expect(phone.app.exits.map(\.description) == ["EXC_BREAKPOINT (SIGTRAP): a bug"] && calls.isEmpty)
    }

    @Test(
        "term.signal.abort: an exception is EXC_CRASH (SIGABRT), and a kill of the system has its code",
        .asserts(TerminationRules.signalAbort))
    func signalOfException() throws {
        let (phone, calls) = try calls { phone in
            _ = try? phone.run { process -> Void in process.raise("a misuse", rule: LifecycleRules.terminateCrash) }
        }
        #expect(
            phone.app.exits.map(\.description) == [
                "EXC_CRASH (SIGABRT): terminating due to uncaught exception: a misuse"
            ])
        #expect(calls.isEmpty)
    }

    @Test("life.terminate.crash: a crash calls nothing, and leaves a report", arguments: allSystems)
    func crash(system: SystemVersion) throws {
        let (phone, calls) = try calls(system) { try $0.process.end(.crash("index out of range")) }
        #expect(calls.isEmpty)
        #expect(phone.app.trace.contains(rule: "life.terminate.crash"))
        #expect(phone.app.exits.first?.leavesCrashReport == true)
        #expect(phone.app.exitStatistics == (system < .iOS(14) ? [:] : [.badAccess: 1]))
    }

    @Test("an end that the app was told of, an exit with success and a purge leave no crash report")
    func crashReports() {
        let rule = LifecycleRules.kill
        #expect(TerminationReason("x", rule: rule, "").leavesCrashReport)
        #expect(!TerminationReason("x", rule: rule, isAnnounced: true, "").leavesCrashReport)
        #expect(TerminationReason.exit(status: 3).leavesCrashReport)
        #expect(!TerminationReason.exit(status: 0).leavesCrashReport && !TerminationReason.purge.leavesCrashReport)
    }

    @Test("life.reboot: a reboot ends every app silently", arguments: [AppState.active, .background, .suspended])
    func reboot(state: AppState) throws {
        let (phone, calls) = try calls(in: state) { $0.device.reboot() }
        #expect(calls.isEmpty)
        #expect(phone.device.frontmost == nil)
        #expect(phone.app.trace.contains(rule: "life.reboot"))
        #expect(phone.device.conditions.isLocked)
    }
}
