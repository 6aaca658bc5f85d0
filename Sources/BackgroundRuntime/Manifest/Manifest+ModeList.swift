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
        var inEffect: [String] = []
        var seen: [PropertyValue: Int] = [:]
        var problems: [InputProblem] = []
        for (index, item) in items.enumerated() {
            let found: InputProblem?
            if let first = seen[item], case .string(let text) = item {
                let message = "\(text.quoted) is already in the list, at [\(first)]"
                found = problem(.warning, at: path.item(index), message, rule: ModeRules.duplicate)
            } else {
                seen[item] = index
                found = self.problem(with: item, at: path.item(index), catalog, system, inEffect: &inEffect)
            }
            if let found { problems.append(found) }
        }
        return (inEffect, listed(Array(problems.indices)) { problems[$0] })
    }

    private func problem(
        with item: PropertyValue, at path: ContentPath, _ catalog: ModeCatalog, _ system: SystemVersion,
        inEffect: inout [String]
    ) -> InputProblem? {
        guard case .string(let text) = item else {
            return problem(.error, at: path, "must be a string, is \(item.spoken)", rule: ModeRules.type)
        }
        guard let entry = catalog.entry(for: text) else { return unknown(text, at: path, catalog) }
        if let reason = entry.unavailable {
            let message = "\(text.quoted) is not valid for iOS: \(reason)"
            return problem(.error, at: path, message, rule: ModeRules.unknownValue)
        }
        guard system >= entry.since else {
            let message = "\(text.quoted) is new in \(entry.since); \(system), which is simulated, ignores it"
            return problem(.warning, at: path, message, rule: ModeRules.tooNew)
        }
        if let until = entry.until, system >= until {
            return problem(.warning, at: path, "\(text.quoted) does nothing since \(until) (simulated is \(system))")
        }
        inEffect.append(text)
        guard !entry.isSimulated else { return nil }
        return problem(.warning, at: path, "\(text.quoted) is a mode of iOS, but it is not simulated")
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

/// What an unknown mode was meant to be.
private struct ModeGuess {
    let text: String
    let catalog: ModeCatalog

    init(_ text: String, _ catalog: ModeCatalog) {
        self.text = text
        self.catalog = catalog
    }

    /// What is wrong, and what was meant.
    var words: (message: String, hint: String) {
        let values = catalog.entries.filter { $0.unavailable == nil }.map(\.value)
        let trimmed = text.trimmingSpaces()
        if let entry = catalog.entry(for: trimmed) {
            return ("unknown mode \(text.quoted): white space around it counts", "write \(entry.value.quoted)")
        }
        if let value = values.first(where: { $0.lowercased() == trimmed.lowercased() }) {
            return ("unknown mode \(text.quoted): capitals count", "did you mean \(value.quoted)?")
        }
        if let entry = labelled(trimmed) {
            return ("\(text.quoted) is what Xcode shows for a mode, not its value", "write \(entry.value.quoted)")
        }
        let joined = trimmed.replacing(" ", with: "-").replacing("_", with: "-")
        if let value = closestMatch(to: joined, in: values) ?? onlyValue(sharingWordsWith: joined, values) {
            return ("unknown mode \(text.quoted)", "did you mean \(value.quoted)?")
        }
        return ("unknown mode \(text.quoted)", "the modes are \(values.joined(separator: ", "))")
    }

    private func labelled(_ text: String) -> ModeCatalog.Entry? {
        let wanted = text.lowercased()
        return catalog.entries.first { entry in entry.xcodeLabels.contains { $0.lowercased() == wanted } }
            ?? catalog.entries.first { closestMatch(to: text, in: $0.xcodeLabels) != nil }
    }

    /// The one value whose words are all in `text`, or that has all the words of it: `background-fetch`.
    private func onlyValue(sharingWordsWith text: String, _ values: [String]) -> String? {
        let words = Set(text.lowercased().split(separator: "-"))
        let matches = values.filter { value in
            let others = Set(value.split(separator: "-"))
            return words.isSuperset(of: others) || words.isSubset(of: others)
        }
        return matches.count == 1 ? matches.first : nil
    }
}
