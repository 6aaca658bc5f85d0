import BackgroundRuntime
import Testing
import VigilLocation

@Suite("A right that comes back while the app is suspended", .exercisesRules)
struct SuspendedGrantTests {
    /// A phone whose app ran into suspension when its right was taken, and got it again since.
    private func grantedWhileSuspended() throws -> Phone {
        let phone = try Phone()
        try phone.startTracking()
        phone.home()
        try phone.device.location.authorize(phone.app, .denied)
        phone.wait(5)
        #expect(phone.app.state == .suspended)
        try phone.device.location.authorize(phone.app, .always)
        phone.wait(60)
        return phone
    }

    @Test("location.mode.keeps-awake: it does not keep awake what is suspended")
    func staysSuspended() throws {
        let phone = try grantedWhileSuspended()
        #expect(phone.app.state == .suspended && phone.app.awakeReasons.isEmpty)
    }

    @Test("location.mode.keeps-awake: from the next wake on the updates hold the app again")
    func nextRun() throws {
        let phone = try grantedWhileSuspended()
        let event = WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(1))
        phone.app.wake(for: event) { _ in }
        phone.wait(60)
        #expect(phone.app.state == .background && phone.app.awakeReasons == ["location"])
    }
}
