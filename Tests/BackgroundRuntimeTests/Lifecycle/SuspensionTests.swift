import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@Suite("Suspension", .exercisesRules)
struct SuspensionTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let nothingHolds = Fact(
        "life.background.awake-reasons: an app that nothing holds is suspended at once",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.contains(rule: "life.background.awake-reasons"))
    }

    let eachHolds = Fact("life.background.awake-reasons: a task, a mode in use or an allowance is enough") {
        let phone = try Phone.inBackground { try $0.begin() }
        try phone.holdMode()
        expect(phone.app.awakeReasons, is: ["task \"task\"", "x"])
        let other = try Phone.inBackground()
        other.wake(allowance: .seconds(5))
        expect(other.app.awakeReasons, is: ["wake: event"])
        other.advanceAlmost(5)
        expect(other.app.state, is: .background)
        other.advance(1)
        expect(other.app.state, is: .suspended)
    }

    let keyAlone = Fact(
        "life.background.mode-key-alone: a declared mode that is idle keeps nothing awake",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system, modules: [TestMode.module], manifest: .test(modes: ["x"]))
        phone.app.launch()
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.contains(rule: "life.background.mode-key-alone"))
    }

    let unusedMode = Fact("mode.declared-unused: a mode that no launch used is pointed out once, at the end") {
        let phone = try Phone(modules: [TestMode.module], manifest: .test(modes: ["x"]))
        for _ in 0..<2 {
            phone.app.launch()
            try expect(phone.process.mode(TestMode.self) != nil)
            phone.app.terminate()
        }
        phone.app.reportUnusedModes()
        expect(phone.app.trace.entries(rule: "mode.declared-unused").map(\.kind), is: [.finding])
        let user = try Phone(modules: [TestMode.module], manifest: .test(modes: ["x"]))
        user.app.launch()
        try user.process.mode(TestMode.self)?.wasUsed = true
        user.app.terminate()
        user.app.launch()
        user.app.reportUnusedModes()
        expect(!user.app.trace.contains(rule: "mode.declared-unused"))
    }

    let dispatched = Fact(
        "life.enter-background.async-not-run: work that is only dispatched waits for the next run",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.code.on["didEnterBackground"] = { process in
            process.startTimer(after: .seconds(1)) { _ in process.record(.output, "saved") }
            process.makeThread("worker").enqueue { process.record(.output, "worked") }
        }
        phone.app.launch()
        phone.device.press(.home)
        phone.advance(600)
        expect(!phone.app.trace.output.contains("saved"))
        phone.app.activate()
        expect(phone.app.trace.output.sorted(), is: ["saved", "worked"])
    }

    let dispatchedIsNoted = Fact("life.enter-background.async-not-run: turns that wait at the suspension are noted") {
        let phone = try Phone.inBackground { try $0.begin() }
        try phone.run { process in
            process.mainThread.enqueue {
                process.record(.output, "first")
                process.mainThread.enqueue { process.record(.output, "later") }
            }
            process.endTask(1)
        }
        expect(phone.app.trace.output, is: ["first"])
        expect(phone.app.trace.contains(rule: "life.enter-background.async-not-run"))
        phone.wake()
        expect(phone.app.trace.output, is: ["first", "later"])
    }

    @Test(
        "life.suspend.no-progress: a timer that missed many fires fires once after the resume",
        .asserts(LifecycleRules.suspendNoProgress), arguments: allSystems)
    func timers(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.app.launch()
        let process = try phone.process
        let thread = process.makeThread("worker")
        for (name, timerThread) in [("main", process.mainThread), ("worker", thread)] {
            process.startTimer(after: .seconds(10), every: .seconds(10), on: timerThread) { _ in
                expect(SimulatedThread.current === timerThread)
                process.record(.output, name)
            }
        }
        phone.advance(5)
        phone.device.press(.home)
        phone.advance(60)
        expect(phone.app.trace.output.isEmpty)
        phone.app.activate()
        expect(phone.app.trace.output, is: ["main", "worker"])
        phone.advance(5)
        expect(phone.app.trace.output.count, is: 4)
    }

    let blockedThread = Fact(
        "life.suspend.no-progress: a blocked thread goes on after the resume, not before",
        .asserts(LifecycleRules.suspendNoProgress)
    ) {
        let phone = try Phone(constants: ["k.watchdog.enter-background": 100])
        phone.app.launch()
        let process = try phone.process
        process.makeThread("worker").enqueue {
            SimulatedThread.sleep(for: .seconds(10))
            process.record(.output, "slept until \(process.simulation.now.nanoseconds / 1_000_000_000)")
        }
        phone.device.press(.home)
        phone.advance(60)
        phone.app.activate()
        expect(phone.app.trace.output, is: ["slept until 60"])
    }

    let queued = Fact(
        "life.suspend.queued-events: what is posted while suspended arrives once per kind, the newest",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system)
        let count = phone.calls().count
        for number in 1...3 {
            try phone.process.notify(
                SystemEvent("kind", notification: "Kind", payload: ["n": .integer(number)]),
                rule: LifecycleRules.suspendQueuedEvents)
        }
        try phone.process.notify(.powerStateDidChange, rule: LifecycleRules.suspendQueuedEvents)
        phone.device.settle()
        expect(phone.calls(since: count).isEmpty)
        phone.app.activate()
        expect(phone.code.notifications.filter { $0 == "Kind" }.count, is: 1)
        expect(phone.app.trace.entries(rule: "life.suspend.queued-events").map(\.text).count, is: 2)
    }

    let queuedAtShortWake = Fact(
        "life.suspend.queued-events: they arrive even if nothing keeps the app awake after the wake"
    ) {
        let phone = try Phone.inBackground()
        try phone.process.notify(.powerStateDidChange, rule: LifecycleRules.suspendQueuedEvents)
        phone.wake(allowance: nil)
        expect(phone.code.notifications.last, is: "NSProcessInfoPowerStateDidChangeNotification")
        expect(phone.app.state, is: .suspended)
    }

    let fileLock = Fact(
        "life.suspend.file-lock: a lock in a shared container is fatal at suspension, from iOS 8 on",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { phone in
            try phone.begin()
            try phone.process.inUse.lockedFiles = ["Shared/store.sqlite"]
        }
        expect(phone.app.state, is: .background)
        try phone.end(1)
        guard system >= .iOS(8) else { return expect(phone.app.state == .suspended && phone.app.exits.isEmpty) }
        expect(phone.app.exits.first?.codeText, is: "0xdead10cc")
        expect(phone.app.exits.first?.text, is: "was suspended with locked system files: Shared/store.sqlite")
        expect(phone.app.trace.contains(rule: "life.suspend.file-lock"))
    }

    let sharedResource = Fact(
        "life.suspend.shared-resource: so is a system database in use",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.code.on["didEnterBackground"] = { $0.inUse.sharedDatabases = ["address book"] }
        phone.app.launch()
        phone.device.press(.home)
        expect(phone.exits, is: ["shared-database"])
        expect(phone.app.trace.contains(rule: "life.suspend.shared-resource"))
    }
}
