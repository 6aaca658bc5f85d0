import VigilTranslation

/// What has to hold of the translation of any text.
enum TranslationCheck {
    /// What does not; nil when all does.
    static func whatIsWrong(with text: [UInt8]) -> String? {
        let read = ReadSource(text)
        let index = TargetIndex(of: read)
        if TargetIndex(lines: index.lines) != index { return "the index is another one when it is read again" }
        let translation = Translation(of: read, path: "/App.swift", index: index)
        return tokensAreWrong(SourceText(text)) ?? textIsWrong(translation, text) ?? leavingOutIsWrong(text)
    }

    private static let complaints = [
        "cannot find 'it' in scope", "cannot find type 'Missing' in scope", "unknown attribute 'It'",
        "method does not override any method from its superclass", "no such module 'It'",
        "method 'it' cannot be overridden from extension", "type 'A' does not conform to protocol 'B'",
        "missing return in instance method expected to return 'It'", "value of type 'It' has no member 'it'",
    ]

    /// Pieces that are left out are found again, and all else is there as it was, on its lines.
    private static func leavingOutIsWrong(_ text: [UInt8]) -> String? {
        var trial = AppTrial([(path: "/App.swift", bytes: text)], placeholderPath: "/Types.swift")
        let lines = text.count { $0 == UInt8(ascii: "\n") } + 1
        // Places and complaints by the text alone: a run is repeatable.
        var dice = text.reduce(UInt64(7)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        for _ in 0..<3 {
            _ = trial.compiled()
            dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let place = "/App.swift:\(Int(dice >> 33) % lines + 1):\(Int(dice >> 20) & 31 + 1)"
            let complaint = complaints[Int(dice >> 40) % complaints.count]
            _ = trial.take(CompilerMessage.read("\(place): error: \(complaint)"))
        }
        let leaving = LeavingOut(trial.leftOut(of: "/App.swift"), of: ReadSource(text))
        if let piece = leaving.unknown.first { return "a piece is not found again: \(piece)" }
        var expected = text
        for change in leaving.changes.reversed() {
            expected.replaceSubrange(change.range, with: change.text.utf8)
        }
        guard expected == leaving.bytes else { return "something differs that nobody left out" }
        return expected.count { $0 == UInt8(ascii: "\n") } == lines - 1 ? nil : "leaving out moved lines"
    }

    /// Tokens follow each other, and between them lie spaces and comments only.
    private static func tokensAreWrong(_ source: SourceText) -> String? {
        // A mark of the byte order may lie before all of them.
        var position = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        for token in source.tokens {
            guard token.start >= position, token.end > token.start, token.end <= source.bytes.count else {
                return "a token lies at \(token.start)..<\(token.end), behind \(position)"
            }
            if !isBlank(source.bytes[position..<token.start]) { return "something at \(position) belongs to no token" }
            position = token.end
        }
        return isBlank(source.bytes[position...]) ? nil : "something at \(position) belongs to no token"
    }

    private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first(where: { ![0, 9, 10, 11, 12, 13, 32].contains($0) }) else { return true }
        return first == UInt8(ascii: "/") || bytes.starts(with: "#!".utf8)
    }

    /// The text is the source with the changes and nothing else, and has as many lines behind its header.
    private static func textIsWrong(_ translation: Translation, _ source: [UInt8]) -> String? {
        var expected = source
        for change in translation.changes.reversed() {
            expected.replaceSubrange(change.range, with: change.text.utf8)
        }
        let written = Array(translation.text.utf8)
        // What is no UTF-8 was replaced in the text; it is compared as text too.
        guard
            written.suffix(String(decoding: expected, as: UTF8.self).utf8.count)
                .elementsEqual(String(decoding: expected, as: UTF8.self).utf8)
        else { return "something differs that no change explains" }
        let lines = source.count { $0 == UInt8(ascii: "\n") }
        return expected.count { $0 == UInt8(ascii: "\n") } == lines ? nil : "the lines are not those of the source"
    }
}
