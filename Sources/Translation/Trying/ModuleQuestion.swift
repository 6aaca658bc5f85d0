extension AppTrial {
    /// A source that has the compiler say of all missing modules at once that they are: at an import it says so of one, and
    /// goes no further.
    ///
    /// - Parameter foreign: modules that are there and are not the package's.
    /// - Returns: nil where nothing is imported.
    package mutating func moduleQuestion(foreign: Set<String> = []) -> String? {
        let names = compiled().map { ReadSource(Array($0.text.utf8)) }.reduce(into: Set<String>()) {
            $0.formUnion($1.importsInAnyCase)
        }
        guard !names.isEmpty else { return nil }
        return names.sorted().map { name in
            let condition = foreign.contains(name) ? "true" : "!canImport(\(name))"
            return "#if \(condition)\n#error(\"no such module '\(name)'\")\n#endif\n"
        }.joined()
    }

    /// Leaves out the imports of modules that an answer calls missing.
    package mutating func takeAnswer(_ messages: [CompilerMessage]) {
        let answers = messages.filter { $0.severity == .error && $0.text.hasPrefix("no such module") }
        for message in answers { message.text.quoted.forEach { leaveOutImports(of: $0, why: message.text) } }
    }
}

extension ReadSource {
    /// The modules that are imported whatever holds.
    fileprivate var importsInAnyCase: [String] {
        imports.filter { module in
            ImportPass.statements(of: module, source).contains { at in
                !source.branches.contains { $0.start < at && at < $0.end }
            }
        }
    }
}
