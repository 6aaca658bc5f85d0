import Synchronization
import Testing
import VigilResults
import VigilScenarios

/// The phone of a running test.
final class TestPhone: Sendable {
    @TaskLocal static var current: TestPhone?

    private let trait: PhoneTrait
    // A test uses its phone from one thread at a time, as every user of a device has to.
    nonisolated(unsafe) private(set) var device: Device
    /// Whether an issue was followed by the timeline: one is enough.
    private let hasTold = Atomic(false)
    /// What went wrong first, in words.
    private let failure = Mutex<String?>(nil)
    /// How much of a timeline is printed; the whole of it is attached.
    private static let printedRecords = 20

    init(_ trait: PhoneTrait) throws {
        try EndedTests.begin()
        self.trait = trait
        device = try Device(system: trait.system, seed: trait.seed, constants: trait.constants)
    }

    /// Takes another phone in place of this one, as a variant says.
    func boot(_ variant: PhoneVariant) throws {
        device = try Device(
            system: variant.system ?? trait.system, seed: variant.seed ?? trait.seed,
            constants: trait.constants.merging(variant.constants) { $1 })
    }

    /// What the test should not leave behind, in words, with what the trait allows and there is not.
    func takeWrong() -> [String] {
        let left = device.leftovers(isStrict: trait.isStrict)
        return left.filter { text in !trait.allowed.contains(where: text.contains) }
            + ScenarioRunner(modules: device.modules).unknownWords(allowed: trait.allowed).map { "allowing: \($0)" }
    }

    /// The end of the timeline.
    var lastLines: String { "the timeline of the phone:\n" + timeline(TestPhone.printedRecords) }

    /// Runs a test, then looks at what it left behind, also where it throws.
    func look(after test: @concurrent @Sendable () async throws -> Void) async throws {
        do {
            try await test()
        } catch {
            tell("\(error)")
            attachTimeline()
            throw error
        }
        for text in takeWrong() { Issue.record("\(text)") }
        if hasTold.load(ordering: .relaxed) { attachTimeline() }
    }

    /// What an issue says, with the timeline behind the first.
    func explain(_ issue: Issue) -> Issue {
        guard issue.severity >= .error, tell("\(issue)") else { return issue }
        var issue = issue
        issue.comments.append(Comment(rawValue: lastLines))
        return issue
    }

    private func timeline(_ count: Int) -> String {
        let timeline = Timeline(trace: device.trace)
        return ([timeline.header] + device.trace.records.suffix(count).map(timeline.line)).joined(separator: "\n")
    }

    /// Whether something is the first that goes wrong in the test, which the page then says.
    @discardableResult
    private func tell(_ failure: String) -> Bool {
        guard !hasTold.exchange(true, ordering: .relaxed) else { return false }
        self.failure.withLock { $0 = failure }
        return true
    }

    /// What the files are called that a test leaves, without an ending: of several in one folder each is known by its name.
    static func fileName(test: String, apps: [String], system: String) -> String {
        ([test] + apps + [system]).map { FileNames.plain($0) }.filter { !$0.isEmpty }.joined(separator: ".")
    }

    /// The timeline as text, and as a journal that pages are made of; as a page too where the test links what makes one. Where
    /// `swift test` is given `--attachments-path`, it leaves them there.
    private func attachTimeline() {
        let name = Test.current.map { $0.displayName ?? $0.name } ?? "a test"
        let file = TestPhone.fileName(test: name, apps: device.apps.map(\.name), system: "\(device.system)")
        let failure = failure.withLock { $0 }
        Attachment.record(timeline(.max), named: file + ".txt")
        Attachment.record(device.journal(titled: name, failure: failure), named: file + ".jsonl")
        if let commandLine = LinkedCommandLine.current {
            Attachment.record(commandLine.page(of: device, titled: name, failure: failure), named: file + ".html")
        }
    }
}
