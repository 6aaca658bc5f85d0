/// The list of background modes.
extension Manifest {
    /// The modes in effect, and what is wrong with the list.
    func modeList(catalog: ModeCatalog, system: SystemVersion) -> (inEffect: [String], problems: [InputProblem]) {
        let path = ContentPath.root.key(ManifestKeyName.modes)
        guard let value = values[ManifestKeyName.modes] else { return ([], []) }
        guard case .array(let items) = value else {
            let message = "must be an array of strings, is \(value.spoken)"
            let hint = correction(of: value, to: .strings)
            return ([], [problem(.error, at: path, message, hint: hint, rule: ModeRules.type)])
        }
        if items.isEmpty { return ([], [problem(.warning, at: path, "the list is empty", hint: "remove the key")]) }
        var seen: [PropertyValue: Int] = [:]
        let verdicts = items.indices.map { index in
            let first = seen[items[index]]
            seen[items[index]] = first ?? index
            return ModeVerdict(items[index], first: first, catalog: catalog, system: system)
        }
        // A message costs more than a verdict, and there may be very many wrong items.
        let problems = listed(verdicts.indices.filter { verdicts[$0].isProblem }) { index in
            problem(with: items[index], verdicts[index], at: path.item(index), catalog, system)
        }
        return (verdicts.compactMap(\.valueInEffect), problems)
    }

    private func problem(
        with item: PropertyValue, _ verdict: ModeVerdict, at path: ContentPath, _ catalog: ModeCatalog,
        _ system: SystemVersion
    ) -> InputProblem {
        let text = item.string ?? ""
        switch verdict {
        case .noString:
            return problem(.error, at: path, "must be a string, is \(item.spoken)", rule: ModeRules.type)
        case .repeated(let first):
            let message = "\(text.quoted) is already in the list, at [\(first)]"
            return problem(.warning, at: path, message, rule: ModeRules.duplicate)
        case .unknown:
            return unknown(text, at: path, catalog)
        case .unavailable(let reason):
            let message = "\(text.quoted) is not valid for iOS: \(reason)"
            return problem(.error, at: path, message, rule: ModeRules.unknownValue)
        case .tooNew(let since):
            let message = "\(text.quoted) is new in \(since); \(system), which is simulated, ignores it"
            return problem(.warning, at: path, message, rule: ModeRules.tooNew)
        case .withdrawn(let until):
            let message = "\(text.quoted) does nothing since \(until) (simulated is \(system))"
            return problem(.warning, at: path, message)
        case .inEffect(let entry):
            let reason = catalog.reasonNotPlayed(entry).map { ", \($0)" } ?? ""
            return problem(.warning, at: path, "\(text.quoted) is a mode of iOS\(reason)")
        }
    }

    private func unknown(_ text: String, at path: ContentPath, _ catalog: ModeCatalog) -> InputProblem {
        if BuildVariables.areIn(text) {
            let message = "the value of the build variable in \(text.quoted) is not known: no mode is loaded for it"
            return problem(.warning, at: path, message, hint: "give its value")
        }
        guard !text.allSatisfy(\.isWhitespace) else {
            return problem(.error, at: path, "an empty mode", hint: "remove it", rule: ModeRules.unknownValue)
        }
        let (message, hint) = ModeGuess(text, catalog).words
        return problem(.error, at: path, message, hint: hint, rule: ModeRules.unknownValue)
    }
}
