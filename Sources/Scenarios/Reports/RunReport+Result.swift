import BackgroundRuntime
import VigilDocuments
import VigilResults

extension RunReport {
    /// What came of the run, for journals and reports.
    ///
    /// - Parameters:
    ///   - file: the path of the scenario's file, as it was asked for.
    ///   - variant: what makes the variant that was played.
    package func result(of file: String, _ variant: [VariantValue] = []) -> ScenarioResult {
        let identity = ScenarioIdentity(file: file, name: scenario.name, tags: scenario.tags, variant: variant)
        var result = ScenarioResult(identity, isPassed ? .passed : .failed)
        result.system = "\(device.system)"
        result.seed = seed
        result.expectations = steps
        result.findings = findings.map { FindingResult($0, fact: fact(of: $0.entry)) }
        result.refutedFacts = refutedFacts
        result.manifestProblems = manifestProblems
        result.ends = ends.map { LaunchEnd(of: app.name, $0.reason, isExpected: $0.isExpected) }
        result.breakdown = device.hangs.first
        result.failure = isPassed ? nil : failureText()
        result.rules = citedRules
        result.assumptions = device.assumptions
        result.phoneTime = device.now.nanoseconds
        return result
    }

    /// What is wrong with the manifests of the apps on the phone, each once.
    private var manifestProblems: [String] {
        var seen: Set<String> = []
        return ([app] + device.apps).flatMap(\.manifest.problems).filter { !RunReport.isAssumption($0) }
            .map(\.description).filter { seen.insert($0).inserted }
    }

    /// Whether the problem is the SDK that is taken for granted, which the assumptions say.
    private static func isAssumption(_ problem: InputProblem) -> Bool {
        problem.severity == .warning && problem.rule == LifecycleRules.sceneRequired.id
    }

    private var citedRules: [String] {
        var seen: Set<ObjectIdentifier> = []
        var ids: [String] = []
        for record in device.trace.records {
            if let rule = record.rule, seen.insert(ObjectIdentifier(rule)).inserted { ids.append(rule.id) }
        }
        return Set(ids).sorted()
    }
}

extension FindingResult {
    fileprivate init(_ finding: (entry: TraceEntry, isExpected: Bool, fails: Bool), fact: String?) {
        let entry = finding.entry
        self.init(
            instant: entry.instant.nanoseconds, app: entry.app, text: entry.text, rule: entry.rule?.id,
            fact: fact, isExpected: finding.isExpected, fails: finding.fails)
    }
}

extension LaunchEnd {
    fileprivate init(of app: String, _ reason: TerminationReason, isExpected: Bool) {
        self.init(
            app: app, reason: reason.name, code: reason.codeText, text: "\(reason)", rule: reason.rule.id,
            isExpected: isExpected)
    }
}
