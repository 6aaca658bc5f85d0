extension RuleBook {
    /// A table of rules, one line each: id, systems, letters of the confidence, keys of the sources.
    ///
    /// The table has all rules of the book, or those of one section. It ends with a line break.
    public func listing(section: String? = nil) -> String {
        let listed = section.map { rules(inSection: $0) } ?? rules
        let rows = listed.map { rule in
            [rule.id, "\(rule.systems)", rule.confidence.letters, rule.sources.joined(separator: " ")]
        }
        return ReportText.table([["rule", "systems", "sure", "sources"]] + rows)
    }

    /// All that is known of a rule or a constant; nil when the book has no such id.
    ///
    /// The text has the sentence, the systems and profiles, the confidence in words, each source with title and
    /// address, and the constants that the sentence mentions with their values. It ends with a line break.
    public func explanation(of id: String) -> String? {
        if let rule = rule(named: id) { return explanation(of: rule) }
        return constant(named: id).map { explanation(of: $0) }
    }

    private func explanation(of rule: Rule) -> String {
        let constants = constants(mentionedIn: rule.sentence).map { [$0.id, $0.valuesInWords] }
        let parts = [
            ReportText.part("Holds for", [rule.systems.inWords]),
            ReportText.part(
                "Kind", rule.kind == .property ? ["a property: it always holds, and no trace cites it"] : []),
            ReportText.part("Sure", rule.confidence.map(\.inWords)),
            ReportText.part("Sources", ReportText.columns(sourceRows(rule.sources))),
            ReportText.part("Constants", ReportText.columns(constants)),
            ReportText.part("Advice", rule.advice.map { [$0] } ?? []),
        ]
        return ReportText.page(title: rule.id, sentence: rule.sentence, parts: parts)
    }

    private func explanation(of constant: Constant) -> String {
        // Few sentences have the letters, and words are taken apart slowly.
        let mentioning = rules.filter { rule in
            rule.sentence.contains(constant.id) && constants(mentionedIn: rule.sentence).contains { $0 === constant }
        }
        let parts = [
            ReportText.part("Values", [constant.valuesInWords]),
            ReportText.part("Sure", constant.confidence.map(\.inWords)),
            ReportText.part("Sources", ReportText.columns(sourceRows(constant.sources))),
            ReportText.part("Rules", mentioning.map(\.id)),
        ]
        return ReportText.page(title: constant.id, sentence: constant.meaning, parts: parts)
    }

    private func sourceRows(_ keys: [String]) -> [[String]] {
        keys.flatMap { key -> [[String]] in
            guard let source = source(named: key) else { return [[key, "not in the table of sources"]] }
            return [[key, source.title]] + source.addresses.map { ["", $0] }
        }
    }
}

extension Confidence {
    /// The confidence as `vigil explain` says it.
    package var inWords: String {
        switch self {
        case .documented: "documented by Apple"
        case .engineer: "said by an Apple engineer on the developer forums"
        case .observed: "observed in real logs, crash reports or issue threads"
        case .folklore: "widely repeated, with no first-hand evidence found"
        case .choice: "a choice of the simulator, where the sources leave it open"
        }
    }
}

extension [Confidence] {
    fileprivate var letters: String { map(\.rawValue).joined(separator: "/") }
}

extension SystemRange {
    fileprivate var inWords: String {
        let names = profiles.map(\.rawValue).joined(separator: ", ")
        return "\(self == .all ? "all versions" : "\(self)") (\(names))"
    }
}

extension Constant {
    /// The value in each profile, or one value where all are equal.
    fileprivate var valuesInWords: String {
        let words = Profile.allCases.map { values[$0].map(inWords) ?? "none" }
        let range = systems == .all ? "" : " (\(systems))"
        if let first = words.first, words.allSatisfy({ $0 == first }) { return "\(first) in all profiles" + range }
        return zip(Profile.allCases, words).map { "\($0.rawValue) \($1)" }.joined(separator: ", ") + range
    }

    private func inWords(_ value: Double) -> String {
        let number =
            Int64(exactly: value).map { "\($0)" } ?? (value == .greatestFiniteMagnitude ? "DBL_MAX" : "\(value)")
        return unit == .count ? number : "\(number) \(unit.rawValue)"
    }
}

extension RuleSource {
    /// The addresses, one by one.
    package var addresses: [String] {
        address.split(separator: ";").map { String($0).trimmingSpaces() }
    }
}
