import BackgroundRuntime
import Foundation
import VigilResults

/// Which scenarios a program that plays them tells in full, beside what came of them: pages are made of that.
package struct TimelineWish: Sendable, Hashable {
    /// Some of all scenarios.
    package enum Scenarios: String, Sendable, CaseIterable {
        /// Those that did not pass.
        case failures
        /// Each, also where all is well.
        case all
    }

    private let scenarios: Scenarios
    /// Whether what a person sees of the phone is told with it. To look costs time, of those too that pass.
    let hasSights: Bool
    /// No page with more than this opens; a day of a hundred thousand records is a tenth of it.
    private static let mostBytes = 1 << 26

    /// A wish for some scenarios.
    package init(_ scenarios: Scenarios, hasSights: Bool) {
        (self.scenarios, self.hasSights) = (scenarios, hasSights)
    }

    /// The wish of a command line; nil where there is none.
    ///
    /// - Throws: ``UsageError`` for other scenarios than there are words for.
    package init?(_ parsed: ParsedCommand) throws(UsageError) {
        guard let word = parsed.value("--timelines") else { return nil }
        guard let scenarios = Scenarios(rawValue: word) else {
            throw UsageError("--timelines takes failures or all, not \(word.quoted)")
        }
        self.init(scenarios, hasSights: parsed.has("--sights"))
    }

    /// The options that name it.
    package static let options = [
        OptionSpec(
            "--timelines", value: Scenarios.allCases.map(\.rawValue).joined(separator: "|"),
            "Sends the whole run of these too, with --results; vigil test makes pages of them."),
        OptionSpec("--sights", "Sends with them what a person sees of the phone."),
    ]

    /// The words of a command line that say it.
    package var words: [String] { ["--timelines", scenarios.rawValue] + (hasSights ? ["--sights"] : []) }

    /// The whole run on a phone as JSON; nil where it is not wished for, or is too long for a page.
    func recording(of device: Device?, _ outcome: Outcome) -> [UInt8]? {
        guard let device, scenarios == .all || outcome != .passed,
            let data = try? JSONEncoder().encode(RunRecorder.recording(of: device)), data.count <= Self.mostBytes
        else { return nil }
        return Array(data)
    }
}
