import BackgroundRuntime
import Testing
import VigilFacts

struct ForceQuitTests: Facts {
    @Test("After a force quit", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func quit(_ system: SystemVersion) throws -> Phone {
        let phone = try Phone.inBackground(system)
        phone.device.forceQuit(phone.app)
        return phone
    }

    let blocked = Fact(
        "life.force-quit.no-background-launch: nothing launches the app in the background",
        for: [SystemVersion.iOS(7), .iOS(17), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try Self.quit(system)
        expect(!phone.wake())
        expect(phone.app.state, is: .notRunning)
        expect(phone.app.trace.contains(rule: "life.force-quit.no-background-launch"))
    }

    let unlocks = Fact(
        "happens on an unlocked phone: the app behind the lock comes to the front before it is swiped away"
    ) {
        let phone = try Phone()
        phone.app.launch()
        phone.device.lock()
        phone.advance(60)
        let count = phone.app.trace.entries.count
        phone.device.forceQuit(phone.app)
        expect(!phone.device.conditions.isLocked)
        let calls = phone.app.trace.entries.dropFirst(count).filter { $0.kind == .call }.map(\.text)
        expect(calls.contains("applicationDidBecomeActive(_:)") && calls.contains("applicationWillTerminate(_:)"))
        expect(phone.app.state, is: .notRunning)
    }

    let blockedWhenOff = Fact("life.force-quit.no-background-launch: also when the app was not running") {
        let phone = try Phone()
        phone.device.forceQuit(phone.app)
        expect(!phone.wake() && phone.app.launchCount == 0)
        expect(phone.app.trace.contains(rule: "life.force-quit.no-background-launch"))
    }

    let clearedByLaunch = Fact(
        "life.force-quit.cleared-by-launch: a launch by the user lifts the block",
        for: [SystemVersion.iOS(7), .iOS(17), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try Self.quit(system)
        phone.app.launch()
        expect(phone.app.trace.contains(rule: "life.force-quit.cleared-by-launch"))
        phone.device.press(.home)
        phone.device.purge(phone.app)
        expect(phone.wake())
    }

    let reboot = Fact(
        "life.force-quit.survives-reboot, life.force-quit.cleared-by-reboot: a reboot does not, unless the option says so"
    ) {
        expect(DeviceOptions().forceQuit.survivesReboot)
        for survives in [false, true] {
            let phone = try Self.quit(.iOS(17))
            phone.device.options.forceQuit.survivesReboot = survives
            phone.device.reboot()
            phone.device.unlock()
            expect(phone.wake(), is: !survives)
            expect(phone.app.trace.contains(rule: "life.force-quit.cleared-by-reboot"), is: !survives)
            expect(phone.app.trace.contains(rule: "life.force-quit.survives-reboot"), is: survives)
        }
    }

    let oldSystems = Fact(
        "life.force-quit.ios4: up to iOS 6 it blocks nothing",
        for: [SystemVersion.iOS(4), .iOS(6)]
    ) { (system: SystemVersion) in
        let phone = try Self.quit(system)
        expect(phone.wake())
        expect(phone.app.state, is: .background)
        expect(phone.app.trace.contains(rule: "life.force-quit.ios4"))
        phone.app.launch()
        expect(!phone.app.trace.contains(rule: "life.force-quit.cleared-by-launch"))
    }

    let crashes = Fact(
        "is over for good where the app crashes at the notice, and only there a crash counts as a force quit"
    ) {
        for isForceQuit in [true, false] {
            let phone = try Phone()
            phone.app.launch()
            let process = try require(phone.app.process)
            expect(!process.wasForceQuit)
            phone.code.on["willTerminate"] = { $0.end(.crash("at the notice of its end")) }
            if isForceQuit { phone.device.forceQuit(phone.app) } else { process.end(.crash("bad access")) }
            expect(process.wasForceQuit == isForceQuit && phone.app.isBarredByForceQuit == isForceQuit)
            expect(phone.app.exits.map(\.name), is: ["crash"])
        }
    }

    let exceptions = Fact(
        "life.force-quit.exceptions: some events pass the block from iOS 7.1",
        for: [SystemVersion.iOS(7), .iOS(7, 1), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try Self.quit(system)
        let passes = system >= .iOS(7, 1)
        expect(phone.wake(passesForceQuit: true), is: passes)
        expect(phone.app.trace.contains(rule: "life.force-quit.exceptions"), is: passes)
    }
}
