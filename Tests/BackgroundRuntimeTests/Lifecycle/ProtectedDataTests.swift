import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

/// A module that launches an app for the unlock.
private final class WakesAtUnlock: ModuleService {
    weak var app: InstalledApp?

    func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
        guard old.isLocked, !new.isLocked else { return }
        let event = WakeEvent("unlock", rule: LifecycleRules.launchBackground, allowance: .seconds(10))
        app?.wake(for: event) { _ in }
    }
}

struct ProtectedDataTests: Facts {
    @Test("Protected files", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let unavailable = [
        "applicationProtectedDataWillBecomeUnavailable(_:)", "UIApplicationProtectedDataWillBecomeUnavailable",
    ]
    private static let available = [
        "applicationProtectedDataDidBecomeAvailable(_:)", "UIApplicationProtectedDataDidBecomeAvailable",
    ]

    private static func told(_ phone: Phone) -> [String] { phone.calls().filter { $0.contains("rotectedData") } }

    /// A phone with a module that launches or wakes the app for the unlock.
    private static func phoneThatWakes() throws -> Phone {
        let module = ModuleDescriptor(
            id: "unlock", contract: 2, values: [], summary: "A test.", simulated: [], notSimulated: [], rules: [],
            makeService: { _ in WakesAtUnlock() }, makeMode: { _ in TestMode() })
        let phone = try Phone(modules: [module])
        try require(phone.device.service(WakesAtUnlock.self)).app = phone.app
        return phone
    }

    private static func isAvailable(_ phone: Phone) -> Bool { phone.device.conditions.isProtectedDataAvailable }

    let running = Fact(
        "protect.lock-delay, protect.callbacks: access ends ten seconds after the lock, and the unlock brings it back",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin() }
        phone.device.lock()
        phone.advanceAlmost(9)
        expect(Self.told(phone).isEmpty && Self.isAvailable(phone))
        phone.advance(0.001)
        expect(Self.told(phone) == Self.unavailable && Self.isAvailable(phone))
        phone.advanceAlmost(1)
        expect(Self.isAvailable(phone))
        phone.advance(0.001)
        expect(!Self.isAvailable(phone))
        phone.device.unlock()
        expect(Self.told(phone) == Self.unavailable + Self.available && Self.isAvailable(phone))
        expect(phone.app.trace.contains(rule: "protect.callbacks"))
        expect(phone.device.trace.entries.contains { $0.rule?.id == "protect.lock-delay" })
    }

    let unlockInTime = Fact("protect.lock-delay: an unlock in time ends nothing, and a later lock counts anew") {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.device.lock()
        phone.advance(6)
        phone.device.unlock()
        phone.device.press(.home)
        phone.device.lock()
        phone.advance(8)
        expect(Self.told(phone).isEmpty && Self.isAvailable(phone))
        phone.advance(2)
        expect(Self.told(phone) == Self.unavailable && !Self.isAvailable(phone))
    }

    let changeWhileLocked = Fact(
        "protect.lock-delay: what else changes on a locked phone moves nothing, and leaves nothing for the next lock"
    ) {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.device.lock()
        phone.advance(4)
        phone.device.change { $0.isLowPowerModeEnabled = true }
        phone.advance(2)
        phone.device.unlock()
        phone.device.press(.home)
        phone.device.lock()
        phone.advance(8)
        expect(Self.told(phone).isEmpty && Self.isAvailable(phone))
        phone.advance(2)
        expect(Self.told(phone) == Self.unavailable && !Self.isAvailable(phone))
    }

    let flush = Fact(
        "protect.callbacks: what an app saves as it is told is saved, however long that takes up to the end of access"
    ) {
        let phone = try Phone.inBackground { try $0.begin() }
        var couldUse: [Bool] = []
        phone.code.on[.init("protectedDataWillBecomeUnavailable")] = { process in
            couldUse.append(process.device.conditions.isProtectedDataAvailable)
            SimulatedThread.sleep(for: .milliseconds(900))
            couldUse.append(process.device.conditions.isProtectedDataAvailable)
        }
        phone.device.lock()
        phone.advance(10)
        expect(couldUse == [true, true] && !Self.isAvailable(phone))
    }

    let unlockAfterNotice = Fact(
        "protect.callbacks: an unlock between the notice and the end of access ends nothing, and the app is told so"
    ) {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.device.lock()
        phone.advance(9.5)
        phone.device.unlock()
        phone.advance(10)
        expect(Self.told(phone) == Self.unavailable + Self.available && Self.isAvailable(phone))
    }

    let launchedAtUnlock = Fact("protect.callbacks: a process that is launched at the unlock is told of nothing") {
        let phone = try Self.phoneThatWakes()
        phone.device.lock()
        phone.advance(60)
        phone.device.unlock()
        expect(phone.app.launchCount == 1 && phone.app.state == .background)
        expect(Self.told(phone).isEmpty && Self.isAvailable(phone))
    }

    let wokenAtUnlock = Fact(
        "protect.callbacks: an app that slept through the lock, and is woken at the unlock, is told of neither"
    ) {
        let phone = try Self.phoneThatWakes()
        phone.app.launch()
        phone.device.press(.home)
        phone.device.lock()
        phone.advance(60)
        expect(phone.app.state, is: .suspended)
        phone.device.unlock()
        expect(phone.app.state == .background && phone.app.launchCount == 1)
        expect(Self.told(phone).isEmpty && Self.isAvailable(phone))
    }

    let suspended = Fact("protect.callbacks: an app that is suspended by then is told as it runs again") {
        let phone = try Phone.inBackground()
        phone.device.lock()
        phone.advance(60)
        expect(phone.app.state == .suspended && Self.told(phone).isEmpty)
        phone.wake()
        expect(Self.told(phone) == Self.unavailable && !Self.isAvailable(phone))
    }

    let missedUnlock = Fact("protect.callbacks: a suspended app is told of an unlock that it missed") {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.device.lock()
        phone.advance(10)
        try phone.end(1)
        expect(phone.app.state == .suspended && Self.told(phone) == Self.unavailable)
        phone.device.unlock()
        phone.app.activate()
        expect(Self.told(phone), is: Self.unavailable + Self.available)
    }

    let netChange = Fact(
        "protect.callbacks: a lock and an unlock that a suspended app slept through are nothing to tell"
    ) {
        let phone = try Phone.inBackground()
        phone.device.lock()
        phone.advance(60)
        phone.device.unlock()
        phone.app.activate()
        expect(Self.told(phone).isEmpty && Self.isAvailable(phone))
    }

    let withoutPasscode = Fact(
        "protect.available-flag: without a passcode a lock protects nothing",
        .asserts(ProtectionRules.availableFlag)
    ) {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.device.change { $0.hasPasscode = false }
        phone.device.lock()
        phone.advance(20)
        phone.device.unlock()
        expect(Self.told(phone).isEmpty && Self.isAvailable(phone))
    }

    let reboot = Fact(
        "protect.available-flag: after a restart nothing is available until the unlock",
        .asserts(ProtectionRules.availableFlag)
    ) {
        let phone = try Phone()
        phone.device.lock()
        phone.device.reboot()
        expect(!Self.isAvailable(phone))
        phone.advance(20)
        expect(!phone.device.trace.entries.contains { $0.rule?.id == "protect.lock-delay" })
        phone.device.unlock()
        expect(Self.isAvailable(phone))
    }
}
