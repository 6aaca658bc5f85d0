/// The first place where a text breaks the rules of its format.
package struct SyntaxFault: Error, Hashable, Sendable {
    /// The byte where it was noticed.
    package let offset: Int
    /// What is wrong.
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
            let hint = "Xcode processes such files when it builds (INFOPLIST_PREPROCESS); give the processed file"
            return SyntaxFault(offset, message, hint: hint)
        }
        return self
    }

    private static let directives: Set = [
        "if", "ifdef", "ifndef", "else", "elif", "endif", "include", "define", "undef", "import",
    ]

    /// The fault as a problem of `file`.
    func problem(in source: SourceText, file: String) -> InputProblem {
        let fault = explained(in: source)
        let position = source.position(at: fault.offset)
        return InputProblem(
            .error, file: file, line: position.line, column: position.column, message: fault.message, hint: fault.hint)
    }
}
