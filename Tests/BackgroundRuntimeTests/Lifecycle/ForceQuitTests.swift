import BackgroundRuntime
import Testing

@Suite("After a force quit", .exercisesRules)
struct ForceQuitTests {
    private func quit(_ system: SystemVersion) throws -> Phone {
        let phone = try Phone.inBackground(system)
        phone.device.forceQuit(phone.app)
        return phone
    }

    @Test(
        "life.force-quit.no-background-launch: nothing launches the app in the background",
        arguments: [SystemVersion.iOS(7), .iOS(17), .iOS(26)])
    func blocked(system: SystemVersion) throws {
        let phone = try quit(system)
        #expect(!phone.wake())
        #expect(phone.app.state == .notRunning)
        #expect(phone.app.trace.contains(rule: "life.force-quit.no-background-launch"))
    }

    @Test("happens on an unlocked phone: the app behind the lock comes to the front before it is swiped away")
    func unlocks() throws {
        let phone = try Phone()
        phone.app.launch()
        phone.device.lock()
        phone.advance(60)
        let count = phone.app.trace.entries.count
        phone.device.forceQuit(phone.app)
        #expect(!phone.device.conditions.isLocked)
        let calls = phone.app.trace.entries.dropFirst(count).filter { $0.kind == .call }.map(\.text)
        #expect(calls.contains("applicationDidBecomeActive(_:)") && calls.contains("applicationWillTerminate(_:)"))
        #expect(phone.app.state == .notRunning)
    }

    @Test("life.force-quit.no-background-launch: also when the app was not running")
    func blockedWhenOff() throws {
        let phone = try Phone()
        phone.device.forceQuit(phone.app)
        #expect(!phone.wake() && phone.app.launchCount == 0)
        #expect(phone.app.trace.contains(rule: "life.force-quit.no-background-launch"))
    }

    @Test(
        "life.force-quit.cleared-by-launch: a launch by the user lifts the block",
        arguments: [SystemVersion.iOS(7), .iOS(17), .iOS(26)])
    func clearedByLaunch(system: SystemVersion) throws {
        let phone = try quit(system)
        phone.app.launch()
        #expect(phone.app.trace.contains(rule: "life.force-quit.cleared-by-launch"))
        phone.device.press(.home)
        phone.device.purge(phone.app)
        #expect(phone.wake())
    }

    @Test(
        "life.force-quit.survives-reboot, life.force-quit.cleared-by-reboot: a reboot does not, unless the option says so"
    )
    func reboot() throws {
        #expect(DeviceOptions().forceQuit.survivesReboot)
        for survives in [false, true] {
            let phone = try quit(.iOS(17))
            phone.device.options.forceQuit.survivesReboot = survives
            phone.device.reboot()
            phone.device.unlock()
            #expect(phone.wake() == !survives)
            #expect(phone.app.trace.contains(rule: "life.force-quit.cleared-by-reboot") == !survives)
            #expect(phone.app.trace.contains(rule: "life.force-quit.survives-reboot") == survives)
        }
    }

    @Test("life.force-quit.ios4: up to iOS 6 it blocks nothing", arguments: [SystemVersion.iOS(4), .iOS(6)])
    func oldSystems(system: SystemVersion) throws {
        let phone = try quit(system)
        #expect(phone.wake())
        #expect(phone.app.state == .background)
        #expect(phone.app.trace.contains(rule: "life.force-quit.ios4"))
        phone.app.launch()
        #expect(!phone.app.trace.contains(rule: "life.force-quit.cleared-by-launch"))
    }

    @Test("is over for good where the app crashes at the notice, and only there a crash counts as a force quit")
    func crashes() throws {
        for isForceQuit in [true, false] {
            let phone = try Phone()
            phone.app.launch()
            let process = try #require(phone.app.process)
            #expect(!process.wasForceQuit)
            phone.code.on["willTerminate"] = { $0.end(.crash("at the notice of its end")) }
            if isForceQuit { phone.device.forceQuit(phone.app) } else { process.end(.crash("bad access")) }
            #expect(process.wasForceQuit == isForceQuit && phone.app.isBarredByForceQuit == isForceQuit)
            #expect(phone.app.exits.map(\.name) == ["crash"])
        }
    }

    @Test(
        "life.force-quit.exceptions: some events pass the block from iOS 7.1",
        arguments: [SystemVersion.iOS(7), .iOS(7, 1), .iOS(26)])
    func exceptions(system: SystemVersion) throws {
        let phone = try quit(system)
        let passes = system >= .iOS(7, 1)
        #expect(phone.wake(passesForceQuit: true) == passes)
        #expect(phone.app.trace.contains(rule: "life.force-quit.exceptions") == passes)
    }
}
