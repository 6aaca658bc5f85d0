import Testing
import VigilTestSupport

@testable import BackgroundRuntime

@Suite("A phone that nobody touches", .exercisesRules)
struct AutoLockTests {
    private func launched(
        _ system: SystemVersion = .iOS(17), _ autoLock: DeviceOptions.AutoLock = .usual
    ) throws -> Phone {
        let phone = try Phone(system)
        phone.device.options.autoLock = autoLock
        phone.app.launch()
        return phone
    }

    private func isLocked(_ phone: Phone) -> Bool { phone.device.conditions.isLocked }

    @Test(
        "life.auto-lock: locks itself after half a minute, before iOS 13 after one, and the app in front leaves",
        arguments: [(SystemVersion.iOS(17), 30.0), (.iOS(8), 60)])
    func locks(system: SystemVersion, seconds: Double) throws {
        let phone = try launched(system)
        phone.advanceAlmost(seconds)
        #expect(!isLocked(phone) && phone.app.state == .active)
        phone.advance(0.001)
        #expect(isLocked(phone) && phone.app.state == .suspended)
        #expect(phone.device.trace.entries.contains { $0.rule?.id == "life.auto-lock" })
    }

    @Test("life.auto-lock: counts anew from each thing that its user does, and once only")
    func countsAnew() throws {
        let phone = try launched()
        phone.advance(20)
        phone.device.press(.home)
        phone.advance(20)
        phone.app.activate()
        phone.advance(29)
        #expect(!isLocked(phone))
        phone.advance(1)
        #expect(isLocked(phone))
        phone.advance(86_400)
        #expect(phone.device.trace.entries.filter { $0.rule?.id == "life.auto-lock" }.count == 1)
        phone.device.unlock()
        phone.advance(30)
        #expect(isLocked(phone))
    }

    @Test("life.auto-lock: locks itself when its user said, or never; in Low Power Mode soon all the same")
    func settings() throws {
        let late = try launched(.iOS(17), .after(.seconds(300)))
        late.advance(299)
        #expect(!isLocked(late))
        late.advance(1)
        #expect(isLocked(late))
        let never = try launched(.iOS(17), .never)
        never.advance(86_400)
        #expect(!isLocked(never) && never.app.state == .active)
        let saving = try launched(.iOS(17), .never)
        saving.device.change { $0.isLowPowerModeEnabled = true }
        saving.device.press(.home)
        saving.advance(30)
        #expect(isLocked(saving))
    }

    @Test("life.auto-lock.held-off: stays on while the app in front wants it, and counts from the end of that")
    func heldOff() throws {
        let phone = try launched()
        try phone.run { $0.keepScreenOn("isIdleTimerDisabled") }
        phone.advance(600)
        #expect(!isLocked(phone))
        let notes = phone.app.trace.entries(rule: "life.auto-lock.held-off").map(\.text)
        #expect(notes == ["the screen stays on: isIdleTimerDisabled"])
        try phone.run { $0.letScreenLock("isIdleTimerDisabled") }
        phone.advance(29)
        #expect(!isLocked(phone))
        phone.advance(1)
        #expect(isLocked(phone))
    }

    @Test("life.auto-lock.held-off: an app that is not in front keeps nothing on, nor one that has ended")
    func notInFront() throws {
        let phone = try launched()
        try phone.run { $0.keepScreenOn("isIdleTimerDisabled") }
        phone.device.press(.home)
        phone.advance(30)
        #expect(isLocked(phone))
        phone.device.unlock()
        phone.app.activate()
        phone.advance(100)
        try phone.process.end(.crash("test"))
        phone.advance(29)
        #expect(!isLocked(phone))
        phone.advance(1)
        #expect(isLocked(phone))
    }
}
