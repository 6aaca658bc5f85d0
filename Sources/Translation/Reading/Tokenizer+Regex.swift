extension Tokenizer {
    /// Where a regex literal `/.../` ends that begins at `start`; nil where the slash is an operator.
    ///
    /// The rules are those of Swift's proposal 0354: it stands where an operand may begin, neither begins nor ends with a
    /// space, ends on its line, and has no closing parenthesis that it did not open.
    func regexEnd(from start: Int) -> Int? {
        guard beginsOperand(at: start) else { return nil }
        let first = byte(at: start + 1)
        guard first != Byte.space, first != Byte.tab, first != Byte.close else { return nil }
        var (at, depth, inClass) = (start + 1, 0, 0)
        while at < count {
            switch bytes[at] {
            case Byte.newline, Byte.carriageReturn: return nil
            case Byte.backslash: at += 1
            case UInt8(ascii: "["): inClass += 1
            case UInt8(ascii: "]"): inClass -= 1
            case Byte.open where inClass <= 0: depth += 1
            case Byte.close where inClass <= 0:
                depth -= 1
                if depth < 0 { return nil }
            case Byte.slash:
                let last = bytes[at - 1]
                return last == Byte.space || last == Byte.tab ? nil : at + 1
            default: break
            }
            at += 1
        }
        return nil
    }

    /// Whether an operand may begin here: no operand stands right before.
    private func beginsOperand(at start: Int) -> Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .number, .text, .regex: return false
        case .operator, .directive: return true
        case .mark:
            let byte = bytes[last.start]
            if byte == Byte.question || byte == Byte.exclamation { return last.isSpaced }
            return byte != Byte.close && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "}") && byte != Byte.dot
        case .word:
            return Self.beforeOperands.contains { matches($0, from: last.start, to: last.end) }
        }
    }

    private static let beforeOperands: [StaticString] = [
        "return", "in", "case", "if", "guard", "while", "let", "var", "where", "try", "await", "throw", "else", "is",
        "as",
        "switch", "yield", "and", "consume", "copy",
    ]

    func matches(_ word: StaticString, from start: Int, to end: Int) -> Bool {
        guard end - start == word.utf8CodeUnitCount, let base = bytes.baseAddress else { return false }
        let own = UnsafeBufferPointer(start: base + start, count: end - start)
        return own.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// Moves behind a regex literal with hashes, which may have several lines; false where none is closed.
    mutating func extendedRegex(from start: Int, hashes: Int) -> Bool {
        // Where none is closed up to the end, none that begins later is.
        if unclosedRegexes.contains(hashes) { return false }
        var at = start + hashes + 1
        while at < count {
            if bytes[at] == Byte.backslash {
                at += 2
            } else if bytes[at] == Byte.slash, hasHashes(hashes, at: at + 1) {
                position = at + 1 + hashes
                append(.regex, from: start)
                return true
            } else {
                at += 1
            }
        }
        unclosedRegexes.insert(hashes)
        return false
    }
}
