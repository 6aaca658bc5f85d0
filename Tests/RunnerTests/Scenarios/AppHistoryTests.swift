import BackgroundRuntime
import Testing
import VigilFacts

@testable import VigilScenarios

struct AppHistoryTests: Facts {
    @Test("What expectations ask of the past", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone() throws -> (device: Device, app: InstalledApp) {
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(ScriptedApp(), manifest: Manifest())
        app.launch()
        return (device, app)
    }

    let readsOnce = Fact("is read once, however often it is asked for") {
        let (device, app) = try Self.phone()
        let history = AppHistory(of: app)
        var read = 0
        for number in 0..<100 {
            app.process?.print("line \(number)")
            device.advance(by: .seconds(1))
            read += history.readOn()
            expect(history.output.all.count == number + 1 && history.readOn() == 0)
        }
        expect(read, is: app.trace.entries.count)
    }

    let sameAsTrace = Fact("is the same as of the whole trace: calls, output, rules, findings, time awake by holder") {
        let (device, app) = try Self.phone()
        let history = AppHistory(of: app)
        for number in 0..<8 {
            app.activate()
            try app.onMainThread {
                let id = app.process?.beginTask(name: "task \(number % 2)", place: "here", handler: nil)
                if number == 7 { app.process?.endTask(id ?? 0) }
            }
            device.press(.home)
            device.advance(by: .seconds(number))
            history.readOn()
            let entries = app.trace.entries
            expect(history.calls.all == app.trace.calls && history.output.all == app.trace.output)
            expect(history.change?.text, is: entries.last { $0.kind == .state || $0.kind == .termination }?.text)
            expect(history.findings.isEmpty, is: app.trace.findings.isEmpty)
            let home = entries.first { $0.rule?.id == "life.tx.home" }
            expect(history.first(rule: "life.tx.home")?.instant, is: home?.instant)
            let summary = RunSummary(of: app)
            for holder in ["task 0", "task 1", "nothing"] {
                expect(history.awake(because: holder), is: summary.awake(because: holder), "\(holder)")
            }
        }
        expect(history.awake(because: "task 0") > .seconds(5))
    }

    let orderedTexts = Fact("finds texts in their order, by their places") {
        var texts = OrderedTexts()
        for text in ["a", "b", "a", "c", "b"] { texts.append(text) }
        expect(texts.firstMissing(of: ["a", "a", "b"]) == nil && texts.firstMissing(of: []) == nil)
        expect(texts.firstMissing(of: ["c", "a"]) == "a" && texts.firstMissing(of: ["b", "b", "b"]) == "b")
        let isEither = { (wanted: String, text: String) in wanted == "x" ? text != "a" : wanted == text }
        expect(texts.firstMissing(of: ["x", "x", "x"], matches: isEither) == nil)
        expect(texts.firstMissing(of: ["x", "x", "x", "x"], matches: isEither), is: "x")
    }
}
