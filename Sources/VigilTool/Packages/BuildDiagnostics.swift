import Foundation
import VigilTranslation

/// What a compiler says of an app's sources.
struct BuildDiagnostics: Equatable {
    /// An error with its place.
    struct Problem: Hashable {
        let file: String
        let line: Int
        let column: Int
        let text: String

        /// What is missing: a type, function or module that Vigil does not have; nil for another error.
        var missing: String? {
            for (start, end) in Self.phrases {
                guard let from = text.range(of: start), let to = text[from.upperBound...].range(of: end) else {
                    continue
                }
                let name = text[from.upperBound..<to.lowerBound]
                if start.hasPrefix("value of type") || start.hasPrefix("type '") { return member(of: String(name)) }
                return start.hasPrefix("no such module") ? "module \(name)" : String(name)
            }
            return nil
        }

        private static let phrases = [
            ("no such module '", "'"), ("cannot find type '", "' in scope"), ("cannot find '", "' in scope"),
            ("value of type '", "' has no member"), ("type '", "' has no member"),
        ]

        private func member(of type: String) -> String? {
            guard let from = text.range(of: "has no member '") else { return nil }
            let name = text[from.upperBound...].prefix { $0 != "'" }
            return "\(type.hasSuffix("?") ? String(type.dropLast()) : type).\(name)"
        }
    }

    private(set) var problems: [Problem] = []
    /// Declarations that would stand for what is missing, as far as its use shows what it is, by names.
    private(set) var stubs: [String: String] = [:]

    /// The errors of a compiler; each once.
    ///
    /// - Parameter stub: the declaration that would stand for what a message says is missing.
    init(_ messages: [CompilerMessage] = [], stub: (CompilerMessage) -> String? = { _ in nil }) {
        var known: Set<Problem> = []
        let all = messages.map { Problem(file: $0.path, line: $0.line, column: $0.column, text: $0.text) }
        problems = all.filter { known.insert($0).inserted }
        for (problem, message) in zip(all, messages) {
            if let name = problem.missing, stubs[name] == nil { stubs[name] = stub(message) }
        }
    }

    /// The files with errors, and these in order.
    var byFile: [(file: String, problems: [Problem])] {
        Dictionary(grouping: problems, by: \.file).map { file, problems in
            (file, problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
        }.sorted { $0.file < $1.file }
    }

    /// What is missing, and by how many files it is wanted: the most wanted first.
    var missing: [(name: String, files: Int)] {
        var files: [String: Set<String>] = [:]
        for problem in problems { if let name = problem.missing { files[name, default: []].insert(problem.file) } }
        return files.map { ($0.key, $0.value.count) }.sorted { ($1.files, $0.name) < ($0.files, $1.name) }
    }
}
