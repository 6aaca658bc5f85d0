import Testing
import VigilFacts
import VigilTestSupport

@testable import BackgroundRuntime

struct AutoLockTests: Facts {
    @Test("A phone that nobody touches", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func launched(
        _ system: SystemVersion = .iOS(17), _ autoLock: DeviceOptions.AutoLock = .usual
    ) throws -> Phone {
        let phone = try Phone(system)
        phone.device.options.autoLock = autoLock
        phone.app.launch()
        return phone
    }

    private static func isLocked(_ phone: Phone) -> Bool { phone.device.conditions.isLocked }

    let locks = Fact(
        "life.auto-lock: locks itself after half a minute, before iOS 13 after one, and the app in front leaves",
        for: [(SystemVersion.iOS(17), 30.0), (.iOS(8), 60)]
    ) { (system: SystemVersion, seconds: Double) in
        let phone = try Self.launched(system)
        phone.advanceAlmost(seconds)
        expect(!Self.isLocked(phone) && phone.app.state == .active)
        phone.advance(0.001)
        expect(Self.isLocked(phone) && phone.app.state == .suspended)
        expect(phone.device.trace.entries.contains { $0.rule?.id == "life.auto-lock" })
    }

    let countsAnew = Fact("life.auto-lock: counts anew from each thing that its user does, and once only") {
        let phone = try Self.launched()
        phone.advance(20)
        phone.device.press(.home)
        phone.advance(20)
        phone.app.activate()
        phone.advance(29)
        expect(!Self.isLocked(phone))
        phone.advance(1)
        expect(Self.isLocked(phone))
        phone.advance(86_400)
        expect(phone.device.trace.entries.filter { $0.rule?.id == "life.auto-lock" }.count, is: 1)
        phone.device.unlock()
        phone.advance(30)
        expect(Self.isLocked(phone))
    }

    let settings = Fact(
        "life.auto-lock: locks itself when its user said, or never; in Low Power Mode soon all the same"
    ) {
        let late = try Self.launched(.iOS(17), .after(.seconds(300)))
        late.advance(299)
        expect(!Self.isLocked(late))
        late.advance(1)
        expect(Self.isLocked(late))
        let never = try Self.launched(.iOS(17), .never)
        never.advance(86_400)
        expect(!Self.isLocked(never) && never.app.state == .active)
        let saving = try Self.launched(.iOS(17), .never)
        saving.device.change { $0.isLowPowerModeEnabled = true }
        saving.device.press(.home)
        saving.advance(30)
        expect(Self.isLocked(saving))
    }

    let heldOff = Fact(
        "life.auto-lock.held-off: stays on while the app in front wants it, and counts from the end of that"
    ) {
        let phone = try Self.launched()
        try phone.run { $0.keepScreenOn("isIdleTimerDisabled") }
        phone.advance(600)
        expect(!Self.isLocked(phone))
        let notes = phone.app.trace.entries(rule: "life.auto-lock.held-off").map(\.text)
        expect(notes, is: ["the screen stays on: isIdleTimerDisabled"])
        try phone.run { $0.letScreenLock("isIdleTimerDisabled") }
        phone.advance(29)
        expect(!Self.isLocked(phone))
        phone.advance(1)
        expect(Self.isLocked(phone))
    }

    let notInFront = Fact(
        "life.auto-lock.held-off: an app that is not in front keeps nothing on, nor one that has ended"
    ) {
        let phone = try Self.launched()
        try phone.run { $0.keepScreenOn("isIdleTimerDisabled") }
        phone.device.press(.home)
        phone.advance(30)
        expect(Self.isLocked(phone))
        phone.device.unlock()
        phone.app.activate()
        phone.advance(100)
        try phone.process.end(.crash("test"))
        phone.advance(29)
        expect(!Self.isLocked(phone))
        phone.advance(1)
        expect(Self.isLocked(phone))
    }
}
