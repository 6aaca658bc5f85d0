import VigilResults

extension [ScenarioResult] {
    /// The results of a whole run, in which what is judged over all scenarios of an app is found once: nowhere where one of them
    /// shows it to be otherwise, else in the first that found it.
    package var settled: [ScenarioResult] {
        let refuted = Set(flatMap { $0.refutedFacts ?? [] })
        var known: Set<String> = []
        return map { result in
            guard result.findings.contains(where: { $0.fact != nil }) else { return result }
            var result = result
            result.findings.removeAll { finding in
                guard let fact = finding.fact, !finding.isExpected, !finding.fails else { return false }
                return refuted.contains(fact) || !known.insert(fact).inserted
            }
            return result
        }
    }
}
