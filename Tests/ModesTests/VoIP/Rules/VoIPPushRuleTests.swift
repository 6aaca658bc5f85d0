import BackgroundRuntime
import Testing
import VigilFacts
import VigilVoIP

struct VoIPPushRuleTests: Facts {
    @Test("VoIP rules: pushes", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let registerEachLaunch = Fact(
        "voip.push.register-each-launch: a launch that makes no registry leaves the push without a taker"
    ) {
        let phone = try VoIPPhone.registered(.iOS(12), does: "forgets")
        phone.app.terminate()
        phone.code.on[.didFinishLaunching] = { _ in }
        phone.push()
        expect(phone.app.state, is: .background)
        phone.wait(30)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.findings.last?.rule?.id, is: "voip.push.register-each-launch")
        expect(!phone.app.trace.calls.contains { $0.hasPrefix("pushRegistry(_:didReceive") })
        phone.app.activate()
        try phone.act("voip.register")
        expect(phone.app.trace.calls.contains { $0.hasPrefix("pushRegistry(_:didReceive") })
    }

    let neverRegistered = Fact("voip.push.register-each-launch: an app that never registered has no token") {
        let phone = try VoIPPhone()
        phone.push()
        expect(phone.app.state, is: .notRunning)
        expect(phone.app.trace.entries.last?.rule?.id, is: "voip.push.register-each-launch")
    }

    let launches = Fact(
        "voip.push.launches: a terminated app is launched, a suspended one woken",
        for: [SystemVersion.iOS(8), .iOS(12), .iOS(17)]
    ) { (system: SystemVersion) in
        let phone = try VoIPPhone.registered(system, does: "reports")
        expect(phone.app.state, is: .suspended)
        phone.push()
        expect(phone.app.state, is: .background)
        phone.wait(60)
        phone.app.terminate()
        phone.push()
        expect(phone.app.state, is: .background)
        expect(phone.app.trace.entries(rule: "voip.push.launches").filter { $0.kind == .wake }.count, is: 2)
        expect(phone.app.exits.map(\.name) != ["voip-push-no-call"])
    }

    let refreshOff = Fact(
        "power.refresh-off.scope: with Background App Refresh off a VoIP push comes, and a finite task has its time"
    ) {
        let phone = try VoIPPhone.registered(does: "reports")
        try phone.happen("backgroundRefresh", ["is": .text("denied")])
        phone.push()
        expect(phone.app.state == .background && phone.app.trace.contains(rule: "voip.push.launches"))
        phone.app.activate()
        try phone.act("task.begin", ["name": .text("save")])
        phone.home()
        phone.wait(20)
        expect(phone.app.state, is: .background)
    }

    let tooOld = Fact(
        "iOS 7 has no VoIP pushes: none is registered for, and none arrives, by no rule of later systems"
    ) {
        let phone = try VoIPPhone(.iOS(7))
        phone.app.launch()
        expect(throws: StimulusError("voip.register came with iOS 8; the phone has iOS 7")) {
            try phone.act("voip.register")
        }
        PushSession(try require(phone.app.process)).wantsVoIP = true
        phone.home()
        phone.push()
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries(rule: "life.api.missing").map(\.kind), is: [.refusal, .refusal])
        expect(phone.device.trace.misplacedRules.isEmpty)
    }

    let needsMode = Fact(
        "voip.push.needs-mode: without the mode no token and no push; the report of a call is refused from 14.5"
    ) {
        let phone = try VoIPPhone.registered(.iOS(17), modes: [], does: "reports")
        phone.push()
        expect(phone.app.state, is: .suspended)
        expect(!phone.app.trace.calls.contains("pushRegistry(_:didUpdate:for:)"))
        phone.app.activate()
        try phone.act("voip.reportCall")
        let texts = phone.app.trace.entries(rule: "voip.push.needs-mode").map(\.text)
        expect(texts.last, is: "the incoming call is refused: missingVoIPBackgroundMode")
        let older = try VoIPPhone(.iOS(14), modes: [])
        older.app.launch()
        try older.act("voip.reportCall")
        expect(older.device.voip.calls(of: older.app).count, is: 1)
    }

    let notThrottled = Fact(
        "voip.push.not-throttled: each of fifty pushes is delivered at once, whatever the switches say"
    ) {
        let phone = try VoIPPhone.registered(.iOS(17), does: "reports")
        phone.device.change {
            $0.isLowPowerModeEnabled = true
            $0.backgroundRefresh = .denied
        }
        for _ in 0..<50 {
            phone.push()
            try phone.device.voip.decline()
        }
        let deliveries = phone.app.trace.calls.filter { $0.hasPrefix("pushRegistry(_:didReceive") }
        expect(deliveries.count, is: 50)
        expect(phone.app.trace.entries(rule: "voip.push.not-throttled").count, is: 50)
    }

    let payload = Fact(
        "voip.push.payload: 5120 bytes are delivered, one more is not",
        for: [(5120, true), (5121, false)]
    ) { (bytes: Int, isDelivered: Bool) in
        let phone = try VoIPPhone.registered(.iOS(17), does: "reports")
        phone.device.voip.push(to: phone.app, bytes: bytes)
        expect((phone.app.state == .background), is: isDelivered)
        expect(phone.cites("voip.push.payload"), is: !isDelivered)
    }

    let forceQuit = Fact(
        "voip.push.force-quit: a force-quit app is launched for a push",
        for: [SystemVersion.iOS(9), .iOS(17)]
    ) { (system: SystemVersion) in
        let phone = try VoIPPhone.registered(system, does: "reports")
        phone.device.forceQuit(phone.app)
        phone.push()
        expect(phone.app.state, is: .background)
        expect(phone.cites("voip.push.force-quit"))
    }

    let completion = Fact("voip.push.completion: the handler ends the wake, and one that is not called is a finding") {
        let phone = try VoIPPhone.registered(.iOS(12), does: "forgets")
        phone.push()
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries.last?.rule?.id, is: "voip.push.completion")
        let lazy = try VoIPPhone.registered(.iOS(12), does: "forgets", completes: false)
        lazy.push()
        lazy.wait(29)
        expect(lazy.app.state, is: .background)
        expect(lazy.app.trace.findings.isEmpty)
        lazy.wait(1)
        expect(lazy.app.state, is: .suspended)
        expect(lazy.app.trace.findings.map(\.rule?.id), is: ["voip.push.completion"])
    }

    let twoPushes = Fact(
        "voip.push.completion: two pushes at once are two wakes, and the handler of each ends its own"
    ) {
        let phone = try VoIPPhone.registered(.iOS(12), does: "forgets", completes: false)
        phone.push()
        phone.wait(10)
        try phone.act("voip.onPush", ["behaviour": .text("forgets")])
        phone.push()
        expect(phone.app.trace.entries(rule: "voip.push.completion").map(\.kind), is: [.drop])
        expect(phone.app.awakeReasons, is: ["wake: VoIP push"])
        phone.wait(19)
        expect(phone.app.state, is: .background)
        phone.wait(1)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["voip.push.completion"])
    }

    let noCompletion = Fact("voip.push.completion: before iOS 11 there is no handler") {
        let phone = try VoIPPhone.registered(.iOS(9), does: "forgets", completes: false)
        phone.push()
        phone.wait(60)
        expect(phone.app.trace.calls.contains("pushRegistry(_:didReceiveIncomingPushWith:for:)"))
        expect(phone.app.trace.findings.isEmpty)
    }

    let token = Fact("the token stays over launches, is told to each registry, and a removed app loses it") {
        let phone = try VoIPPhone.registered(does: "reports")
        phone.app.terminate()
        phone.app.launch()
        expect(phone.app.trace.calls.filter { $0 == "pushRegistry(_:didUpdate:for:)" }.count, is: 2)
        phone.device.voip.invalidateToken(of: phone.app)
        expect(phone.app.trace.calls.last, is: "pushRegistry(_:didInvalidatePushTokenFor:)")
        phone.push()
        expect(phone.app.trace.entries.last?.rule?.id, is: "voip.push.register-each-launch")
    }

    let noForceQuit = Fact("voip.push.force-quit: a launch that no force quit could bar does not speak of one") {
        let phone = try VoIPPhone.registered(does: "reports")
        phone.app.terminate()
        phone.push()
        expect(phone.app.state == .background && !phone.cites("voip.push.force-quit"))
    }

    let snapshot = Fact(
        "life.snapshot: before there is a handler, the picture of the screen is taken as the wake is delivered",
        for: [(9, true), (11, false)]
    ) { (major: Int, isTaken: Bool) in
        let phone = try VoIPPhone.registered(.iOS(major), does: "forgets", completes: false)
        let pictures = { phone.app.trace.entries.filter { $0.text.hasPrefix("snapshot") }.count }
        let before = pictures()
        phone.push()
        expect(pictures(), is: before + (isTaken ? 1 : 0))
    }

    let givesUp = Fact("a registry that wants no pushes any more gets none, and says so") {
        let phone = try VoIPPhone.registered(.iOS(12), does: "forgets")
        phone.app.activate()
        let tokens = try phone.run { process in
            let session = PushSession(process)
            session.wantsVoIP = true
            let token = session.token
            session.wantsVoIP = false
            return [token, session.token]
        }
        expect(tokens[0] != nil && tokens[1] == nil)
        expect(phone.app.trace.entries.map(\.text).contains("no longer registered for VoIP pushes"))
    }

    let sameToken = Fact("the token is the same at every launch, until it is invalidated") {
        let phone = try VoIPPhone()
        var tokens: [[UInt8]?] = []
        for _ in 1...2 {
            phone.app.launch()
            tokens.append(try phone.run { process in Self.token(in: process) })
            phone.app.terminate()
        }
        phone.device.voip.invalidateToken(of: phone.app)
        phone.app.launch()
        tokens.append(try phone.run { process in Self.token(in: process) })
        expect(tokens[0] != nil && tokens[0] == tokens[1] && tokens[1] != tokens[2])
    }

    private static func token(in process: AppProcess) -> [UInt8]? {
        let session = PushSession(process)
        session.wantsVoIP = true
        return session.token
    }

    let registersOnce = Fact(
        "a registry is registered once, and told the token once, however often the app says the same"
    ) {
        let phone = try VoIPPhone(.iOS(12))
        phone.app.launch()
        let client = Tokens()
        let session = try phone.run { process in
            let session = PushSession(process)
            session.client = client
            for _ in 1...2 { session.wantsVoIP = true }
            return session
        }
        try phone.run { _ in session.client = client }
        expect(client.count, is: 1)
        expect(phone.app.trace.entries.filter { $0.text == "registered for VoIP pushes" }.count, is: 1)
    }

    private final class Tokens: PushClient {
        private(set) var count = 0

        func didUpdate(token: [UInt8]) { count += 1 }
        func didInvalidateToken() {}
        func didReceive(
            _ push: VoIPPush, mustReport: Bool?, completion: (() -> Void)?, returned: @escaping () -> Void
        ) { returned() }
    }
}
