import BackgroundRuntime
import Testing
import VigilTestSupport
import VigilTracking

private typealias Phone = ModePhone

extension ModePhone {
    /// A phone with the module alone, and an app that says what it tracks for.
    fileprivate init(
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

@Suite("Tracking and the user", .exercisesRules)
struct RuleTests {
    @Test(
        "tracking.once: the user is asked in front of the app, and the answer stands",
        arguments: [("Allow", "authorized"), ("Ask App Not to Track", "denied")])
    func once(button: String, answer: String) throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("tracking.request")
        #expect(phone.app.state == .inactive && phone.answers.isEmpty)
        try phone.happen("ui.tap", ["what": .text(button)])
        #expect(phone.app.state == .active && phone.answers == [answer])
        phone.app.terminate()
        phone.app.launch()
        try phone.act("tracking.request")
        #expect(phone.app.state == .active && phone.answers == [answer, answer] && phone.cites("tracking.once"))
    }

    @Test(
        "tracking.active: an app that is not active yet is answered without a question from iOS 15",
        arguments: [(SystemVersion.iOS(15), true), (.iOS(14), false)])
    func active(system: SystemVersion, isLost: Bool) throws {
        let phone = try Phone(system)
        phone.code.on[.didFinishLaunching] = { try $0.act("tracking.request") }
        phone.app.launch()
        #expect(phone.answers == (isLost ? ["notDetermined"] : []))
        #expect(phone.app.state == (isLost ? .active : .inactive) && phone.cites("tracking.active") == isLost)
    }

    @Test("tracking.pending: while a question waits no second one comes up")
    func pending() throws {
        let phone = try Phone(.iOS(14))
        phone.app.launch()
        try phone.act("tracking.request")
        try phone.act("tracking.request")
        #expect(phone.answers == ["notDetermined"])
        try phone.happen("tracking.permission", ["allowed": true])
        #expect(phone.answers == ["notDetermined", "authorized"])
    }

    @Test("tracking.usage-key: an app that does not say what it tracks for is ended as it asks")
    func usageText() throws {
        let phone = try Phone(texts: [:])
        phone.app.launch()
        try? phone.act("tracking.request")
        #expect(phone.app.state == .notRunning && phone.cites("tracking.usage-key"))
    }

    @Test("tracking.settings: where no app may ask, the answer is no, without a question")
    func settings() throws {
        let phone = try Phone()
        try phone.happen("tracking.requests", ["allowed": false])
        phone.app.launch()
        try phone.act("tracking.request")
        #expect(phone.answers == ["denied"] && phone.app.state == .active && phone.cites("tracking.settings"))
        try phone.happen("tracking.requests", ["allowed": true])
        try phone.act("tracking.request")
        #expect(phone.app.state == .inactive)
    }

    @Test("says nothing that it does not hold")
    func contract() throws {
        #expect(try ModuleCheck(TrackingModule.descriptor).problemsOfNames == [])
        #expect(try ModuleCheck(TrackingModule.descriptor).problemsOfWords == [])
    }
}
