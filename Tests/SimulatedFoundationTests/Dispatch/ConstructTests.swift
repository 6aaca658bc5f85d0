import BackgroundRuntime
import Testing
import UIKit

@Suite("Each construct of Dispatch")
struct ConstructTests {
    @Test("runs on virtual time", arguments: Construct.all)
    func timing(construct: Construct) throws {
        #expect(try DispatchPhone.history(seconds: 120, of: construct.body) == construct.plain)
    }

    @Test("stands still while the app is suspended, and what came due runs once on resume", arguments: Construct.all)
    func suspension(construct: Construct) throws {
        let phone = try DispatchPhone(launch: construct.body)
        phone.advance(to: 2.5)
        phone.device.press(.home)
        #expect(phone.app.state == .suspended)
        let before = phone.history
        phone.advance(to: 60)
        #expect(phone.history == before)
        phone.app.activate()
        phone.advance(to: 120)
        #expect(phone.history == construct.suspended)
    }

    @Test(
        "ends with its launch, in front or suspended: nothing runs afterwards", arguments: Construct.all, [true, false])
    func termination(construct: Construct, isSuspended: Bool) throws {
        let phone = try DispatchPhone(launch: construct.body)
        phone.advance(to: 2.5)
        let before = phone.history
        #expect(before.count < construct.plain.count)
        if isSuspended { phone.device.press(.home) }
        phone.device.forceQuit(phone.app)
        #expect(phone.app.state == .notRunning && phone.device.simulation.blockedThreads == 0)
        phone.advance(to: 120)
        #expect(phone.history == before)
    }
}
