import Testing
import UIKit
import VigilCommandLine
import VigilResults
import VigilRuntimeProbes
import VigilTesting

/// An app that begins a task when it leaves the screen, and ends it.
private final class Leaver: UIResponder, UIApplicationDelegate {
    private var task = UIBackgroundTaskIdentifier.invalid

    func applicationDidEnterBackground(_ application: UIApplication) {
        task = application.beginBackgroundTask(withName: "leave")
        DispatchQueue.main.asyncAfter(deadline: .now() + 10) { [self] in application.endBackgroundTask(task) }
    }
}

/// One that never ends it.
private final class Leaker: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
        _ = application.beginBackgroundTask(withName: "leak")
    }
}

/// What hurts an app.
enum Wrongdoing: String, CaseIterable, Sendable {
    case leak, crash, exit

    /// What the end is called.
    var end: String { self == .leak ? "task-leak" : rawValue }

    var rule: String { self == .leak ? "task.leak.kill" : "life.terminate.crash" }
}

/// One that does what its URL says as it leaves the screen.
private final class Wrongdoer: UIResponder, UIApplicationDelegate {
    private var wrongdoing: Wrongdoing?

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        wrongdoing = url.host.flatMap(Wrongdoing.init)
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        switch wrongdoing {
        case .leak: _ = application.beginBackgroundTask(withName: "leak")
        case .crash: AppProcess.current?.end(.crash("test"))
        case .exit: exit(0)
        case nil: break
        }
    }
}

private func install(_ delegate: (some UIApplicationDelegate).Type, _ wrongdoing: Wrongdoing) throws -> InstalledApp {
    let app = try Device.current.install(delegate, manifest: Manifest())
    Device.current.open(app, url: "test://\(wrongdoing.rawValue)")
    return app
}

@discardableResult
private func install(
    _ delegate: (some UIApplicationDelegate).Type = Leaver.self, on device: Device = .current
) throws -> InstalledApp {
    let app = try device.install(delegate, manifest: Manifest())
    app.launch()
    return app
}

@Suite("A test with a phone", .enabled(if: RuntimeInterface.problems.isEmpty))
struct PhoneTraitTests {
    @Test("has one of its own, of the system that it asks for", .phone(.iOS(13)))
    func own() throws {
        #expect(Device.current.system == .iOS(13) && Device.current.apps.isEmpty)
        #expect(Device.current === Device.current)
        try install()
        #expect(Device.current.apps.count == 1)
    }

    @Test("has a new one for each argument", .phone(), arguments: SystemVersion.generations)
    func arguments(system: SystemVersion) throws {
        #expect(Device.current.apps.isEmpty)
        let device = try Device.current(on: system)
        #expect(device.system == system && device === Device.current)
        #expect(try install(on: device).state == .active)
    }

    @Test("is told where it has none")
    func none() async {
        let found = await issues(OwnStatics.ownStatics) { _ = Device.current }
        #expect(found.count == 1 && found.first?.contains("the trait .phone()") == true, "\(found)")
    }

    @Test("can be asked when a state began, and whether it lasted", .phone(.iOS(17)))
    func times() throws {
        let app = try install()
        Device.current.press(.home)
        Device.current.advance(by: .seconds(60))
        let end = try #require(app.firstTime(in: .suspended))
        #expect(app.firstTime(in: .background, after: .seconds(3)) == .seconds(3))
        #expect(app.firstTime(in: .active, after: end) == nil && end >= .seconds(10))
        #expect(app.wasAlways(.background, from: .seconds(1), to: .seconds(9)))
        #expect(app.wasAlways(.suspended, from: end, to: .seconds(60)))
        #expect(!app.wasAlways(.background, from: .seconds(1), to: end))
    }

    @Test("ends while an app is at work on a task, and nothing is leaked", .phone(.iOS(17)))
    func atWork() throws {
        let app = try install()
        Device.current.press(.home)
        Device.current.advance(by: .seconds(2))
        #expect(app.openTasks == ["leave"])
    }

    /// Runs a body as a test with this trait would; what it records and throws.
    private func issues(_ trait: some TestScoping, _ body: @Sendable () throws -> Void) async -> [String] {
        nonisolated(unsafe) var found: [String] = []
        guard let test = Test.current else { return ["no test"] }
        let handler = IssueHandlingTrait.compactMapIssues { issue in
            found.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
            return nil
        }
        do {
            try await handler.provideScope(for: test, testCase: nil) {
                try await trait.provideScope(for: test, testCase: nil) { try body() }
            }
        } catch {
            found.append("\(error)")
        }
        return found
    }

    @Test("fails where a task is left open that nobody ends, and its rule can be allowed")
    func leak() async {
        @Sendable func leave() throws {
            try install(Leaker.self)
            Device.current.press(.home)
        }
        let found = await issues(PhoneTrait.phone(.iOS(17)), leave)
        #expect(found.count == 1)
        #expect(found.first?.contains("Leaker: the test leaves a task open that nobody ends (\"leak\")") == true)
        #expect(found.first?.contains("[task.leak.kill]") == true, "\(found)")
        #expect(await issues(PhoneTrait.phone(.iOS(17), allowing: ["task.leak.kill"]), leave) == [])
    }

    @Test(
        "fails where an app was killed, crashed or left by itself, and nothing says that it should",
        arguments: Wrongdoing.allCases)
    func unexpectedEnd(wrongdoing: Wrongdoing) async {
        @Sendable func play(_ rule: String?) throws {
            let app = try install(Wrongdoer.self, wrongdoing)
            if let rule { app.expectEnd(by: rule) }
            Device.current.press(.home)
            Device.current.advance(by: .seconds(120))
            #expect(app.exits.map(\.name) == [wrongdoing.end])
        }
        let found = await issues(PhoneTrait.phone(.iOS(17))) { try play(nil) }
        #expect(found.count == 1 && found.first?.contains("ended, which the test does not expect") == true, "\(found)")
        #expect(await issues(PhoneTrait.phone(.iOS(17))) { try play(wrongdoing.rule) } == [])
        #expect(await issues(PhoneTrait.phone(.iOS(17), allowing: [wrongdoing.rule])) { try play(nil) } == [])
    }

    @Test("fails where an end is expected that does not come, or by a rule that there is not")
    func expectedInVain() async {
        let missing = await issues(PhoneTrait.phone(.iOS(17))) { try install().expectEnd(by: "task.leak.kill") }
        let sentence = "Leaver: did not end by [task.leak.kill], which the test expects"
        #expect(missing.count == 1 && missing.first?.hasPrefix(sentence) == true, "\(missing)")
        let unknown = await issues(PhoneTrait.phone(.iOS(17))) { try install().expectEnd(by: "task.leak.kil") }
        #expect(unknown.first?.contains("did you mean \"task.leak.kill\"?") == true, "\(unknown)")
    }

    @Test("fails at the name of a rule or mode that exists nowhere, also where it must not be there")
    func unknownNames() async {
        let rule = await issues(PhoneTrait.phone()) {
            let app = try install()
            #expect(!app.trace.contains(rule: "task.leak.kil"))
        }
        #expect(rule.first?.hasPrefix("there is no rule \"task.leak.kil\"; did you mean \"task.leak.kill\"?") == true)
        let mode = await issues(PhoneTrait.phone()) {
            let app = try install()
            #expect(!app.isAwake(because: .mode("audoi")))
        }
        #expect(mode.first?.hasPrefix("there is no mode \"audoi\"; did you mean \"audio\"?") == true)
        let known = await issues(PhoneTrait.phone()) {
            let app = try install()
            #expect(!app.trace.contains(rule: "task.leak.kill") && !app.isAwake(because: .mode("audio")))
        }
        #expect(known == [])
    }

    @Test(
        "fails at the name of a constant in the place of a rule, also where it must not be there, and says what was meant",
        arguments: [
            (
                "k.task.expiry-led",
                "there is no constant \"k.task.expiry-led\", and what happens cites rules; did you mean \"k.task.expiry-lead\"?"
            ),
            (
                "k.cpu.limit",
                "\"k.cpu.limit\" is a constant, and what happens cites rules; did you mean \"res.cpu.limit\"?"
            ),
        ])
    func namesOfConstants(name: String, expected: String) async {
        let asked = await issues(PhoneTrait.phone()) {
            let app = try install()
            #expect(!app.trace.contains(rule: name))
        }
        #expect(asked.count == 1 && asked.first?.hasPrefix(expected) == true, "\(asked)")
        let listed = await issues(PhoneTrait.phone()) {
            let app = try install()
            #expect(app.trace.entries(rule: name).isEmpty)
        }
        #expect(listed.count == 1 && listed.first?.hasPrefix(expected) == true, "\(listed)")
        let awaited = await issues(PhoneTrait.phone()) { try install().expectEnd(by: name) }
        #expect(awaited.first?.hasPrefix(expected) == true, "\(awaited)")
    }

    @Test("fails one that asks for a task that was never begun, also where it says not, and says which ones were")
    func unknownTasks() async {
        let asked = await issues(PhoneTrait.phone()) {
            let app = try install()
            _ = app.process?.beginTask(name: "upload", place: "test", handler: nil)
            #expect(app.isAwake(because: .task("upload")) && !app.isAwake(because: .task("uplaod")))
            #expect(app.awakeTime(because: "task \"sync\"") == .zero && app.awakeTime(because: "audoi") == .zero)
        }
        let text = asked.joined(separator: "\n")
        for part in [
            "there is no mode \"audoi\"; did you mean \"audio\"?",
            "asks for a task \"uplaod\", and none of this name was ever begun (begun were \"upload\"); did you mean",
            "asks for a task \"sync\", and none of this name was ever begun",
        ] {
            #expect(text.contains(part), "\(text)")
        }
        let ended = await issues(PhoneTrait.phone()) {
            let app = try install()
            #expect(!app.isAwake(because: .task("upload")))
            let task = try #require(app.process?.beginTask(name: "upload", place: "test", handler: nil))
            app.process?.endTask(task)
        }
        #expect(ended == [])
    }

    @Test("hears once of the end of an app that was deleted afterwards, unless the test expects it", .ownStatics)
    func deleted() throws {
        let device = Device(system: .iOS(17))
        let app = try install(on: device)
        app.process?.end(.crash("a trap"))
        device.delete(app)
        #expect(device.leftovers().contains { $0.contains("which the test does not expect") })
        #expect(device.leftovers().isEmpty)
        let other = try install(on: device)
        other.expectEnd(by: TerminationReason.crash("").rule.id)
        other.process?.end(.crash("a trap"))
        device.delete(other)
        #expect(device.leftovers().isEmpty)
    }

    @Test("has the timeline behind the first issue, and behind no other")
    func timeline() async {
        let found = await issues(PhoneTrait.phone(.iOS(17))) {
            try install()
            Issue.record("first")
            Issue.record("second")
        }
        #expect(found.count == 2 && found.first?.hasPrefix("first\nthe timeline of the phone:\nTIME") == true)
        #expect(found.first?.contains("opened by the user") == true && found.last == "second", "\(found)")
    }

    @Test("can be asked for what it leaves behind without the trait, and for its page", .ownStatics)
    func plain() throws {
        let device = Device(system: .iOS(17), seed: 41)
        try install(Leaker.self, on: device)
        device.press(.home)
        let page = device.timelinePage(titled: "leak & all", failure: "no end")
        #expect(page.contains("leak &amp; all") && page.contains("seed 41") && page.contains("No end"))
        let journal = try TestJournal(
            Data(device.journal(titled: "leak & all", failure: "no end").utf8), name: "leak.jsonl")
        let result = try #require(journal.results.first)
        #expect(journal.results.count == 1 && journal.outstanding.isEmpty && journal.missingPlan == 0)
        #expect(result.scenario.name == "leak & all" && result.failure == "no end" && result.outcome == .failed)
        let recording = try #require(journal.recording(of: journal.planned[0]))
        #expect(recording.records.text.count == device.trace.records.count)
        #expect(device.leftovers().count == 1 && device.leftovers().isEmpty, "a task is leaked once")
        #expect(!device.leftovers(isStrict: true).isEmpty)
    }

    @Test("fails at a finding where it is strict")
    func strict() async throws {
        @Sendable func declare() throws {
            let manifest = Manifest(backgroundModes: ["audio"])
            try Device.current.install(Leaver.self, manifest: manifest, name: "Leaver").launch()
        }
        #expect(await issues(PhoneTrait.phone(), declare) == [])
        let found = await issues(PhoneTrait.phone(isStrict: true), declare)
        #expect(found.count == 1 && found.first?.contains("[mode.declared-unused]") == true, "\(found)")
        #expect(await issues(PhoneTrait.phone(allowing: ["mode.declared-unused"], isStrict: true), declare) == [])
    }

    @Test("is refused with the name of a constant that there is not")
    func constants() async {
        let found = await issues(PhoneTrait.phone(constants: ["k.nothing": 1])) {}
        #expect(found.count == 1 && found.first?.contains("k.nothing") == true, "\(found)")
    }
}

@Suite("The history of an app", .enabled(if: RuntimeInterface.problems.isEmpty))
struct HistoryTests {
    @Test("has its states, what kept it awake, and the calls, at any time", .phone(.iOS(17)))
    func history() throws {
        let device = Device.current
        let app = try install()
        device.advance(by: .seconds(5))
        device.press(.home)
        device.advance(by: .seconds(60))
        #expect(app.state(at: .seconds(1)) == .active && app.state(at: .seconds(6)) == .background)
        #expect(app.state(at: .zero - .seconds(1)) == .notRunning)
        #expect(app.states(from: .seconds(1), to: .seconds(14)) == [.active, .inactive, .background])
        #expect(app.states(from: .seconds(6), to: .seconds(14)) == [.background])
        #expect(app.states(from: .seconds(6), to: .seconds(60)) == [.background, .suspended])
        #expect(app.awakeReasons(at: .seconds(10)) == ["task \"leave\""])
        #expect(app.awakeReasons(at: .seconds(50)) == [])
        #expect(app.awakeTime(because: "task \"leave\"") == .seconds(10))
        #expect(app.awakeTime() >= .seconds(10) && app.awakeTime(because: "audio") == .zero)
        let call = "applicationDidEnterBackground"
        #expect(app.wasCalled(call) && !app.wasCalled(call, call), "\(app.trace.calls)")
    }
}
