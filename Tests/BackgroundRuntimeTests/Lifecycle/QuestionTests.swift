import Testing
import VigilFacts

@testable import BackgroundRuntime

struct QuestionTests: Facts {
    @Test("A question to the delegate of an app", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A phone whose app was woken for a fetch that it has 30 seconds for, and what it answers.
    private static func woken(debugger: Bool = false) throws -> (phone: Phone, answers: Answers) {
        let phone = try Phone()
        phone.device.conditions.isDebuggerAttached = debugger
        let answers = Answers()
        let reason = TerminationReason("overrun", code: 0x2182_bad4, rule: LifecycleRules.kill, "no completion")
        let event = WakeEvent("fetch", rule: LifecycleRules.resumeBackground, allowance: .seconds(30), overrun: reason)
        phone.app.wake(for: event) { process, completion in
            process.ask(.performFetch, rule: LifecycleRules.resumeBackground) {
                answers.all.append($0)
                completion.complete(rule: LifecycleRules.resumeBackground)
            }
        }
        phone.device.settle()
        return (phone, answers)
    }

    private final class Answers {
        var all: [PropertyValue] = []
    }

    let answer = Fact(
        "is a call of its delegate; the answer ends the wake, and a second one reaches whoever asked too"
    ) {
        let (phone, answers) = try Self.woken()
        expect(phone.calls().last, is: "application(_:performFetchWithCompletionHandler:)")
        phone.advance(5)
        try phone.run {
            try $0.answers.give(.integer(1), to: .performFetch)
            try $0.answers.give(.integer(2), to: .performFetch)
        }
        phone.device.settle()
        expect(answers.all == [.integer(1), .integer(2)] && phone.app.state == .suspended && phone.exits.isEmpty)
    }

    let order = Fact("that waits is answered in the order in which it was asked; none that was never asked") {
        let phone = try Phone()
        phone.app.launch()
        let answers = Answers()
        try phone.run { process in
            for number in 1...2 {
                process.ask(.performFetch, rule: LifecycleRules.kill) { answers.all += [.integer(number), $0] }
            }
        }
        try phone.run { process in
            expect(process.answers.isWaiting(for: .performFetch))
            try process.answers.give(.boolean(true), to: .performFetch)
            try process.answers.give(.boolean(false), to: .performFetch)
            expect(!process.answers.isWaiting(for: .performFetch))
            expect(throws: StimulusError.self) { try process.answers.give(.integer(0), to: .open) }
        }
        expect(answers.all, is: [.integer(1), .boolean(true), .integer(2), .boolean(false)])
    }

    let overrun = Fact("that is not answered in time ends the process, with the reason of whoever woke it") {
        let (phone, _) = try Self.woken()
        phone.advanceAlmost(30)
        expect(phone.app.state, is: .background)
        phone.advance(1)
        expect(phone.app.state == .notRunning && phone.app.exits.last?.code == 0x2182_bad4)
    }

    let spared = Fact("that is not answered in time ends no app that the user opened, and none in a debugger") {
        let (opened, _) = try Self.woken()
        opened.app.launch()
        opened.advance(60)
        expect(opened.app.state == .active && opened.exits.isEmpty)
        let (debugged, _) = try Self.woken(debugger: true)
        debugged.advance(60)
        expect(debugged.exits.isEmpty && debugged.app.awakeReasons.isEmpty)
        for phone in [opened, debugged] {
            let finding = phone.app.trace.findings.last?.text ?? ""
            expect(finding.hasPrefix("the completion handler of fetch was not called in time"))
        }
    }

    let suspended = Fact("is not put to a process that does not run") {
        let phone = try Phone.inBackground()
        let process = try phone.process
        process.ask(.performFetch, rule: LifecycleRules.kill) { _ in }
        phone.advance(1)
        expect(phone.app.state == .suspended && !phone.calls().contains { $0.contains("performFetch") })
    }
}
