import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@Suite("The end of an app", .exercisesRules)
struct EndingTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let resign = ["applicationWillResignActive(_:)", "UIApplicationWillResignActiveNotification"]
    private static let background = [
        "applicationDidEnterBackground(_:)", "UIApplicationDidEnterBackgroundNotification",
    ]
    private static let terminate = ["applicationWillTerminate(_:)", "UIApplicationWillTerminateNotification"]

    /// The calls of `act` in an app that was launched and, as asked, brought into a state.
    private static func calls(
        _ system: SystemVersion = .iOS(17), in state: AppState = .active, manifest: Manifest = .test(),
        _ act: (Phone) throws -> Void
    ) throws -> (phone: Phone, calls: [String]) {
        let phone = try Phone(system, manifest: manifest)
        phone.app.launch()
        if state == .background { try phone.begin() }
        if state != .active { phone.device.press(.home) }
        expect(phone.app.state, is: state)
        let count = phone.calls().count
        try act(phone)
        expect(phone.app.state, is: .notRunning)
        return (phone, phone.calls(since: count))
    }

    let forceQuitFront = Fact(
        "life.tx.force-quit-front: the frontmost app goes through the background",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, calls) = try Self.calls(system) { $0.device.forceQuit($0.app) }
        expect(calls, is: Self.resign + Self.background + Self.terminate)
        expect(phone.exits, is: ["force-quit"])
        expect(phone.app.trace.contains(rule: "life.tx.force-quit-front"))
        expect(phone.device.frontmost == nil)
    }

    let forceQuitBackground = Fact(
        "life.force-quit.callback: a running app is told",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, calls) = try Self.calls(system, in: .background) { $0.device.forceQuit($0.app) }
        expect(calls, is: Self.terminate)
        expect(phone.app.trace.contains(rule: "life.force-quit.callback"))
    }

    let forceQuitSuspended = Fact(
        "life.force-quit.callback, life.force-quit.no-report: a suspended one is not",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, calls) = try Self.calls(system, in: .suspended) { $0.device.forceQuit($0.app) }
        expect(calls.isEmpty)
        expect(phone.app.trace.contains(rule: "life.force-quit.no-report"))
        expect(phone.app.exits.first?.leavesCrashReport, is: false)
    }

    let terminateRunning = Fact(
        "life.tx.terminate-running: the system ends a running app with notice",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, calls) = try Self.calls(system, in: .background) { $0.app.terminate() }
        expect(calls, is: Self.terminate)
        expect(phone.app.trace.contains(rule: "life.tx.terminate-running"))
    }

    @Test(
        "life.terminate.only-running: a suspended app is not told", .asserts(LifecycleRules.terminateOnlyRunning),
        arguments: allSystems)
    func terminateSuspended(system: SystemVersion) throws {
        let (phone, calls) = try Self.calls(system, in: .suspended) { $0.app.terminate() }
        expect(calls.isEmpty)
        expect(phone.exits, is: ["purge"])
    }

    let terminateAsleep = Fact(
        "life.terminate.only-running: nor is one on a sleeping device",
        .asserts(LifecycleRules.terminateOnlyRunning)
    ) {
        let (phone, calls) = try Self.calls(in: .background) { phone in
            phone.device.fallAsleep()
            phone.app.terminate()
        }
        expect(calls.isEmpty && phone.exits == ["system"])
    }

    @Test(
        "life.tx.purge, life.purge.no-notice, life.purge.no-report: a purge is silent", .asserts(LifecycleRules.purge),
        arguments: allSystems)
    func purge(system: SystemVersion) throws {
        let (phone, calls) = try Self.calls(system, in: .suspended) { $0.device.purge($0.app) }
        expect(calls.isEmpty)
        expect(phone.app.trace.contains(rule: "life.purge.no-notice"))
        expect(phone.app.trace.contains(rule: "life.purge.no-report"))
        expect(phone.app.exits.first?.leavesCrashReport, is: false)
    }

    let relaunch = Fact(
        "life.purge.relaunch: a purged app may be launched again for what it registered",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, _) = try Self.calls(system, in: .suspended) { $0.device.purge($0.app) }
        expect(phone.wake())
        expect(phone.app.state == .background && phone.app.launchCount == 2)
        expect(phone.app.trace.contains(rule: "life.purge.relaunch"))
    }

    let purgeOrder = Fact("life.purge.order: the largest suspended app goes first, running ones are only warned") {
        let phone = try Phone.inBackground { try $0.begin() }
        let others = try (1...3).map { try phone.device.install(AppCode(), manifest: .test(), name: "Other \($0)") }
        for (other, memory) in zip(others, [100, 300, 200]) {
            other.launch()
            other.process?.inUse.memory = memory
            phone.device.press(.home)
        }
        phone.device.freeMemory(megabytes: 400)
        expect(others.map(\.state), is: [.suspended, .notRunning, .notRunning])
        let order = phone.device.trace.entries.filter { $0.kind == .termination }.map(\.app)
        expect(order, is: ["Other 2", "Other 3"])
        expect(others[1].trace.contains(rule: "life.purge.order"))
        expect(!phone.app.trace.contains(rule: "life.memory-warning.background"))
        phone.device.freeMemory(megabytes: 400)
        expect(others[0].state == .notRunning && phone.app.state == .background)
        expect(phone.app.trace.contains(rule: "life.memory-warning.background"))
        others[0].launch()
        phone.device.freeMemory(megabytes: 400)
        expect(others[0].state == .active && !others[0].trace.contains(rule: "life.memory-warning.background"))
    }

    let exitsOnSuspend = Fact(
        "life.tx.exit-on-suspend, life.exits-on-suspend: Home ends an app that asked for it",
        for: [SystemVersion.iOS(4), .iOS(7), .iOS(12)]
    ) { (system: SystemVersion) in
        let (phone, calls) = try Self.calls(system, manifest: .test(exitsOnSuspend: true)) { $0.device.press(.home) }
        expect(calls, is: Self.resign + Self.terminate)
        expect(phone.exits, is: ["exits-on-suspend"])
        let told = phone.app.trace.entries(rule: "life.tx.exit-on-suspend").map(\.text)
        expect(told, is: Self.resign + ["inactive"] + Self.terminate)
        expect(phone.app.trace.entries(rule: "life.exits-on-suspend").map(\.kind), is: [.termination])
        expect(!phone.app.trace.contains(rule: "life.exits-on-suspend.ignored"))
    }

    let forceQuitExitsOnSuspend = Fact(
        "life.exits-on-suspend: a force quit ends it without a way through the background"
    ) {
        let (phone, calls) = try Self.calls(.iOS(12), manifest: .test(exitsOnSuspend: true)) { phone in
            phone.device.forceQuit(phone.app)
        }
        expect(calls == Self.resign + Self.terminate && phone.exits == ["force-quit"])
    }

    let exitsOnSuspendModes = Fact("life.exits-on-suspend: its modes have no effect, and a lock does not end it") {
        let phone = try Phone(.iOS(7), modules: [TestMode.module], manifest: .test(modes: ["x"], exitsOnSuspend: true))
        phone.app.launch()
        try expect(phone.process.mode(TestMode.self) == nil)
        phone.device.lock()
        expect(phone.app.state, is: .inactive)
        phone.device.unlock()
        expect(phone.app.state, is: .active)
    }

    let ignored = Fact(
        "life.exits-on-suspend.ignored: from iOS 13 the key does nothing",
        for: [SystemVersion.iOS(13), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try Phone(system, manifest: .test(exitsOnSuspend: true))
        phone.app.launch()
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.contains(rule: "life.exits-on-suspend.ignored"))
    }

    let noMultitasking = Fact("life.no-multitasking: without multitasking Home ends the app, a lock only covers it") {
        let phone = try Phone(.iOS(4))
        phone.device.change { $0.isMultitaskingSupported = false }
        phone.app.launch()
        phone.device.lock()
        phone.device.unlock()
        expect(phone.app.state, is: .active)
        let count = phone.calls().count
        phone.device.press(.home)
        expect(phone.calls(since: count), is: Self.resign + Self.terminate)
        expect(phone.app.trace.contains(rule: "life.no-multitasking"))
    }

    let alwaysMultitasking = Fact(
        "life.no-multitasking: no device of iOS 7 and later is without",
        for: [SystemVersion.iOS(7), .iOS(17)]
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.device.change { $0.isMultitaskingSupported = false }
        phone.app.launch()
        try expect(phone.begin() != AppProcess.invalidTaskID)
        phone.device.press(.home)
        expect(phone.app.state == .background && !phone.app.trace.contains(rule: "life.no-multitasking"))
    }

    let signalOfTrap = Fact(
        "term.signal.trap: a trap is EXC_BREAKPOINT (SIGTRAP)",
        .asserts(TerminationRules.signalTrap)
    ) {
        let (phone, calls) = try Self.calls { phone in
            _ = try? phone.run { process -> Void in process.trap("a bug", rule: LifecycleRules.terminateCrash) }
        }
        expect(phone.app.exits.map(\.description) == ["EXC_BREAKPOINT (SIGTRAP): a bug"] && calls.isEmpty)
    }

    let signalOfException = Fact(
        "term.signal.abort: an exception is EXC_CRASH (SIGABRT), and a kill of the system has its code",
        .asserts(TerminationRules.signalAbort)
    ) {
        let (phone, calls) = try Self.calls { phone in
            _ = try? phone.run { process -> Void in process.raise("a misuse", rule: LifecycleRules.terminateCrash) }
        }
        expect(
            phone.app.exits.map(\.description),
            is: [
                "EXC_CRASH (SIGABRT): terminating due to uncaught exception: a misuse"
            ])
        expect(calls.isEmpty)
    }

    let crash = Fact(
        "life.terminate.crash: a crash calls nothing, and leaves a report",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, calls) = try Self.calls(system) { try $0.process.end(.crash("index out of range")) }
        expect(calls.isEmpty)
        expect(phone.app.trace.contains(rule: "life.terminate.crash"))
        expect(phone.app.exits.first?.leavesCrashReport, is: true)
        expect(phone.app.exitStatistics, is: (system < .iOS(14) ? [:] : [.badAccess: 1]))
    }

    let crashReports = Fact("an end that the app was told of, an exit with success and a purge leave no crash report") {
        let rule = LifecycleRules.kill
        expect(TerminationReason("x", rule: rule, "").leavesCrashReport)
        expect(!TerminationReason("x", rule: rule, isAnnounced: true, "").leavesCrashReport)
        expect(TerminationReason.exit(status: 3).leavesCrashReport)
        expect(!TerminationReason.exit(status: 0).leavesCrashReport && !TerminationReason.purge.leavesCrashReport)
    }

    let reboot = Fact(
        "life.reboot: a reboot ends every app silently",
        for: [AppState.active, .background, .suspended]
    ) { (state: AppState) in
        let (phone, calls) = try Self.calls(in: state) { $0.device.reboot() }
        expect(calls.isEmpty)
        expect(phone.device.frontmost == nil)
        expect(phone.app.trace.contains(rule: "life.reboot"))
        expect(phone.device.conditions.isLocked)
    }
}
