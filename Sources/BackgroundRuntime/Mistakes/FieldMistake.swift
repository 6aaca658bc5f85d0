/// A mistake that apps make again and again in the background: what people see of it, why, and what shows it.
///
/// People look for it by what they see, in the words of a log or of their own; `vigil explain` finds it by these. A module
/// has those that are about it, the host those of the life cycle and of finite-length tasks:
///
/// ```swift
/// FieldMistake(
///     "radio-not-joined", "Listens without joining a channel.",
///     outcome: "The app is suspended, and the radio is silent.",
///     reason: "The mode holds only while a channel is joined.", cure: "Join before the app leaves the foreground.",
///     words: ["radio stops in background", "RadioErrorDomain Code=7"], rules: ["radio.channel.holds"],
///     scenario: "Scenarios/radio-not-joined.json5")
/// ```
public struct FieldMistake: Hashable, Sendable {
    /// Its name, which no other has: `task-id-overwritten`.
    public let name: String
    /// What the app does, in one sentence.
    public let title: String
    public let outcome: String
    /// Why it is so.
    public let reason: String
    public let cure: String
    /// What people search for: whole phrases, texts of logs, and codes of errors. No other mistake has the same phrase.
    public let words: [String]
    /// The code with which the system ends the app for it: `0x8badf00d`; nil where it ends no app, or without a code.
    public let code: String?
    /// Ids of the rules by which it happens.
    public let rules: [String]
    /// The scenario file that shows it, relative to the package of the module; nil where it takes code to show it.
    public let scenario: String?

    /// A mistake from its name, what the app does, and what comes of it.
    public init(
        _ name: String, _ title: String, outcome: String, reason: String, cure: String, words: [String],
        code: String? = nil, rules: [String], scenario: String? = nil
    ) {
        self.name = name
        self.title = title
        self.outcome = outcome
        self.reason = reason
        self.cure = cure
        self.words = words
        self.code = code
        self.rules = rules
        self.scenario = scenario
    }

    /// The scenario of the app that does it right: the file beside ``scenario`` whose name ends with `.mended.json5`.
    public var mendedScenario: String? {
        scenario.map { file in (file.hasSuffix(".json5") ? String(file.dropLast(6)) : file) + ".mended.json5" }
    }
}

extension ModuleSet {
    /// What is known under this name, such as `no-handler`; nil for any other text.
    public func mistake(named name: String) -> FieldMistake? { mistakes.first { $0.name == name } }

    /// All that is known of a mistake, as a page of text: what happens, why, the rules, and the scenarios that show it. It ends
    /// with a line break.
    public func explanation(of mistake: FieldMistake) -> String {
        let rules = mistake.rules.map { id in
            [
                id,
                book.rule(named: id)?.sentence ?? book.constant(named: id)?.meaning ?? "of a module that is not linked",
            ]
        }
        let shown = [mistake.scenario, mistake.mendedScenario].compactMap(\.self).map { "vigil run \($0)" }
        let parts = [
            ReportText.part("Seen", ReportText.wrapped(mistake.outcome, indented: true)),
            ReportText.part("Ends", mistake.code.map { [$0] } ?? []),
            ReportText.part("Why", ReportText.wrapped(mistake.reason, indented: true)),
            ReportText.part("Cure", ReportText.wrapped(mistake.cure, indented: true)),
            ReportText.part(
                "Rules", rules.flatMap { [$0[0]] + ReportText.wrapped($0[1], indented: true).map { "  " + $0 } }),
            ReportText.part("Try", shown),
        ]
        return ReportText.page(title: mistake.name, sentence: mistake.title, parts: parts)
    }
}
