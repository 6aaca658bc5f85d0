import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport
import VigilWorkout

struct WorkoutDeliveryRuleTests: Facts {
    @Test("Health data for an app in the background", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// An app that watches steps from its launch on, and left the screen.
    private static func phone(
        _ frequency: String = "immediate", type: String = "heartRate", completes: Bool = true
    ) throws -> WorkoutPhone {
        let phone = try WorkoutPhone.allowed(modes: [])
        phone.code.on["didFinishLaunching"] = {
            try $0.act("health.observe", ["type": .text(type), "completes": .flag(completes)])
        }
        try phone.act("health.observe", ["type": .text(type), "completes": .flag(completes)])
        try phone.act("health.enableDelivery", ["type": .text(type), "frequency": .text(frequency)])
        phone.home()
        phone.wait(10)
        return phone
    }

    let wakes = Fact(
        "health.delivery.wakes: a change wakes the app, and launches it after its end; not after a force quit"
    ) {
        let phone = try Self.phone()
        try phone.beat()
        expect(phone.seconds(citing: "health.delivery.wakes").contains(10))
        phone.wait(10)
        expect(phone.app.state == .suspended && phone.app.launchCount == 1)
        phone.device.purge(phone.app)
        try phone.beat()
        phone.wait(10)
        expect(phone.app.launchCount == 2 && phone.app.state == .suspended)
        phone.device.forceQuit(phone.app)
        try phone.beat()
        phone.wait(10)
        expect(phone.app.launchCount == 2 && phone.cites("life.force-quit.no-background-launch"))
        expect(phone.app.trace.findings.isEmpty)
    }

    let entitlement = Fact("health.delivery.entitlement: without the entitlement nothing is delivered") {
        let phone = try WorkoutPhone.allowed(modes: [])
        try phone.happen("health.entitlement", ["granted": false])
        try phone.act("health.enableDelivery", ["type": "heartRate"])
        expect(phone.app.trace.output.last?.contains("Missing com.apple.developer.healthkit"), is: true)
        expect(phone.cites("health.delivery.entitlement"))
        phone.home()
        try phone.beat()
        expect(phone.app.state, is: .suspended)
    }

    let frequency = Fact("health.delivery.frequency: an app is woken once in an hour for steps, whatever it asks for") {
        let phone = try Self.phone(type: "stepCount")
        for _ in 0..<4 {
            try phone.step()
            phone.wait(1_200)
        }
        let told = phone.calls("updateHandler").map { $0.split(separator: " ")[0] }
        expect(told == ["0", "10", "3610"] && phone.cites("health.delivery.frequency"))
    }

    let locked = Fact("health.delivery.locked: a delivery waits for the unlock") {
        let phone = try Self.phone()
        phone.device.lock()
        phone.wait(60)
        try phone.beat()
        expect(phone.app.state == .suspended && phone.cites("health.delivery.locked"))
        phone.wait(60)
        phone.device.unlock()
        phone.wait(1)
        expect(phone.calls("updateHandler").last, is: "130 updateHandler: heartRate")
    }

    let completion = Fact(
        "health.delivery.completion: an app that does not complete has its time, and is tried again later"
    ) {
        let phone = try Self.phone(completes: false)
        try phone.beat()
        phone.wait(20)
        expect(phone.app.state, is: .background)
        phone.wait(20)
        expect(
            phone.app.state == .suspended && phone.app.trace.findings.map(\.rule?.id) == ["health.delivery.completion"])
        phone.wait(610)
        expect(phone.calls("updateHandler").map { $0.split(separator: " ")[0] }, is: ["0", "10", "640"])
    }

    let strikes = Fact(
        "health.delivery.strikes: after three that were not completed there are no more, until enabled again"
    ) {
        let phone = try Self.phone(completes: false)
        try phone.beat()
        phone.wait(7_200)
        expect(phone.calls("updateHandler").count == 4 && phone.cites("health.delivery.strikes"))
        try phone.beat()
        phone.wait(7_200)
        expect(phone.calls("updateHandler").count, is: 4)
        phone.app.activate()
        try phone.act("health.enableDelivery", ["type": "heartRate"])
        phone.home()
        let count = phone.calls("updateHandler").count
        try phone.beat()
        expect(phone.calls("updateHandler").count, is: count + 1)
    }

    let untaken = Fact("health.delivery.completion: a launch in which no query is executed takes nothing") {
        let phone = try Self.phone()
        phone.code.on["didFinishLaunching"] = { _ in }
        phone.device.purge(phone.app)
        try phone.beat()
        phone.wait(60)
        expect(phone.app.launchCount, is: 2)
        expect(phone.app.trace.findings.map(\.text).first?.contains("no observer query took it"), is: true)
    }

    let foregroundOnly = Fact(
        "health.observer.foreground: without background delivery all changes are told at once in the foreground"
    ) {
        let phone = try WorkoutPhone.allowed(modes: [])
        try phone.act("health.observe", ["type": "heartRate"])
        try phone.beat()
        phone.home()
        phone.wait(10)
        try phone.beat()
        try phone.beat()
        phone.wait(10)
        phone.app.activate()
        expect(phone.calls("updateHandler").map { $0.split(separator: " ")[0] }, is: ["0", "0", "20"])
        expect(phone.cites("health.observer.foreground"))
        try expect(phone.told(), is: .texts(["heartRate", "heartRate", "heartRate"]))
    }

    let firstCall = Fact("health.observer.first: a query is called once as it is executed") {
        let phone = try WorkoutPhone.allowed(modes: [])
        try phone.act("health.observe", ["type": "heartRate"])
        expect(phone.calls("updateHandler") == ["0 updateHandler: heartRate"] && phone.cites("health.observer.first"))
    }

    let disabled = Fact("what is disabled is not delivered") {
        let phone = try Self.phone()
        phone.app.activate()
        try phone.act("health.disableDelivery", ["type": "heartRate"])
        phone.home()
        let count = phone.calls("updateHandler").count
        try phone.beat()
        expect(phone.calls("updateHandler").count, is: count)
    }
}
