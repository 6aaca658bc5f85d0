/// The first place where a text breaks the rules of its format.
package struct SyntaxFault: Error, Hashable, Sendable {
    /// The byte where it was noticed.
    package let offset: Int
    package let message: String
    /// What was meant, where that can be guessed.
    package let hint: String?

    /// A fault at the byte `offset`.
    package init(_ offset: Int, _ message: String, hint: String? = nil) {
        self.offset = offset
        self.message = message
        self.hint = hint
    }

    /// This fault, or what is really behind it when the line is one of a version control or preprocessor tool.
    ///
    /// Such lines are looked for only where the format is broken, since a text inside a string may hold them rightly.
    func explained(in source: SourceText) -> SyntaxFault {
        let line = String(decoding: source.line(at: offset).prefix(80), as: UTF8.self)
        if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) {
            let message = "a merge conflict was committed here: \(line.quoted)"
            return SyntaxFault(offset, message, hint: "keep one side and remove the lines with the markers")
        }
        let words = line.dropFirst().split(separator: " ", omittingEmptySubsequences: true)
        if line.hasPrefix("#"), let word = words.first, SyntaxFault.directives.contains(String(word)) {
            let message = "a preprocessor line: \(line.quoted)"
            return SyntaxFault(offset, message, hint: SyntaxFault.preprocessed)
        }
        return self
    }

    private static let preprocessed =
        "Xcode processes such files when it builds (INFOPLIST_PREPROCESS); give the processed file"

    private static let directives: Set = [
        "if", "ifdef", "ifndef", "else", "elif", "endif", "include", "define", "undef", "import",
    ]

    /// The fault as problems of `file`: one, or one for each preprocessor line where such a line is behind it.
    func problems(in source: SourceText, file: String) -> [InputProblem] {
        let fault = explained(in: source)
        let all = fault.hint == SyntaxFault.preprocessed ? SyntaxFault.directives(in: source) : [fault]
        return all.prefix(InputProblem.limit).map { $0.problem(in: source, file: file) }
    }

    private static func directives(in source: SourceText) -> [SyntaxFault] {
        let starts = (1...source.lineCount).lazy.map { source.offset(ofLine: $0) }
        let marked = starts.filter { $0 < source.bytes.count && source.bytes[$0] == UInt8(ascii: "#") }
        return marked.map { SyntaxFault($0, "").explained(in: source) }.filter { $0.hint == preprocessed }
    }

    private func problem(in source: SourceText, file: String) -> InputProblem {
        let position = source.position(at: offset)
        return InputProblem(
            .error, file: file, line: position.line, column: position.column, message: message, hint: hint)
    }
}
