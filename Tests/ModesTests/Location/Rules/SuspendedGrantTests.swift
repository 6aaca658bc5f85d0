import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct SuspendedGrantTests: Facts {
    @Test("A right that comes back while the app is suspended", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A phone whose app ran into suspension when its right was taken, and got it again since.
    private static func grantedWhileSuspended() throws -> LocationPhone {
        let phone = try LocationPhone()
        try phone.startTracking()
        phone.home()
        try phone.device.location.authorize(phone.app, .denied)
        phone.wait(5)
        expect(phone.app.state, is: .suspended)
        try phone.device.location.authorize(phone.app, .always)
        phone.wait(60)
        return phone
    }

    let staysSuspended = Fact("location.mode.keeps-awake: it does not keep awake what is suspended") {
        let phone = try Self.grantedWhileSuspended()
        expect(phone.app.state == .suspended && phone.app.awakeReasons.isEmpty)
    }

    let nextRun = Fact("location.mode.keeps-awake: from the next wake on the updates hold the app again") {
        let phone = try Self.grantedWhileSuspended()
        let event = WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(1))
        phone.app.wake(for: event) { _ in }
        phone.wait(60)
        expect(phone.app.state == .background && phone.app.awakeReasons == ["location"])
    }
}
