/// What becomes of an iOS app's source here: the same program in words that compile on Linux, line by line.
package struct Translation: Equatable, Sendable {
    /// The translated source, with what names the original in messages.
    package let text: String
    /// What could not be translated. The text holds each of them too, as an error or a warning of its compiler.
    package let problems: [TranslationProblem]
    /// What was replaced, in order: bytes of the source, and what stands there now. Nothing else differs.
    package let changes: [TranslationChange]
    /// How many bytes of `text` stand before the first line of the source.
    package let headerSize: Int

    /// Writes a source of an iOS app in words that compile here.
    ///
    /// - Parameters:
    ///   - read: the source.
    ///   - path: the path that messages name.
    ///   - index: what is known of all sources of the target.
    ///   - options: how.
    package init(of read: ReadSource, path: String, index: TargetIndex, options: TranslationOptions = .init()) {
        var draft = Draft(read.source, read.outline, index, options)
        for pass in Self.passes { pass(&draft) }
        problems = draft.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        let (edited, changes) = draft.edited()
        self.changes = changes
        let header = Self.header(of: draft, path: path, problems: problems)
        headerSize = header.utf8.count
        text = header + String(decoding: edited, as: UTF8.self)
    }

    private static let passes: [@Sendable (inout Draft) -> Void] = [
        ImportPass.run, ConditionPass.run, QualifierPass.run, AttributePass.run, EntryPointPass.run, MainFilePass.run,
        MethodPass.run, PropertyPass.run, ManagedPass.run, ModelPass.run, ObservingPass.run, SelectorPass.run,
        KeyPathPass.run, AvailabilityPass.run,
        OptionalMethodPass.run,
        OptionalCallPass.run, MacroPass.run, RefusalPass.run, TestMethodPass.run,
    ]

    /// What stands before the first line of the source.
    private static func header(of draft: Draft, path: String, problems: [TranslationProblem]) -> String {
        let imports = draft.neededModules.sorted().map { module in
            module == ModuleNames.foundation
                ? "import \(module)\n" : "#if canImport(\(module))\nimport \(module)\n#endif\n"
        }
        let name = literal(path)
        let lines = problems.map { problem in
            problem.conditions.map { "#if \($0)\n" }.joined()
                + "#sourceLocation(file: \(name), line: \(problem.line))\n"
                + "#\(problem.severity.rawValue)(\(literal(problem.text)))\n"
                + problem.conditions.map { _ in "#endif\n" }.joined()
        }
        return imports.joined() + lines.joined() + "#sourceLocation(file: \(name), line: 1)\n"
    }

    private static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// Something in a source that means nothing here, or something else.
package struct TranslationProblem: Equatable, Sendable {
    /// How bad it is.
    package enum Severity: String, Sendable {
        /// The source does not compile.
        case error
        /// It compiles, and does something else than on a phone.
        case warning
    }

    /// Whether the source compiles all the same.
    package let severity: Severity
    /// Which line of the source it is in, from 1 on.
    package let line: Int
    /// Where it begins in its line: in characters, from 1 on.
    package let column: Int
    /// What it is, what it means here, and what to do.
    package let text: String
    /// The conditions of the `#if` around it that depend on how the target is built; all must hold for it to be one.
    package internal(set) var conditions: [String] = []
}

/// How sources are translated.
package struct TranslationOptions: Equatable, Sendable {
    /// Whether the app believes that it runs in the Simulator; a phone is the default.
    package var isSimulator = false
    /// Whether the source is one of tests: there XCTest is the one that drives simulated apps.
    package var isTest = false
    /// Whether the source is `main.swift`, whose statements run as the program begins.
    package var isMainFile = false

    package init() {}
}
