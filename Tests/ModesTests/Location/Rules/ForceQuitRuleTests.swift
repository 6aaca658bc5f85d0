import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct ForceQuitRuleTests: Facts {
    @Test("Location rules: after a force quit", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let visitsAfterForceQuit = Fact(
        "location.force-quit.visits: a visit launches no app that was force-quit, and a significant change does",
        for: [SystemVersion.iOS(8), .iOS(17), .iOS(27)]
    ) { (system: SystemVersion) in
        let phone = try LocationPhone(system, modes: [])
        phone.app.launch()
        try phone.manage { $0.startVisits() }
        phone.home()
        phone.device.forceQuit(phone.app)
        phone.device.location.move(metres: 5000, course: 0)
        phone.wait(300)
        expect(phone.app.launchCount, is: 1)
        expect(phone.app.trace.entries(rule: "location.force-quit.visits").map(\.text), is: ["no visit for the app"])
        try phone.registerForChangesAndEnd(by: .forceQuit)
        phone.device.location.move(metres: 6000, course: 0)
        expect(phone.app.launchCount, is: 3, "its significant change launches it")
    }

    let changeAfterForceQuit = Fact(
        "location.force-quit.ios70, location.force-quit.ios71: on 7.0 a force quit ends relaunches, from 7.1 it does not",
        for: [
            (SystemVersion.iOS(7), "location.force-quit.ios70", 1), (.iOS(7, 1), "location.force-quit.ios71", 2),
            (.iOS(17), "location.force-quit.ios71", 2), (.iOS(26, 3), "location.force-quit.ios71", 2),
        ]
    ) { (system: SystemVersion, rule: String, launches: Int) in
        let phone = try LocationPhone(system, modes: [])
        try phone.registerForChangesAndEnd(by: .forceQuit)
        phone.device.location.move(metres: 600, course: 0)
        expect(phone.app.launchCount == launches && phone.cites(rule))
    }

    let forceQuitDisputed = Fact(
        "location.force-quit.26: from 26.4 a force-quit app is launched, or not, as a figure says",
        for: [SystemVersion.iOS(26, 4), .iOS(27)],
        [true, false]
    ) { (system: SystemVersion, isLaunched: Bool) in
        let constants = isLaunched ? [:] : ["k.location.force-quit-relaunch": 0.0]
        let phone = try LocationPhone(system, modes: [], constants: constants)
        try phone.registerForChangesAndEnd(by: .forceQuit)
        phone.device.location.move(metres: 600, course: 0)
        expect(phone.app.launchCount, is: (isLaunched ? 2 : 1))
        let lines = phone.app.trace.entries(rule: "location.force-quit.26")
        expect(lines.map(\.kind), is: [isLaunched ? .note : .refusal])
        expect(!phone.cites("location.force-quit.ios71"))
    }

    let forceQuitFirst = Fact("before iOS 7 a force quit bars nothing") {
        let phone = try LocationPhone(.iOS(4), modes: [])
        try phone.registerForChangesAndEnd(by: .forceQuit)
        phone.device.location.move(metres: 600, course: 0)
        expect(phone.app.launchCount, is: 2)
    }
}
