/// What a compiler says of a place in a source.
package struct CompilerMessage: Hashable, Sendable {
    /// How bad it is.
    package enum Severity: String, Sendable {
        case error, warning, note
    }

    package let severity: Severity
    /// The file that it names.
    package let path: String
    /// The line, counted from 1.
    package let line: Int
    /// From 1 on, in bytes.
    package let column: Int
    package private(set) var text: String
    /// What it adds about other places.
    package var notes: [CompilerMessage] = []

    package init(severity: Severity, path: String, line: Int, column: Int, text: String) {
        (self.severity, self.path, self.line, self.column, self.text) = (severity, path, line, column, text)
    }

    /// Reads a line such as `/app/A.swift:3:7: error: cannot find 'x' in scope`; nil for another one.
    package init?(line text: some StringProtocol) {
        for severity in [Severity.error, .warning, .note] {
            guard let mark = text.firstRange(of: ": \(severity.rawValue): ") else { continue }
            let place = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else { continue }
            let path = place.dropLast(2).joined(separator: ":")
            guard path.hasPrefix("/") else { continue }
            self.init(
                severity: severity, path: path, line: line, column: column, text: String(text[mark.upperBound...]))
            return
        }
        return nil
    }

    /// With what a protocol asks for, where that is what is missing.
    private var withRequirement: CompilerMessage {
        let required = notes.first { $0.text.hasPrefix("protocol requires") }
        guard let required, text.contains("does not conform to protocol") else { return self }
        var whole = self
        whole.text += ": \(required.text)"
        return whole
    }

    /// The messages of a compiler's output, each with its notes; each once.
    package static func read(_ output: some StringProtocol) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let message = CompilerMessage(line: line) else { continue }
            if message.severity == .note {
                if !messages.isEmpty { messages[messages.count - 1].notes.append(message) }
            } else {
                messages.append(message)
            }
        }
        var known: Set<CompilerMessage> = []
        return messages.map(\.withRequirement).filter { known.insert($0).inserted }
    }
}

extension StringProtocol {
    /// The texts in single quotes, in order.
    var quoted: [String] {
        let parts = split(separator: "'", omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
