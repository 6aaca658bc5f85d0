import BackgroundRuntime
import Testing
import VigilLocation

@Suite("Location rules: after a force quit", .exercisesRules)
struct ForceQuitRuleTests {
    @Test(
        "location.force-quit.visits: a visit launches no app that was force-quit, and a significant change does",
        arguments: [SystemVersion.iOS(8), .iOS(17), .iOS(27)])
    func visitsAfterForceQuit(system: SystemVersion) throws {
        let phone = try Phone(system, modes: [])
        phone.app.launch()
        try phone.manage { $0.startVisits() }
        phone.home()
        phone.device.forceQuit(phone.app)
        phone.device.location.move(metres: 5000, course: 0)
        phone.wait(300)
        #expect(phone.app.launchCount == 1)
        #expect(phone.app.trace.entries(rule: "location.force-quit.visits").map(\.text) == ["no visit for the app"])
        try phone.registerForChangesAndEnd(by: .forceQuit)
        phone.device.location.move(metres: 6000, course: 0)
        #expect(phone.app.launchCount == 3, "its significant change launches it")
    }

    @Test(
        "location.force-quit.ios70, location.force-quit.ios71: on 7.0 a force quit ends relaunches, from 7.1 it does not",
        arguments: [
            (SystemVersion.iOS(7), "location.force-quit.ios70", 1), (.iOS(7, 1), "location.force-quit.ios71", 2),
            (.iOS(17), "location.force-quit.ios71", 2), (.iOS(26, 3), "location.force-quit.ios71", 2),
        ])
    func changeAfterForceQuit(system: SystemVersion, rule: String, launches: Int) throws {
        let phone = try Phone(system, modes: [])
        try phone.registerForChangesAndEnd(by: .forceQuit)
        phone.device.location.move(metres: 600, course: 0)
        #expect(phone.app.launchCount == launches && phone.cites(rule))
    }

    @Test(
        "location.force-quit.26: from 26.4 a force-quit app is launched, or not, as a figure says",
        arguments: [SystemVersion.iOS(26, 4), .iOS(27)], [true, false])
    func forceQuitDisputed(system: SystemVersion, isLaunched: Bool) throws {
        let constants = isLaunched ? [:] : ["k.location.force-quit-relaunch": 0.0]
        let phone = try Phone(system, modes: [], constants: constants)
        try phone.registerForChangesAndEnd(by: .forceQuit)
        phone.device.location.move(metres: 600, course: 0)
        #expect(phone.app.launchCount == (isLaunched ? 2 : 1))
        let lines = phone.app.trace.entries(rule: "location.force-quit.26")
        #expect(lines.map(\.kind) == [isLaunched ? .note : .refusal])
        #expect(!phone.cites("location.force-quit.ios71"))
    }

    @Test("before iOS 7 a force quit bars nothing")
    func forceQuitFirst() throws {
        let phone = try Phone(.iOS(4), modes: [])
        try phone.registerForChangesAndEnd(by: .forceQuit)
        phone.device.location.move(metres: 600, course: 0)
        #expect(phone.app.launchCount == 2)
    }
}
