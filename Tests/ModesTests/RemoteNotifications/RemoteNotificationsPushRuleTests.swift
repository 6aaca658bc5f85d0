import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilRemoteNotifications
import VigilTestSupport

struct PushWakeRuleTests: Facts {
    @Test("Rules of background pushes: the wake", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let register = Fact("push.register: the app gets its token, or an error") {
        let phone = try RemoteNotificationsPhone.ready()
        expect(phone.code.calls.last { $0.name == .didRegisterForRemoteNotifications } != nil)
        expect(phone.device.pushes.token(of: phone.app)?.count == 32 && phone.cites("push.register"))
        try phone.happen("push.registration", ["works": .flag(false)])
        phone.app.launch()
        try phone.act("push.register")
        expect(phone.code.calls.last?.name, is: .didFailToRegisterForRemoteNotifications)
        try phone.act("push.unregister")
        phone.home()
        try phone.push()
        expect(phone.pushTimes.isEmpty)
    }

    let callback = Fact(
        "push.callback: a push wakes an app in the background, launches one that is gone, and comes in the foreground"
    ) {
        let phone = try RemoteNotificationsPhone.ready()
        try phone.push()
        expect(phone.app.state == .suspended && phone.pushTimes == [0])
        phone.device.purge(phone.app)
        phone.wait(60)
        try phone.push()
        expect(phone.app.launchCount == 2 && phone.pushTimes == [0, 60])
        expect(phone.code.launchOptions.last?.values.keys.sorted(), is: [PushKeys.launch])
        phone.app.launch()
        phone.wait(60)
        try phone.push()
        expect(phone.pushTimes == [0, 60, 120] && phone.app.state == .active && phone.cites("push.callback"))
    }

    let oldCallback = Fact("push.old-callback: before iOS 7 the app hears of a push in the foreground alone") {
        let phone = try RemoteNotificationsPhone.ready(.iOS(6))
        try phone.push(["alert": .text("hello")])
        expect(phone.pushTimes.isEmpty && phone.cites("push.old-callback"))
        phone.app.launch()
        phone.wait(10)
        try phone.push(["alert": .text("hello")])
        expect(phone.pushTimes == [10] && phone.seconds(citing: "push.old-callback") == [0, 10])
    }

    let completionRequired = Fact("push.completion-required: an app that is not done within thirty seconds is ended") {
        let phone = try RemoteNotificationsPhone.ready(completes: false)
        try phone.push()
        phone.wait(29)
        expect(phone.app.state == .background && phone.app.awakeReasons == ["wake: push"])
        phone.wait(1)
        expect(phone.app.exits.map(\.rule.id), is: ["push.completion-required"])
        let good = try RemoteNotificationsPhone.ready(completes: false)
        try good.push()
        good.wait(10)
        try good.act("push.complete", ["result": .text("noData")])
        expect(good.app.state == .suspended && good.cites("push.completion-required") && good.app.exits.isEmpty)
    }

    let taskLimit = Fact(
        "push.task-limit: a task begun for a push gets the time of the background",
        .asserts(RemoteNotificationRules.taskLimit)
    ) {
        let phone = try RemoteNotificationsPhone.ready()
        phone.code.on[.didReceiveRemoteNotification] = { process in
            _ = process.beginTask(name: "download", place: "here") {}
            try process.act("push.complete")
        }
        try phone.push()
        try expect(phone.process.backgroundTimeRemaining, is: 30)
    }

    let needsMode = Fact("push.silent.needs-mode: without the mode nothing is woken") {
        let phone = try RemoteNotificationsPhone.ready(modes: [])
        try phone.push()
        expect(phone.pushTimes.isEmpty && phone.cites("push.silent.needs-mode"))
        phone.app.launch()
        try phone.push()
        expect(phone.pushTimes, is: [0])
    }

    let payload = Fact("push.silent.payload: neither for the user nor for the app, it is nothing") {
        let phone = try RemoteNotificationsPhone.ready()
        try phone.push(["payload": .text(#"{"aps": {"content-available": 0}, "news": 3}"#)])
        expect(phone.pushTimes.isEmpty && phone.cites("push.silent.payload"))
        try phone.push(["payload": .text(#"{"aps": {"content-available": 1}, "news": 3}"#)])
        expect(phone.pushTimes, is: [0])
        let event = try require(phone.code.calls.last { $0.name == .didReceiveRemoteNotification })
        expect(
            event.payload[SystemEvent.PayloadKey.userInfo],
            is: .dictionary(["aps": .dictionary(["content-available": .integer(1)]), "news": .integer(3)]))
    }

    let urgent = Fact(
        "push.silent.headers: one of priority 10 is a finding from iOS 13 on, and is delivered by chance, with power left",
        for: [
            (SystemVersion.iOS(17), 0.0, 0.8, false), (.iOS(17), 100, 0.8, true), (.iOS(17), 100, 0.2, false),
            (.iOS(12), 0, 0.2, true),
        ]
    ) { (system: SystemVersion, chance: Double, battery: Double, isDelivered: Bool) in
        let phone = try RemoteNotificationsPhone.ready(
            system, constants: system >= .iOS(13) ? ["k.push.urgent-chance": chance] : [:])
        try phone.happen("power", ["level": .number(battery)])
        try phone.push(["priority": .number(10)])
        expect(phone.pushTimes.isEmpty != isDelivered)
        expect(phone.app.trace.findings.map(\.rule?.id), is: (system >= .iOS(13) ? ["push.silent.headers"] : []))
    }

    let headers = Fact("push.silent.headers: from iOS 13 one of another type is a finding") {
        for (system, isJudged) in [(SystemVersion.iOS(17), true), (.iOS(12), false)] {
            let other = try RemoteNotificationsPhone.ready(system)
            try other.push(["type": .text("alert")])
            expect(other.pushTimes.count, is: 1)
            expect(other.app.trace.findings.map(\.rule?.id), is: (isJudged ? ["push.silent.headers"] : []))
        }
    }
}

struct PushBarrierRuleTests: Facts {
    @Test("Rules of background pushes: what holds them back", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let throttle = Fact("push.throttle: more than three in an hour wait a quarter of an hour from the last") {
        let phone = try RemoteNotificationsPhone.ready()
        for _ in 1...14 {
            try phone.push()
            phone.wait(510)
        }
        expect(phone.pushTimes.prefix(5), is: [0, 510, 1020, 1920, 2820])
        expect(zip(phone.pushTimes.dropFirst(3), phone.pushTimes.dropFirst(4)).allSatisfy { $1 - $0 == 900 })
        expect(phone.cites("push.throttle"))
        phone.wait(86_400)
        let count = phone.pushTimes.count
        for _ in 1...3 { try phone.push() }
        expect(phone.pushTimes.count, is: count + 3)
    }

    let throttleEnds = Fact("push.throttle: after an hour with no more than three nothing waits any longer") {
        let phone = try RemoteNotificationsPhone.ready()
        for _ in 1...4 { try phone.push() }
        phone.wait(36_000)
        for _ in 1...2 {
            try phone.push()
            phone.wait(300)
        }
        expect(phone.pushTimes, is: [0, 0, 0, 900, 36_000, 36_300])
    }

    let overwritten = Fact(
        "push.completion-required: an app with room for one handler leaves the older of two pushes unanswered"
    ) {
        let phone = try RemoteNotificationsPhone.ready(completes: false)
        try phone.push()
        phone.wait(1)
        try phone.push()
        try phone.act("push.complete", ["of": .text("latest")])
        phone.wait(60)
        let done = phone.app.trace.entries.filter { $0.text.hasPrefix("done with") }
        expect(done.map(\.instant.wholeSeconds), is: [1])
        expect(phone.app.exits.map(\.name), is: ["push-overrun"])
        expect(phone.app.trace.entries(of: .termination).map(\.instant.wholeSeconds), is: [30])
    }

    let coalesce = Fact("push.coalesce: one waits, and a newer takes its place") {
        let phone = try RemoteNotificationsPhone.ready()
        for number in 1...5 {
            try phone.push(["payload": .text("{\"aps\": {\"content-available\": 1}, \"n\": \(number)}")])
        }
        expect(phone.device.pushes.held(for: phone.app)?.payload["n"], is: .integer(5))
        phone.wait(1000)
        expect(phone.pushTimes == [0, 0, 0, 900] && phone.cites("push.coalesce"))
    }

    let foregroundImmediate = Fact("push.foreground-immediate: what waits comes as the user opens the app") {
        let phone = try RemoteNotificationsPhone.ready()
        for _ in 1...4 { try phone.push() }
        phone.wait(100)
        phone.app.launch()
        expect(phone.pushTimes == [0, 0, 0, 100] && phone.cites("push.foreground-immediate"))
        phone.wait(1000)
        expect(phone.pushTimes.count, is: 4)
    }

    let forceQuit = Fact(
        "push.force-quit: nothing comes after it until the user opens the app, and what waits is discarded"
    ) {
        let phone = try RemoteNotificationsPhone.ready()
        for _ in 1...4 { try phone.push() }
        phone.device.forceQuit(phone.app)
        expect(phone.device.pushes.held(for: phone.app) == nil)
        phone.wait(7200)
        try phone.push()
        expect(phone.pushTimes == [0, 0, 0] && phone.app.trace.entries(rule: "push.force-quit").count == 2)
        phone.app.launch()
        phone.home()
        try phone.push()
        expect(phone.pushTimes, is: [0, 0, 0, 7200])
    }

    let debugger = Fact("push.debugger: with a debugger the throttle is off, from iOS 13") {
        for (system, count) in [(SystemVersion.iOS(17), 6), (.iOS(12), 3)] {
            let phone = try RemoteNotificationsPhone.ready(system)
            try phone.happen("debugger", ["attached": .flag(true)])
            for _ in 1...6 { try phone.push() }
            expect(phone.pushTimes.count == count && phone.cites("push.debugger") == (count == 6))
        }
    }

    let unusedApp = Fact("push.unused-app: an app that was not opened for two weeks is not woken") {
        let phone = try RemoteNotificationsPhone.ready()
        phone.wait(14 * 86_400 + 1)
        try phone.push()
        expect(phone.pushTimes.isEmpty && phone.cites("push.unused-app"))
        phone.app.launch()
        phone.home()
        try phone.push()
        expect(phone.pushTimes.count, is: 1)
    }

    let refreshOff = Fact("push.refresh-off: without Background App Refresh, or in Low Power Mode, nothing is woken") {
        let phone = try RemoteNotificationsPhone.ready()
        try phone.happen("backgroundRefresh", ["is": .text("denied")])
        try phone.push()
        try phone.happen("backgroundRefresh", ["is": .text("available")])
        try phone.happen("power", ["lowPowerMode": .flag(true)])
        try phone.push()
        expect(phone.pushTimes.isEmpty && phone.app.trace.entries(rule: "push.refresh-off").count == 2)
    }

    let battery = Fact("an almost empty battery, and a phone that was not unlocked, hold it back too") {
        let phone = try RemoteNotificationsPhone.ready()
        try phone.happen("power", ["level": .number(0.1)])
        try phone.push()
        try phone.happen("power", ["level": .number(0.5)])
        phone.device.reboot()
        try phone.push()
        expect(phone.pushTimes.isEmpty)
        expect(phone.cites("power.battery-critical") && phone.cites("life.launch.first-unlock"))
    }

    let network = Fact("without a network the newest push waits for it") {
        let phone = try RemoteNotificationsPhone.ready()
        try phone.happen("network", ["is": .text("none")])
        try phone.push()
        try phone.push()
        phone.wait(60)
        try phone.happen("network", ["is": .text("wifi")])
        expect(phone.pushTimes, is: [60])
    }
}
