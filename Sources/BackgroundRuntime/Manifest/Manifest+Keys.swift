/// Checks of single keys, by the table of keys.
extension Manifest {
    func keyProblems(catalog: ModeCatalog, system: SystemVersion) -> [InputProblem] {
        let table = ManifestKey.table + catalog.keys
        return table.flatMap { key in valueProblems(of: key, system: system) }
            + usageProblems(table: table) + misspeltKeys(table: table) + identifierProblems()
            + versionProblems(system: system) + suspendProblems(system: system) + sdkProblems()
            + missingSceneProblems(system: system)
    }

    private func valueProblems(of key: ManifestKey, system: SystemVersion) -> [InputProblem] {
        // The list of modes has its own messages.
        guard let value = values[key.name], key.name != ManifestKeyName.modes else { return [] }
        let path = ContentPath.root.key(key.name)
        var problems = typeProblems(of: value, key.type, at: path)
        if key.mustHaveText, value.string?.allSatisfy(\.isWhitespace) == true {
            problems.append(problem(.error, at: path, "must not be empty"))
        }
        if let withdrawn = key.withdrawn, system >= withdrawn {
            problems.append(problem(.warning, at: path, "does nothing since \(withdrawn) (simulated is \(system))"))
        }
        return problems
    }

    /// A text that asks for a permission is shown to the user, whether a module reads it or not.
    private func usageProblems(table: [ManifestKey]) -> [InputProblem] {
        let known = Set(table.map(\.name))
        let empty = values.keys.sorted().filter { key in
            key.hasPrefix("NS") && key.hasSuffix("UsageDescription") && !known.contains(key)
                && values[key]?.string?.allSatisfy(\.isWhitespace) == true
        }
        return empty.map { problem(.error, at: ContentPath.root.key($0), "must not be empty") }
    }

    private func typeProblems(of value: PropertyValue, _ type: ManifestKey.ValueType, at path: ContentPath)
        -> [InputProblem]
    {
        switch (type, value) {
        case (.string, .string), (.boolean, .boolean), (.dictionary, .dictionary), (.stringsOrDictionary, .dictionary):
            return []
        case (.boolean, .string(let text)) where BuildVariables.areIn(text): return []
        case (.boolean, .string(let text)) where format == .oldStyle && Manifest.spokenBoolean(text) != nil: return []
        case (.strings, .array(let items)), (.stringsOrDictionary, .array(let items)):
            return listed(items.indices.filter { items[$0].string == nil }) { index in
                problem(.error, at: path.item(index), "must be a string, is \(items[index].spoken)")
            }
        default:
            let message = "must be \(type.rawValue), is \(value.spoken)"
            return [problem(.error, at: path, message, hint: correction(of: value, to: type))]
        }
    }

    /// One problem for each of the first items, and one that counts the rest.
    func listed(_ indices: [Int], _ make: (Int) -> InputProblem) -> [InputProblem] {
        var problems = indices.prefix(InputProblem.limit).map(make)
        if let last = problems.last, indices.count > InputProblem.limit {
            var rest = last
            rest.message = "\(indices.count - InputProblem.limit) more items of this kind follow"
            rest.hint = nil
            problems.append(rest)
        }
        return problems
    }

    /// How the value would be written rightly in the format of the file; nil when nobody can tell.
    func correction(of value: PropertyValue, to type: ManifestKey.ValueType) -> String? {
        switch (type, value) {
        case (.boolean, .string(let text)): return Manifest.spokenBoolean(text).flatMap(written)
        case (.boolean, .integer(let number)): return number == 0 || number == 1 ? written(number == 1) : nil
        case (.string, .integer(let number)): return written(String(number))
        case (.strings, .string(let text)), (.stringsOrDictionary, .string(let text)): return writtenList(text)
        default: return nil
        }
    }

    private func written(_ flag: Bool) -> String? {
        switch format {
        case .xml: "write <\(flag)/>"
        case .json: "write \(flag)"
        case .oldStyle: "write \(flag ? "YES" : "NO")"
        case .binary: nil
        }
    }

    private func written(_ text: String) -> String? {
        switch format {
        case .xml: "write <string>\(text.clipped)</string>"
        case .json, .oldStyle: "write \(text.quoted)"
        case .binary: nil
        }
    }

    private func writtenList(_ text: String) -> String? {
        switch format {
        case .xml: "write <array><string>\(text.clipped)</string></array>"
        case .json: "write [\(text.quoted)]"
        case .oldStyle: "write (\(text.quoted))"
        case .binary: nil
        }
    }
}
