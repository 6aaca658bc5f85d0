import BackgroundRuntime
import Testing

/// A module that launches an app for the unlock.
private final class WakesAtUnlock: ModuleService {
    weak var app: InstalledApp?

    func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
        guard old.isLocked, !new.isLocked else { return }
        let event = WakeEvent("unlock", rule: LifecycleRules.launchBackground, allowance: .seconds(10))
        app?.wake(for: event) { _ in }
    }
}

@Suite("Protected files", .exercisesRules)
struct ProtectedDataTests {
    private let unavailable = [
        "applicationProtectedDataWillBecomeUnavailable(_:)", "UIApplicationProtectedDataWillBecomeUnavailable",
    ]
    private let available = [
        "applicationProtectedDataDidBecomeAvailable(_:)", "UIApplicationProtectedDataDidBecomeAvailable",
    ]

    private func told(_ phone: Phone) -> [String] { phone.calls().filter { $0.contains("rotectedData") } }

    /// A phone with a module that launches or wakes the app for the unlock.
    private func phoneThatWakes() throws -> Phone {
        let module = ModuleDescriptor(
            id: "unlock", contract: 2, values: [], summary: "A test.", simulated: [], notSimulated: [], rules: [],
            makeService: { _ in WakesAtUnlock() }, makeMode: { _ in TestMode() })
        let phone = try Phone(modules: [module])
        try #require(phone.device.service(WakesAtUnlock.self)).app = phone.app
        return phone
    }

    private func isAvailable(_ phone: Phone) -> Bool { phone.device.conditions.isProtectedDataAvailable }

    @Test(
        "protect.lock-delay, protect.callbacks: access ends ten seconds after the lock, and the unlock brings it back",
        arguments: allSystems)
    func running(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin() }
        phone.device.lock()
        phone.advanceAlmost(9)
        #expect(told(phone).isEmpty && isAvailable(phone))
        phone.advance(0.001)
        #expect(told(phone) == unavailable && isAvailable(phone))
        phone.advanceAlmost(1)
        #expect(isAvailable(phone))
        phone.advance(0.001)
        #expect(!isAvailable(phone))
        phone.device.unlock()
        #expect(told(phone) == unavailable + available && isAvailable(phone))
        #expect(phone.app.trace.contains(rule: "protect.callbacks"))
        #expect(phone.device.trace.entries.contains { $0.rule?.id == "protect.lock-delay" })
    }

    @Test("protect.lock-delay: an unlock in time ends nothing, and a later lock counts anew")
    func unlockInTime() throws {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.device.lock()
        phone.advance(6)
        phone.device.unlock()
        phone.device.press(.home)
        phone.device.lock()
        phone.advance(8)
        #expect(told(phone).isEmpty && isAvailable(phone))
        phone.advance(2)
        #expect(told(phone) == unavailable && !isAvailable(phone))
    }

    @Test("protect.lock-delay: what else changes on a locked phone moves nothing, and leaves nothing for the next lock")
    func changeWhileLocked() throws {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.device.lock()
        phone.advance(4)
        phone.device.change { $0.isLowPowerModeEnabled = true }
        phone.advance(2)
        phone.device.unlock()
        phone.device.press(.home)
        phone.device.lock()
        phone.advance(8)
        #expect(told(phone).isEmpty && isAvailable(phone))
        phone.advance(2)
        #expect(told(phone) == unavailable && !isAvailable(phone))
    }

    @Test(
        "protect.callbacks: what an app saves as it is told is saved, however long that takes up to the end of access")
    func flush() throws {
        let phone = try Phone.inBackground { try $0.begin() }
        var couldUse: [Bool] = []
        phone.code.on[.init("protectedDataWillBecomeUnavailable")] = { process in
            couldUse.append(process.device.conditions.isProtectedDataAvailable)
            SimulatedThread.sleep(for: .milliseconds(900))
            couldUse.append(process.device.conditions.isProtectedDataAvailable)
        }
        phone.device.lock()
        phone.advance(10)
        #expect(couldUse == [true, true] && !isAvailable(phone))
    }

    @Test("protect.callbacks: an unlock between the notice and the end of access ends nothing, and the app is told so")
    func unlockAfterNotice() throws {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.device.lock()
        phone.advance(9.5)
        phone.device.unlock()
        phone.advance(10)
        #expect(told(phone) == unavailable + available && isAvailable(phone))
    }

    @Test("protect.callbacks: a process that is launched at the unlock is told of nothing")
    func launchedAtUnlock() throws {
        let phone = try phoneThatWakes()
        phone.device.lock()
        phone.advance(60)
        phone.device.unlock()
        #expect(phone.app.launchCount == 1 && phone.app.state == .background)
        #expect(told(phone).isEmpty && isAvailable(phone))
    }

    @Test("protect.callbacks: an app that slept through the lock, and is woken at the unlock, is told of neither")
    func wokenAtUnlock() throws {
        let phone = try phoneThatWakes()
        phone.app.launch()
        phone.device.press(.home)
        phone.device.lock()
        phone.advance(60)
        #expect(phone.app.state == .suspended)
        phone.device.unlock()
        #expect(phone.app.state == .background && phone.app.launchCount == 1)
        #expect(told(phone).isEmpty && isAvailable(phone))
    }

    @Test("protect.callbacks: an app that is suspended by then is told as it runs again")
    func suspended() throws {
        let phone = try Phone.inBackground()
        phone.device.lock()
        phone.advance(60)
        #expect(phone.app.state == .suspended && told(phone).isEmpty)
        phone.wake()
        #expect(told(phone) == unavailable && !isAvailable(phone))
    }

    @Test("protect.callbacks: a suspended app is told of an unlock that it missed")
    func missedUnlock() throws {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.device.lock()
        phone.advance(10)
        try phone.end(1)
        #expect(phone.app.state == .suspended && told(phone) == unavailable)
        phone.device.unlock()
        phone.app.activate()
        #expect(told(phone) == unavailable + available)
    }

    @Test("protect.callbacks: a lock and an unlock that a suspended app slept through are nothing to tell")
    func netChange() throws {
        let phone = try Phone.inBackground()
        phone.device.lock()
        phone.advance(60)
        phone.device.unlock()
        phone.app.activate()
        #expect(told(phone).isEmpty && isAvailable(phone))
    }

    @Test("protect.available-flag: without a passcode a lock protects nothing", .asserts(ProtectionRules.availableFlag))
    func withoutPasscode() throws {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.device.change { $0.hasPasscode = false }
        phone.device.lock()
        phone.advance(20)
        phone.device.unlock()
        #expect(told(phone).isEmpty && isAvailable(phone))
    }

    @Test(
        "protect.available-flag: after a restart nothing is available until the unlock",
        .asserts(ProtectionRules.availableFlag))
    func reboot() throws {
        let phone = try Phone()
        phone.device.lock()
        phone.device.reboot()
        #expect(!isAvailable(phone))
        phone.advance(20)
        #expect(!phone.device.trace.entries.contains { $0.rule?.id == "protect.lock-delay" })
        phone.device.unlock()
        #expect(isAvailable(phone))
    }
}
