import BackgroundRuntime
import Testing
import VigilFacts
import VigilVoIP

private let oldSystems: [SystemVersion] = [.iOS(4), .iOS(6), .iOS(7), .iOS(9)]

struct LaunchRuleTests: Facts {
    @Test("VoIP rules: launches at boot and after an end", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let boot = Fact(
        "voip.launch.boot, voip.launch.suspended-after, voip.before-first-unlock: launched after boot, and suspended",
        for: oldSystems
    ) { (system: SystemVersion) in
        let phone = try VoIPPhone(system)
        phone.app.launch()
        phone.device.reboot()
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.contains(rule: "voip.before-first-unlock"), is: (system >= .iOS(7)))
        phone.device.unlock()
        expect(phone.app.launchCount, is: 2)
        expect(phone.app.trace.entries(rule: "voip.launch.boot").map(\.kind), is: [.wake])
        expect(phone.app.trace.entries(rule: "voip.launch.suspended-after").map(\.text), is: ["suspended"])
    }

    let bootWaits = Fact("life.launch.first-unlock: where a figure says so, the launch at boot waits for the unlock") {
        let phone = try VoIPPhone(.iOS(9), constants: ["k.voip.before-first-unlock": 0])
        phone.device.reboot()
        expect(phone.app.state == .notRunning && phone.app.trace.contains(rule: "life.launch.first-unlock"))
        phone.device.unlock()
        expect(phone.app.state == .suspended && phone.app.launchCount == 1)
    }

    let bootOfNewSDK = Fact(
        "voip.launch.boot: on iOS 10 to 12 an app linked with their SDK is not launched, and the trace says why"
    ) {
        let phone = try VoIPPhone(.iOS(12))
        phone.device.reboot()
        expect(phone.app.launchCount, is: 0)
        let refusals = phone.app.trace.entries(of: .refusal).map(\.rule?.id)
        expect(refusals, is: ["voip.legacy.deprecated"])
    }

    let bootElsewhere = Fact(
        "voip.launch.boot: a phone without a passcode launches at once, a newer system and another app never"
    ) {
        let open = try VoIPPhone(.iOS(9))
        open.device.change { $0.hasPasscode = false }
        open.device.reboot()
        expect(open.app.state, is: .suspended)
        for phone in [try VoIPPhone(.iOS(17)), try VoIPPhone(.iOS(10)), try VoIPPhone(.iOS(9), modes: [])] {
            phone.device.reboot()
            phone.device.unlock()
            expect(phone.app.state, is: .notRunning)
        }
    }

    let connectsAtBoot = Fact("voip.launch.boot: the app makes its connection, and a call comes through") {
        let phone = try VoIPPhone(.iOS(6))
        phone.code.on[.didFinishLaunching] = { try $0.act("voip.openSocket", ["tagged": true]) }
        phone.device.reboot()
        try phone.device.voip.send("INVITE", to: phone.app)
        expect(phone.app.isAwake(because: .wake("VoIP data")))
    }

    let nonzeroExit = Fact(
        "voip.relaunch.nonzero-exit: launched again after a crash and after exit(1)",
        for: oldSystems
    ) { (system: SystemVersion) in
        for reason in [TerminationReason.crash("bad access"), .exit(status: 1)] {
            let phone = try VoIPPhone(system)
            phone.app.launch()
            phone.app.process?.end(reason)
            phone.wait(9)
            expect(phone.app.state, is: .notRunning)
            phone.wait(1)
            expect(phone.app.state, is: .suspended)
            expect(phone.app.trace.entries(rule: "voip.relaunch.nonzero-exit").map(\.kind), is: [.wake])
        }
    }

    let deleted = Fact("voip.relaunch.nonzero-exit: not where the app was deleted meanwhile") {
        let phone = try VoIPPhone(.iOS(7))
        phone.app.launch()
        phone.app.process?.end(.crash("bad access"))
        phone.device.delete(phone.app)
        phone.wait(60)
        expect(phone.app.state == .notRunning && phone.app.trace.entries(rule: "voip.relaunch.nonzero-exit").isEmpty)
    }

    let zeroExit = Fact("voip.relaunch.nonzero-exit: not after exit(0), nor when the mode is missing, nor today") {
        let crash = TerminationReason.crash("bad access")
        let cases: [(VoIPPhone, TerminationReason)] = [
            (try VoIPPhone(.iOS(7)), .exit(status: 0)), (try VoIPPhone(.iOS(7), modes: []), crash),
            (try VoIPPhone(.iOS(17)), crash),
        ]
        for (phone, reason) in cases {
            phone.app.launch()
            phone.app.process?.end(reason)
            phone.wait(60)
            expect(phone.app.state, is: .notRunning)
        }
    }

    let lowMemory = Fact(
        "voip.relaunch.low-memory: launched again after a purge",
        for: oldSystems
    ) { (system: SystemVersion) in
        let phone = try VoIPPhone(system)
        phone.app.launch()
        phone.home()
        phone.device.purge(phone.app)
        phone.wait(10)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries(rule: "voip.relaunch.low-memory").map(\.kind), is: [.wake])
    }

    let forceQuit = Fact(
        "voip.relaunch.force-quit: not after a force quit, until the user opens it",
        for: [SystemVersion.iOS(7), .iOS(9)]
    ) { (system: SystemVersion) in
        let phone = try VoIPPhone(system)
        phone.app.launch()
        phone.device.forceQuit(phone.app)
        phone.wait(60)
        expect(phone.app.state, is: .notRunning)
        expect(phone.app.trace.entries(rule: "voip.relaunch.force-quit").map(\.kind), is: [.refusal])
    }

    let crashAtForceQuit = Fact(
        "voip.relaunch.force-quit: nor after one in which the app crashes at the notice of its end"
    ) {
        let phone = try VoIPPhone(.iOS(9))
        phone.app.launch()
        phone.code.on["willTerminate"] = { $0.end(.crash("at the notice of its end")) }
        phone.device.forceQuit(phone.app)
        phone.wait(60)
        expect(phone.app.exits.map(\.name) == ["crash"] && phone.app.launchCount == 1)
        expect(phone.app.trace.entries(rule: "voip.relaunch.force-quit").map(\.kind), is: [.refusal])
    }

    let meanwhile = Fact("an app that the user opened meanwhile, or removed, is not launched") {
        let phone = try VoIPPhone(.iOS(7))
        phone.app.launch()
        phone.app.process?.end(.crash("bad access"))
        phone.app.launch()
        phone.wait(60)
        expect(phone.app.launchCount, is: 2)
        phone.app.process?.end(.crash("bad access"))
        phone.device.delete(phone.app)
        phone.wait(60)
        expect(phone.app.launchCount, is: 2)
    }

    let forceQuitBefore = Fact("voip.relaunch.force-quit: the rule came with iOS 7, and is not cited before") {
        let phone = try VoIPPhone(.iOS(6))
        phone.app.launch()
        phone.device.forceQuit(phone.app)
        phone.wait(60)
        expect(!phone.cites("voip.relaunch.force-quit"))
    }
}
