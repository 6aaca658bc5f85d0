import Foundation
import ProgramRunner
import Testing
import VigilRuntimeProbes
import VirtualTime

/// One scenario of one example on one system; nil stands for the system of the file.
struct ProfileRun: CustomTestStringConvertible {
    let run: ExampleRun
    let system: String?

    var testDescription: String { "\(run), \(system ?? "the system of the file")" }

    /// All scenarios as they are, and on a system of each profile.
    static let all: [ProfileRun] = ExampleRun.all.flatMap { run in
        [nil, "iOS 4", "iOS 7", "iOS 13", "iOS 26", "iOS 27"].map { ProfileRun(run: run, system: $0) }
    }

    /// The trace of a product, as JSON lines.
    func events(of product: String) throws -> [Event] {
        let scenario = "Examples/\(run.example)/Scenarios/\(run.scenario).json5"
        let system = system.map { ["--system", $0] } ?? []
        let outcome = try Program(product).run(["--scenario", scenario, "--format", "jsonl"] + system)
        let list = "[" + outcome.output.split(separator: "\n").joined(separator: ",") + "]"
        return try JSONDecoder().decode([Event].self, from: Data(list.utf8))
    }
}

/// What two versions of an app have in common: when, what, in which state, by which rule.
struct Event: Decodable, Hashable, Comparable {
    let t: Int64
    let kind: String
    let text: String
    let state: String?
    let rule: String?

    /// The event without the lines of the source, and without the thread that ends a finite-length task.
    var withoutSource: Event {
        let isEnd = rule == "task.end.any-thread" || rule == "task.end.early"
        return Event(t: t, kind: kind, text: textWithoutSource, state: state, rule: isEnd ? nil : rule)
    }

    private var textWithoutSource: String {
        guard text.contains(": on thread ") || text.contains(".swift:") else { return text }
        return text.replacing(/: on thread .*/, with: "").replacing(/\w+\.swift:\d+/, with: "")
    }

    static func < (left: Event, right: Event) -> Bool {
        (left.t, left.kind, left.text, left.rule ?? "") < (right.t, right.kind, right.text, right.rule ?? "")
    }
}

@Suite("An example written with Swift concurrency", .enabled(if: RuntimeInterface.problems.isEmpty))
struct AsyncVersionTests {
    @Test(
        "does the same at the same nanosecond as the one written with queues, on all profiles",
        arguments: ProfileRun.all)
    func doesTheSame(run: ProfileRun) throws {
        let queues = comparable(try run.events(of: run.run.example))
        let tasks = comparable(try run.events(of: "\(run.run.example)Async"))
        let (ofQueues, ofTasks) = (Set(queues), Set(tasks))
        #expect(!queues.isEmpty && queues.filter { !ofTasks.contains($0) } == [])
        #expect(tasks.filter { !ofQueues.contains($0) } == [] && queues.count == tasks.count)
    }

    /// The events of one instant may come in another order, since a task goes on in a turn of its own. A task that was
    /// cancelled has to wait for the next run to hear of it, where a timer is simply gone. Lines of the source differ, and
    /// the thread that ends a finite-length task.
    private func comparable(_ events: [Event]) -> [Event] {
        let ofWaitingWork = ["life.enter-background.async-not-run", "life.suspend.grace"]
        return events.filter { !ofWaitingWork.contains($0.rule ?? "") }.map(\.withoutSource).sorted()
    }
}
