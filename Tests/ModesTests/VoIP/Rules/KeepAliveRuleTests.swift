import BackgroundRuntime
import Testing
import VigilFacts
import VigilVoIP

/// The versions of the old ways, one of each generation and the last.
private let oldSystems: [SystemVersion] = [.iOS(4), .iOS(7), .iOS(9)]

struct KeepAliveRuleTests: Facts {
    @Test("VoIP rules: the keep-alive", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let needsMode = Fact(
        "voip.keepalive.needs-mode: false without the mode",
        for: oldSystems
    ) { (system: SystemVersion) in
        let phone = try VoIPPhone(system, modes: [])
        phone.app.launch()
        try expect(!phone.keepAlive(600))
        expect(phone.cites("voip.keepalive.needs-mode"))
        phone.home()
        phone.wait(3600)
        expect(phone.app.trace.output.isEmpty)
    }

    let minimum = Fact(
        "voip.keepalive.minimum: false under ten minutes, and no wakes",
        for: oldSystems
    ) { (system: SystemVersion) in
        let phone = try VoIPPhone(system)
        phone.app.launch()
        try expect(!phone.keepAlive(60))
        try expect(!phone.keepAlive(599))
        expect(phone.cites("voip.keepalive.minimum"))
        phone.home()
        phone.wait(3600)
        expect(phone.app.trace.output.isEmpty)
        expect(phone.app.state, is: .suspended)
    }

    let notLater = Fact(
        "voip.keepalive.not-later: the handler of a suspended app is called before each timeout is over"
    ) {
        let phone = try VoIPPhone(.iOS(7))
        phone.app.launch()
        try expect(phone.keepAlive(600))
        phone.home()
        expect(phone.app.state, is: .suspended)
        phone.wait(1800)
        expect(phone.times("kept alive"), is: [590, 1180, 1770])
        expect(phone.app.trace.entries(rule: "voip.keepalive.not-later").map(\.text).contains("woken for keep-alive"))
    }

    let foreground = Fact("voip.keepalive.not-later: the handler is called in the foreground as well") {
        let phone = try VoIPPhone(.iOS(9))
        phone.app.launch()
        try expect(phone.keepAlive(900))
        phone.wait(900)
        expect(phone.times("kept alive"), is: [890])
        expect(phone.app.state, is: .active)
    }

    let returns = Fact("voip.keepalive.allowance: the app is suspended as the handler returns") {
        let phone = try VoIPPhone(.iOS(4))
        phone.app.launch()
        try expect(phone.keepAlive(600, takes: 4))
        phone.home()
        phone.wait(593)
        expect(phone.app.isAwake(because: .wake("keep-alive")))
        phone.wait(2)
        expect(phone.app.state, is: .suspended)
        expect(phone.times("kept alive"), is: [594])
    }

    let takesTooLong = Fact(
        "voip.keepalive.allowance: a handler that takes longer is suspended after ten seconds, not killed"
    ) {
        let phone = try VoIPPhone(.iOS(7))
        phone.app.launch()
        try expect(phone.keepAlive(600, takes: 60))
        phone.home()
        phone.wait(599)
        expect(phone.app.state, is: .background)
        phone.wait(2)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.exits.isEmpty)
        expect(phone.app.trace.entries.last?.rule?.id, is: "voip.keepalive.allowance")
    }

    let replace = Fact("voip.keepalive.replace: the second call counts, and nil stops the wakes") {
        let phone = try VoIPPhone(.iOS(7))
        phone.app.launch()
        try expect(phone.keepAlive(600))
        phone.wait(100)
        try expect(phone.keepAlive(1200))
        phone.home()
        phone.wait(1200)
        expect(phone.times("kept alive"), is: [1290])
        phone.app.launch()
        try phone.act("voip.clearKeepAlive")
        phone.home()
        phone.wait(7200)
        expect(phone.times("kept alive"), is: [1290])
        expect(phone.app.trace.entries(rule: "voip.keepalive.replace").count, is: 2)
    }

    let notPersistent = Fact("voip.keepalive.not-persistent: the handler is gone with the process") {
        let phone = try VoIPPhone(.iOS(7))
        phone.app.launch()
        try expect(phone.keepAlive(600))
        phone.app.terminate()
        expect(phone.cites("voip.keepalive.not-persistent"))
        phone.app.launch()
        phone.home()
        phone.wait(3600)
        expect(phone.app.trace.output.isEmpty)
        expect(phone.app.state, is: .suspended)
    }

    let deprecated = Fact(
        "voip.legacy.deprecated: from iOS 10 on only an app linked with an older SDK has it, until iOS 13",
        for: [
            (SystemVersion.iOS(9), String?.none, true), (.iOS(10), nil, false), (.iOS(10), "iphoneos9.3", true),
            (.iOS(12), "iphoneos10.0", false), (.iOS(12), "iphoneos8.4", true), (.iOS(13), "iphoneos9.3", false),
            (.iOS(9), "iphoneos10.0", true),
        ]
    ) { (system: SystemVersion, sdk: String?, works: Bool) in
        let phone = try VoIPPhone(system, sdk: sdk)
        phone.app.launch()
        try expect(phone.keepAlive(600), is: works)
        try phone.act("voip.openSocket", ["tagged": .flag(true)])
        phone.home()
        try phone.device.voip.send("ring", to: phone.app)
        expect(phone.app.state, is: (works ? .background : .suspended))
        expect(phone.cites("voip.legacy.deprecated"), is: !works)
    }

    let neverSet = Fact("voip.keepalive.replace: what is not set is not removed, and not lost with the process") {
        let phone = try VoIPPhone(.iOS(7))
        phone.app.launch()
        try phone.act("voip.clearKeepAlive")
        phone.app.terminate()
        expect(!phone.cites("voip.keepalive.replace") && !phone.cites("voip.keepalive.not-persistent"))
    }

    let foregroundIsNoWake = Fact("voip.wake-rate: a handler that is called in the foreground is no wake") {
        let phone = try VoIPPhone(.iOS(7), constants: ["k.voip.keepalive-min": 2])
        phone.app.launch()
        try expect(phone.keepAlive(4))
        phone.wait(120)
        expect(phone.times("kept alive").count, is: 60)
        expect(phone.app.exits.isEmpty && phone.app.trace.findings.isEmpty)
    }
}
