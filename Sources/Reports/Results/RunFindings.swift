import VigilResults

/// What a whole test run has found and passes over: findings that nothing expects and that fail nothing, by their rules, and
/// what is wrong with manifests. Each report on a run shows all of it, with the scenarios.
package struct RunFindings: Hashable, Sendable {
    /// The findings of each rule, in the order in which the run came upon them.
    package let rules: [Group]
    /// The problems of manifests, each once, in the same order.
    package let manifests: [Group]

    /// What was found by one rule, or one problem of a manifest.
    package struct Group: Hashable, Sendable {
        /// The id of the rule, or the sentence where there is none.
        package let name: String
        /// The scenarios that have it.
        package fileprivate(set) var places: [ScenarioFindings]

        /// How often it was found.
        package var count: Int { places.reduce(0) { $0 + max($1.sentences.count, 1) } }

        /// The name with how often it was found, and in how many scenarios.
        package var heading: String {
            let isOfManifest = places.allSatisfy(\.sentences.isEmpty)
            let times = isOfManifest ? "" : "\(RunFindings.counted(count, "finding")) in "
            return "\(name): \(times)\(RunFindings.counted(places.count, "scenario"))"
        }

        /// A line for each time it was found: the scenario, when, in which app, and what.
        package var lines: [String] {
            places.flatMap { place in
                place.sentences.isEmpty
                    ? [place.scenario.place] : place.sentences.map { "\(place.scenario.place) at \($0)" }
            }
        }
    }

    /// One scenario, and what was found in it.
    package struct ScenarioFindings: Hashable, Sendable {
        /// The scenario, in its variant.
        package let scenario: ScenarioIdentity
        /// Each finding, with its instant and its app; empty for the problem of a manifest.
        package fileprivate(set) var sentences: [String]
    }

    /// What was found in scenarios of some results, in their order.
    package init(_ results: [ScenarioResult]) {
        var (rules, manifests) = (Grouping(), Grouping())
        for result in results.settled {
            for finding in result.toleratedFindings {
                rules.add(finding.rule ?? finding.text, result.scenario, finding.sentence)
            }
            for problem in result.manifestProblems ?? [] { manifests.add(problem, result.scenario, nil) }
        }
        (self.rules, self.manifests) = (rules.groups, manifests.groups)
    }

    /// Whether there is nothing to show.
    package var isEmpty: Bool { rules.isEmpty && manifests.isEmpty }

    /// How many findings there are.
    package var count: Int { rules.reduce(0) { $0 + $1.count } }

    /// Both kinds, each under its heading; none without anything below.
    package var sections: [(heading: String, groups: [Group])] {
        [(RunFindings.findings, rules), (RunFindings.problems, manifests)].filter { !$0.1.isEmpty }
    }

    private static let findings = "Found, though nothing expects it"
    private static let problems = "Wrong with manifests"

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

/// Groups that grow, found by their names.
private struct Grouping {
    private(set) var groups: [RunFindings.Group] = []
    private var indices: [String: Int] = [:]

    /// - Parameter sentence: nil for what a scenario has or has not, once.
    mutating func add(_ name: String, _ scenario: ScenarioIdentity, _ sentence: String?) {
        let index = indices[name] ?? groups.count
        if index == groups.count {
            indices[name] = index
            groups.append(RunFindings.Group(name: name, places: []))
        }
        if groups[index].places.last?.scenario != scenario {
            groups[index].places.append(RunFindings.ScenarioFindings(scenario: scenario, sentences: []))
        }
        if let sentence { groups[index].places[groups[index].places.count - 1].sentences.append(sentence) }
    }
}

extension FindingResult {
    /// The finding with its instant and its app.
    var sentence: String {
        "\(TimeWords.clock(instant)) \(app): \(text)" + (fact == nil ? "" : "; no scenario of the run shows otherwise")
    }
}

extension ScenarioIdentity {
    /// The file, with the variant where there is one.
    fileprivate var place: String { variant.isEmpty ? file : "\(file) [\(VariantValue.text(variant))]" }
}

extension ScenarioResult {
    /// What is passed over of this scenario, a line each, with the rule.
    var toleratedLines: [String] {
        toleratedFindings.map { finding in
            "found, though nothing expects it: \(finding.sentence)" + (finding.rule.map { " [\($0)]" } ?? "")
        } + (manifestProblems ?? []).map { "wrong with a manifest: \($0)" }
    }
}
