import Foundation

/// Turns the bytes of a file into text that scanners and Foundation can be given.
package enum TextInput {
    /// The text of `data` without a byte order mark.
    ///
    /// - Throws: ``InputProblems`` when it is in another encoding than UTF-8, or holds a zero byte.
    package static func utf8(_ data: Data, file: String) throws(InputProblems) -> SourceText {
        let bytes = [UInt8](data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
        let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        let source = SourceText(bytes)
        if isUTF16 || (bytes.count > 3 && bytes.prefix(4).count { $0 == 0 } == 2) {
            throw InputProblems([
                InputProblem(.error, file: file, message: "the text is UTF-16", hint: "save the file as UTF-8")
            ])
        }
        guard let bad = firstBadByte(in: bytes) else { return source }
        let byte = String(bytes[bad], radix: 16, uppercase: true)
        let place = source.position(at: bad)
        let problem = InputProblem(
            .error, file: file, line: place.line, column: place.column,
            message: bytes[bad] == 0 ? "a zero byte: this is no text" : "the byte \(byte) is not UTF-8",
            hint: bytes[bad] == 0 ? nil : "save the file as UTF-8")
        throw InputProblems([problem])
    }

    /// Where the first byte is that is zero or no part of a UTF-8 character.
    private static func firstBadByte(in bytes: [UInt8]) -> Int? {
        do {
            _ = try UTF8Span(validating: bytes.span)
            return bytes.firstIndex(of: 0)
        } catch {
            return min(error.byteOffsets.lowerBound, bytes.firstIndex(of: 0) ?? .max)
        }
    }
}

extension Outline {
    /// One problem for each key that is given twice in one object.
    func duplicateProblems(
        _ severity: InputProblem.Severity, in source: SourceText, file: String
    ) -> [InputProblem] {
        duplicates.prefix(InputProblem.limit).map { duplicate in
            let first = source.position(at: nodes[duplicate.first].keyOffset)
            let second = source.position(at: duplicate.secondOffset)
            return InputProblem(
                severity, file: file, line: second.line, column: second.column,
                keyPath: path(to: duplicate.first).description,
                message: "this key is given twice, first at \(first)", hint: "remove one of the two")
        }
    }
}
