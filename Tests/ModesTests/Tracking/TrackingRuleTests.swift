import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport
import VigilTracking

final class TrackingPhone: ModePhone {
    /// A phone with the module alone, and an app that says what it tracks for.
    fileprivate convenience init(
        _ system: SystemVersion = .iOS(26),
        texts: [String: String] = ["NSUserTrackingUsageDescription": "Shows what you may like."]
    ) throws {
        try self.init(
            on: system, modules: ModuleSet([TrackingModule.descriptor]),
            manifest: Manifest(backgroundModes: [], texts: texts))
    }

    /// What the completions of requests got, in order.
    fileprivate var answers: [String] {
        app.trace.entries(of: .call).map(\.text).filter { $0.hasPrefix("requestTracking") }
            .map { String($0.drop { $0 != " " }.dropFirst()) }
    }
}

struct TrackingRuleTests: Facts {
    @Test("Tracking and the user", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let once = Fact(
        "tracking.once: the user is asked in front of the app, and the answer stands",
        for: [("Allow", "authorized"), ("Ask App Not to Track", "denied")]
    ) { (button: String, answer: String) in
        let phone = try TrackingPhone()
        phone.app.launch()
        try phone.act("tracking.request")
        expect(phone.app.state == .inactive && phone.answers.isEmpty)
        try phone.happen("ui.tap", ["what": .text(button)])
        expect(phone.app.state == .active && phone.answers == [answer])
        phone.app.terminate()
        phone.app.launch()
        try phone.act("tracking.request")
        expect(phone.app.state == .active && phone.answers == [answer, answer] && phone.cites("tracking.once"))
    }

    let active = Fact(
        "tracking.active: an app that is not active yet is answered without a question from iOS 15",
        for: [(SystemVersion.iOS(15), true), (.iOS(14), false)]
    ) { (system: SystemVersion, isLost: Bool) in
        let phone = try TrackingPhone(system)
        phone.code.on[.didFinishLaunching] = { try $0.act("tracking.request") }
        phone.app.launch()
        expect(phone.answers, is: (isLost ? ["notDetermined"] : []))
        expect(phone.app.state == (isLost ? .active : .inactive) && phone.cites("tracking.active") == isLost)
    }

    let pending = Fact("tracking.pending: while a question waits no second one comes up") {
        let phone = try TrackingPhone(.iOS(14))
        phone.app.launch()
        try phone.act("tracking.request")
        try phone.act("tracking.request")
        expect(phone.answers, is: ["notDetermined"])
        try phone.happen("tracking.permission", ["allowed": true])
        expect(phone.answers, is: ["notDetermined", "authorized"])
    }

    let usageText = Fact("tracking.usage-key: an app that does not say what it tracks for is ended as it asks") {
        let phone = try TrackingPhone(texts: [:])
        phone.app.launch()
        try? phone.act("tracking.request")
        expect(phone.app.state == .notRunning && phone.cites("tracking.usage-key"))
    }

    let settings = Fact("tracking.settings: where no app may ask, the answer is no, without a question") {
        let phone = try TrackingPhone()
        try phone.happen("tracking.requests", ["allowed": false])
        phone.app.launch()
        try phone.act("tracking.request")
        expect(phone.answers == ["denied"] && phone.app.state == .active && phone.cites("tracking.settings"))
        try phone.happen("tracking.requests", ["allowed": true])
        try phone.act("tracking.request")
        expect(phone.app.state, is: .inactive)
    }

    let contract = Fact("says nothing that it does not hold") {
        try expect(ModuleCheck(TrackingModule.descriptor).problemsOfNames, is: [])
        try expect(ModuleCheck(TrackingModule.descriptor).problemsOfWords, is: [])
    }
}
