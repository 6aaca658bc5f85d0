import Synchronization
import Testing

/// The phone of a running test.
final class TestPhone: Sendable {
    @TaskLocal static var current: TestPhone?

    private let trait: PhoneTrait
    // A test uses its phone from one thread at a time, as every user of a device has to.
    nonisolated(unsafe) private(set) var device: Device
    /// Whether an issue was followed by the timeline: one is enough.
    private let hasTold = Atomic(false)
    /// How much of a timeline is printed; the whole of it is attached.
    private static let printedRecords = 20

    init(_ trait: PhoneTrait) throws {
        self.trait = trait
        device = try Device(system: trait.system, seed: trait.seed, constants: trait.constants)
    }

    /// Takes another phone in place of this one, with another system.
    func boot(_ system: SystemVersion) throws {
        device = try Device(system: system, seed: trait.seed, constants: trait.constants)
    }

    /// Runs a test, then looks at what it left behind, also where it throws.
    func look(after test: @concurrent @Sendable () async throws -> Void) async throws {
        do {
            try await test()
        } catch {
            _ = hasTold.exchange(true, ordering: .relaxed)
            attachTimeline()
            throw error
        }
        let end = device.now
        let leaks = TestLeaks(of: device).reported
        for text in (leaks + findings(upTo: end)) where !trait.allowed.contains(where: text.contains) {
            Issue.record("\(text)")
        }
        if hasTold.load(ordering: .relaxed) { attachTimeline() }
    }

    /// What an issue says, with the timeline behind the first.
    func explain(_ issue: Issue) -> Issue {
        guard issue.severity >= .error, !hasTold.exchange(true, ordering: .relaxed) else { return issue }
        var issue = issue
        issue.comments.append(Comment(rawValue: "the timeline of the phone:\n" + timeline(TestPhone.printedRecords)))
        return issue
    }

    private func timeline(_ count: Int) -> String {
        let timeline = Timeline(trace: device.trace)
        return ([timeline.header] + device.trace.records.suffix(count).map(timeline.line)).joined(separator: "\n")
    }

    private func attachTimeline() { Attachment.record(timeline(.max), named: "timeline.txt") }

    /// What was found up to the end of the test and fails it.
    private func findings(upTo end: VirtualInstant) -> [String] {
        for app in device.apps { app.reportLeftovers() }
        let records = device.trace.records.filter { $0.kind == .finding && $0.instant <= end }
        return records.filter { trait.isStrict || TestPhone.makesUnsure($0.rule) }
            .map { "found on the phone: \(device.trace.entry($0))" }
    }

    /// Whether nothing is sure any more once a rule had to be applied: those of the simulation's own limits, and that of a
    /// broken module.
    private static func makesUnsure(_ rule: Rule?) -> Bool {
        rule.map { $0.id == "mode.module-fault" || $0.id.hasPrefix("sim.") } ?? false
    }
}
