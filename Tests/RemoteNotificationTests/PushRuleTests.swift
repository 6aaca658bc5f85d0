import BackgroundRuntime
import Foundation
import Testing
import VigilRemoteNotifications

@Suite("Rules of background pushes: the wake", .exercisesRules)
struct PushWakeRuleTests {
    @Test("push.register: the app gets its token, or an error")
    func register() throws {
        let phone = try Phone.ready()
        #expect(phone.code.calls.last { $0.name == .didRegisterForRemoteNotifications } != nil)
        #expect(phone.device.pushes.token(of: phone.app)?.count == 32 && phone.cites("push.register"))
        try phone.happen("push.registration", ["works": .flag(false)])
        phone.app.launch()
        try phone.act("push.register")
        #expect(phone.code.calls.last?.name == .didFailToRegisterForRemoteNotifications)
        try phone.act("push.unregister")
        phone.home()
        try phone.push()
        #expect(phone.pushTimes.isEmpty)
    }

    @Test(
        "push.callback: a push wakes an app in the background, launches one that is gone, and comes in the foreground")
    func callback() throws {
        let phone = try Phone.ready()
        try phone.push()
        #expect(phone.app.state == .suspended && phone.pushTimes == [0])
        phone.device.purge(phone.app)
        phone.wait(60)
        try phone.push()
        #expect(phone.app.launchCount == 2 && phone.pushTimes == [0, 60])
        #expect(phone.code.launchOptions.last?.values.keys.sorted() == [PushKeys.launch])
        phone.app.launch()
        phone.wait(60)
        try phone.push()
        #expect(phone.pushTimes == [0, 60, 120] && phone.app.state == .active && phone.cites("push.callback"))
    }

    @Test("push.old-callback: before iOS 7 the app hears of a push in the foreground alone")
    func oldCallback() throws {
        let phone = try Phone.ready(.iOS(6))
        try phone.push(["alert": .text("hello")])
        #expect(phone.pushTimes.isEmpty && phone.cites("push.old-callback"))
        phone.app.launch()
        phone.wait(10)
        try phone.push(["alert": .text("hello")])
        #expect(phone.pushTimes == [10] && phone.seconds(citing: "push.old-callback") == [0, 10])
    }

    @Test("push.completion-required: an app that is not done within thirty seconds is ended")
    func completionRequired() throws {
        let phone = try Phone.ready(completes: false)
        try phone.push()
        phone.wait(29)
        #expect(phone.app.state == .background && phone.app.awakeReasons == ["wake: push"])
        phone.wait(1)
        #expect(phone.app.exits.map(\.rule.id) == ["push.completion-required"])
        let good = try Phone.ready(completes: false)
        try good.push()
        good.wait(10)
        try good.act("push.complete", ["result": .text("noData")])
        #expect(good.app.state == .suspended && good.cites("push.completion-required") && good.app.exits.isEmpty)
    }

    @Test(
        "push.task-limit: a task begun for a push gets the time of the background",
        .asserts(RemoteNotificationRules.taskLimit))
    func taskLimit() throws {
        let phone = try Phone.ready()
        phone.code.on[.didReceiveRemoteNotification] = { process in
            _ = process.beginTask(name: "download", place: "here") {}
            try process.act("push.complete")
        }
        try phone.push()
        #expect(try phone.process.backgroundTimeRemaining == 30)
    }

    @Test("push.silent.needs-mode: without the mode nothing is woken")
    func needsMode() throws {
        let phone = try Phone.ready(modes: [])
        try phone.push()
        #expect(phone.pushTimes.isEmpty && phone.cites("push.silent.needs-mode"))
        phone.app.launch()
        try phone.push()
        #expect(phone.pushTimes == [0])
    }

    @Test("push.silent.payload: neither for the user nor for the app, it is nothing")
    func payload() throws {
        let phone = try Phone.ready()
        try phone.push(["payload": .text(#"{"aps": {"content-available": 0}, "news": 3}"#)])
        #expect(phone.pushTimes.isEmpty && phone.cites("push.silent.payload"))
        try phone.push(["payload": .text(#"{"aps": {"content-available": 1}, "news": 3}"#)])
        #expect(phone.pushTimes == [0])
        let event = try #require(phone.code.calls.last { $0.name == .didReceiveRemoteNotification })
        #expect(
            event.payload[SystemEvent.PayloadKey.userInfo]
                == .dictionary(["aps": .dictionary(["content-available": .integer(1)]), "news": .integer(3)]))
    }

    @Test(
        "push.silent.headers: one of priority 10 is a finding from iOS 13 on, and is delivered by chance, with power left",
        arguments: [
            (SystemVersion.iOS(17), 0.0, 0.8, false), (.iOS(17), 100, 0.8, true), (.iOS(17), 100, 0.2, false),
            (.iOS(12), 0, 0.2, true),
        ])
    func urgent(system: SystemVersion, chance: Double, battery: Double, isDelivered: Bool) throws {
        let phone = try Phone.ready(system, constants: system >= .iOS(13) ? ["k.push.urgent-chance": chance] : [:])
        try phone.happen("power", ["level": .number(battery)])
        try phone.push(["priority": .number(10)])
        #expect(phone.pushTimes.isEmpty != isDelivered)
        #expect(phone.app.trace.findings.map(\.rule?.id) == (system >= .iOS(13) ? ["push.silent.headers"] : []))
    }

    @Test("push.silent.headers: from iOS 13 one of another type is a finding")
    func headers() throws {
        for (system, isJudged) in [(SystemVersion.iOS(17), true), (.iOS(12), false)] {
            let other = try Phone.ready(system)
            try other.push(["type": .text("alert")])
            #expect(other.pushTimes.count == 1)
            #expect(other.app.trace.findings.map(\.rule?.id) == (isJudged ? ["push.silent.headers"] : []))
        }
    }
}

@Suite("Rules of background pushes: what holds them back", .exercisesRules)
struct PushBarrierRuleTests {
    @Test("push.throttle: more than three in an hour wait a quarter of an hour from the last")
    func throttle() throws {
        let phone = try Phone.ready()
        for _ in 1...14 {
            try phone.push()
            phone.wait(510)
        }
        #expect(phone.pushTimes.prefix(5) == [0, 510, 1020, 1920, 2820])
        #expect(zip(phone.pushTimes.dropFirst(3), phone.pushTimes.dropFirst(4)).allSatisfy { $1 - $0 == 900 })
        #expect(phone.cites("push.throttle"))
        phone.wait(86_400)
        let count = phone.pushTimes.count
        for _ in 1...3 { try phone.push() }
        #expect(phone.pushTimes.count == count + 3)
    }

    @Test("push.throttle: after an hour with no more than three nothing waits any longer")
    func throttleEnds() throws {
        let phone = try Phone.ready()
        for _ in 1...4 { try phone.push() }
        phone.wait(36_000)
        for _ in 1...2 {
            try phone.push()
            phone.wait(300)
        }
        #expect(phone.pushTimes == [0, 0, 0, 900, 36_000, 36_300])
    }

    @Test("push.completion-required: an app with room for one handler leaves the older of two pushes unanswered")
    func overwritten() throws {
        let phone = try Phone.ready(completes: false)
        try phone.push()
        phone.wait(1)
        try phone.push()
        try phone.act("push.complete", ["of": .text("latest")])
        phone.wait(60)
        let done = phone.app.trace.entries.filter { $0.text.hasPrefix("done with") }
        #expect(done.map(\.instant.wholeSeconds) == [1])
        #expect(phone.app.exits.map(\.name) == ["push-overrun"])
        #expect(phone.app.trace.entries(of: .termination).map(\.instant.wholeSeconds) == [30])
    }

    @Test("push.coalesce: one waits, and a newer takes its place")
    func coalesce() throws {
        let phone = try Phone.ready()
        for number in 1...5 {
            try phone.push(["payload": .text("{\"aps\": {\"content-available\": 1}, \"n\": \(number)}")])
        }
        #expect(phone.device.pushes.held(for: phone.app)?.payload["n"] == .integer(5))
        phone.wait(1000)
        #expect(phone.pushTimes == [0, 0, 0, 900] && phone.cites("push.coalesce"))
    }

    @Test("push.foreground-immediate: what waits comes as the user opens the app")
    func foregroundImmediate() throws {
        let phone = try Phone.ready()
        for _ in 1...4 { try phone.push() }
        phone.wait(100)
        phone.app.launch()
        #expect(phone.pushTimes == [0, 0, 0, 100] && phone.cites("push.foreground-immediate"))
        phone.wait(1000)
        #expect(phone.pushTimes.count == 4)
    }

    @Test("push.force-quit: nothing comes after it until the user opens the app, and what waits is discarded")
    func forceQuit() throws {
        let phone = try Phone.ready()
        for _ in 1...4 { try phone.push() }
        phone.device.forceQuit(phone.app)
        #expect(phone.device.pushes.held(for: phone.app) == nil)
        phone.wait(7200)
        try phone.push()
        #expect(phone.pushTimes == [0, 0, 0] && phone.app.trace.entries(rule: "push.force-quit").count == 2)
        phone.app.launch()
        phone.home()
        try phone.push()
        #expect(phone.pushTimes == [0, 0, 0, 7200])
    }

    @Test("push.debugger: with a debugger the throttle is off, from iOS 13")
    func debugger() throws {
        for (system, count) in [(SystemVersion.iOS(17), 6), (.iOS(12), 3)] {
            let phone = try Phone.ready(system)
            try phone.happen("debugger", ["attached": .flag(true)])
            for _ in 1...6 { try phone.push() }
            #expect(phone.pushTimes.count == count && phone.cites("push.debugger") == (count == 6))
        }
    }

    @Test("push.unused-app: an app that was not opened for two weeks is not woken")
    func unusedApp() throws {
        let phone = try Phone.ready()
        phone.wait(14 * 86_400 + 1)
        try phone.push()
        #expect(phone.pushTimes.isEmpty && phone.cites("push.unused-app"))
        phone.app.launch()
        phone.home()
        try phone.push()
        #expect(phone.pushTimes.count == 1)
    }

    @Test("push.refresh-off: without Background App Refresh, or in Low Power Mode, nothing is woken")
    func refreshOff() throws {
        let phone = try Phone.ready()
        try phone.happen("backgroundRefresh", ["is": .text("denied")])
        try phone.push()
        try phone.happen("backgroundRefresh", ["is": .text("available")])
        try phone.happen("power", ["lowPowerMode": .flag(true)])
        try phone.push()
        #expect(phone.pushTimes.isEmpty && phone.app.trace.entries(rule: "push.refresh-off").count == 2)
    }

    @Test("an almost empty battery, and a phone that was not unlocked, hold it back too")
    func battery() throws {
        let phone = try Phone.ready()
        try phone.happen("power", ["level": .number(0.1)])
        try phone.push()
        try phone.happen("power", ["level": .number(0.5)])
        phone.device.reboot()
        try phone.push()
        #expect(phone.pushTimes.isEmpty)
        #expect(phone.cites("power.battery-critical") && phone.cites("life.launch.first-unlock"))
    }

    @Test("without a network the newest push waits for it")
    func network() throws {
        let phone = try Phone.ready()
        try phone.happen("network", ["is": .text("none")])
        try phone.push()
        try phone.push()
        phone.wait(60)
        try phone.happen("network", ["is": .text("wifi")])
        #expect(phone.pushTimes == [60])
    }
}
