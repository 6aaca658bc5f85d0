import Testing
import VigilFacts
import VigilTestSupport
import VigilVoIP

/// A verdict on an app of which one piece is left out, and whether that piece names what the verdict is about.
struct Verdict: CustomTestStringConvertible, Sendable {
    let name: String
    let leftOut: String
    let isNamed: Bool
    /// Brings the verdict about, and returns what the trace says of it.
    let come: @Sendable (ModePhone) throws -> String

    var testDescription: String { name }

    static let all = named + unrelated

    /// The words of the last record of some kinds by a rule.
    private static func said(_ phone: ModePhone, by rule: String) throws -> String {
        let kinds: [TraceRecord.Kind] = [.finding, .note, .termination]
        return try require(phone.app.trace.entries(rule: rule).last { kinds.contains($0.kind) }).text
    }

    private static func leak(_ phone: ModePhone) throws -> String {
        try phone.run { _ = $0.beginTask(name: "export", place: "App.swift:1", handler: nil) }
        phone.home()
        phone.device.advance(by: .seconds(40))
        return try said(phone, by: "task.leak.kill")
    }

    private static func openTask(_ phone: ModePhone) throws -> String {
        try phone.run { _ = $0.beginTask(name: "export", place: "App.swift:1", handler: {}) }
        phone.home()
        phone.device.advance(by: .seconds(40))
        return try said(phone, by: "task.handler.must-end-synchronously")
    }

    private static func unreportedPush(_ phone: ModePhone) throws -> String {
        try phone.act("voip.register")
        try phone.act("voip.onPush", ["behaviour": .text("forgets")])
        phone.home()
        phone.device.advance(by: .seconds(30))
        phone.device.voip.push(to: phone.app)
        phone.device.advance(by: .seconds(60))
        return try require(phone.app.trace.entries(of: .termination).last).text
    }

    private static func unused(_ mode: String) -> @Sendable (ModePhone) throws -> String {
        { phone in
            phone.app.reportUnusedModes()
            let all = phone.app.trace.entries(rule: "mode.declared-unused").filter { $0.kind != .log }
            return try require(all.first { $0.text.hasPrefix("mode \"\(mode)\"") }).text
        }
    }

    private static func finding(_ text: String, _ detail: String = "") -> @Sendable (ModePhone) throws -> String {
        { phone in
            phone.app.record(.finding, text, detail: detail)
            return try require(phone.app.trace.entries(of: .finding).last).text
        }
    }

    private static func undone(_ text: String, _ words: Set<String>) -> @Sendable (ModePhone) throws -> String {
        { phone in
            phone.app.recordUndone(text, rule: nil, words)
            return try require(phone.app.trace.entries.last { $0.text.hasPrefix(text) }).text
        }
    }

    private static let named = [
        Verdict(
            name: "a leak, and what ends tasks", leftOut: "UIApplication.shared.endBackgroundTask(task)", isNamed: true,
            come: leak),
        Verdict(
            name: "an open task, and what ends it", leftOut: "defer { endBackgroundTask(id) }", isNamed: true,
            come: openTask),
        Verdict(
            name: "a push without a call, and what reports one",
            leftOut: "provider.reportNewIncomingCall(with: id, update: update)",
            isNamed: true, come: unreportedPush),
        Verdict(
            name: "audio that was not used, and a player", leftOut: "player = AVAudioPlayer(data: data)", isNamed: true,
            come: unused("audio")),
        Verdict(
            name: "a location that was not used, and a manager", leftOut: "let manager = CLLocationManager()",
            isNamed: true, come: unused("location")),
        Verdict(
            name: "calls that were not used, and a provider", leftOut: "CXProvider(configuration: configuration)",
            isNamed: true, come: unused("voip")),
        Verdict(
            name: "an identifier, and where it is registered", leftOut: "schedule(\"com.example.app.refresh\")",
            isNamed: true,
            come: finding("com.example.app.refresh is permitted and has no launch handler")),
        Verdict(
            name: "a class that lacks", leftOut: "class RideController: MapController", isNamed: true,
            come: finding("Unknown class RideController in Interface Builder file.")),
        Verdict(
            name: "a method that lacks", leftOut: "func urlSession(didFinishDownloadingTo place: URL)", isNamed: true,
            come: finding("urlSession(_:downloadTask:didFinishDownloadingTo:) is not there")),
        Verdict(
            name: "a category that was not set", leftOut: "try session.setCategory(.playback)", isNamed: true,
            come: undone("not set", ["setCategory"])),
    ]

    private static let unrelated = [
        Verdict(name: "a leak, and a look", leftOut: "view.makeGlassEffect()", isNamed: false, come: leak),
        Verdict(
            name: "an open task, and a report of crashes", leftOut: "CrashReporter.shared.start()", isNamed: false,
            come: openTask),
        Verdict(
            name: "a push without a call, and a chart", leftOut: "chartView.animate(xAxisDuration: 2)", isNamed: false,
            come: unreportedPush),
        Verdict(
            name: "audio that was not used, and a location", leftOut: "let manager = CLLocationManager()",
            isNamed: false, come: unused("audio")),
        Verdict(
            name: "a location that was not used, and a player", leftOut: "player = AVAudioPlayer(data: data)",
            isNamed: false, come: unused("location")),
        Verdict(
            name: "calls that were not used, and an analysis", leftOut: "Analytics.logEvent(\"call\")", isNamed: false,
            come: unused("voip")),
        Verdict(
            name: "an identifier, and another one", leftOut: "schedule(\"com.example.app.cleanup\")", isNamed: false,
            come: finding("com.example.app.refresh is permitted and has no launch handler")),
        Verdict(
            name: "a class that lacks, and the app's delegate", leftOut: "AppDelegate.shared.theme = .dark",
            isNamed: false,
            come: finding("Unknown class RideController in Interface Builder file.", "asked for by AppDelegate")),
        Verdict(
            name: "where something lies", leftOut: "RideController().start()", isNamed: false,
            come: finding("the task was not ended", "begun at RideController.swift:12, in RideController.begin()")),
        Verdict(
            name: "a category that was not set, and a sound", leftOut: "sounds.load()", isNamed: false,
            come: undone("not set", ["setCategory"])),
    ]
}

struct BlameTests: Facts {
    @Test("What is left out is blamed where it names what a verdict is about", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let blame = Fact("app.left-out: a kill, a finding and what was not done", for: Verdict.all) { (verdict: Verdict) in
        let phone = try ModePhone(on: .iOS(17), modes: ["audio", "location", "voip"])
        phone.app.launch()
        try phone.run { $0.recordLeftOut(verdict.leftOut, at: "Kit.swift:7") }
        let said = try verdict.come(phone)
        expect(said.contains("\(verdict.leftOut), Kit.swift:7"), is: verdict.isNamed, "\(said)")
        expect(said.contains("left out"), is: verdict.isNamed, "\(said)")
    }
}
