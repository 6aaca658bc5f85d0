import VigilResults

extension [ScenarioResult] {
    /// The results of a whole strict run, settled: what is found over all scenarios of an app fails once, as a result of its own
    /// for each folder of scenarios, behind those of the scenarios.
    package var judgedStrictly: [ScenarioResult] {
        var folders: [String] = []
        var failing: [String: [FindingResult]] = [:]
        let others = settled.map { result in
            let found = result.toleratedFindings.filter { $0.fact != nil }
            guard !found.isEmpty else { return result }
            let folder = result.scenario.folder
            if failing[folder] == nil { folders.append(folder) }
            failing[folder, default: []] += found
            var result = result
            result.findings.removeAll { $0.fact != nil && !$0.isExpected && !$0.fails }
            return result
        }
        return others + folders.map { ScenarioResult(together: failing[$0] ?? [], in: $0) }
    }
}

extension ScenarioResult {
    /// What scenarios of a folder have found together, which fails them together.
    fileprivate init(together findings: [FindingResult], in folder: String) {
        let apps = Set(findings.map(\.app)).sorted().joined(separator: ", ")
        self.init(ScenarioIdentity(file: folder, name: "All scenarios of \(apps) together"), .failed)
        self.findings = findings.map { finding in
            var finding = finding
            finding.fails = true
            return finding
        }
        let lines = findings.map { finding in
            "\(finding.app): \(finding.text)" + (finding.rule.map { " [\($0)]" } ?? "")
        }
        let rules = Set(findings.compactMap(\.rule)).sorted().map { "--allow \($0)" }.joined(separator: " ")
        failure =
            (lines + ["    no scenario of the run shows otherwise; the command line can expect it, with \(rules)"])
            .joined(separator: "\n")
    }
}

extension ScenarioIdentity {
    /// The folder of the file.
    fileprivate var folder: String {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
