extension Tokenizer {
    /// What begins with `#`: a raw string, a regex literal, a directive, or a mark.
    mutating func hash(from start: Int) {
        var at = start
        while byte(at: at) == Byte.hash { at += 1 }
        let hashes = at - start
        if byte(at: at) == Byte.quote {
            position = at
            return string(from: start, hashes: hashes)
        }
        if byte(at: at) == Byte.slash, extendedRegex(from: start, hashes: hashes) { return }
        guard hashes == 1, isClass(.word, at: at) else {
            position = start + 1
            return append(.mark, from: start)
        }
        position = at
        skipWord()
        append(.directive, from: start)
    }

    /// A string literal whose quotes begin at the position.
    mutating func string(from start: Int, hashes: Int) {
        let isMultiline =
            byte(at: position + 1) == Byte.quote && byte(at: position + 2) == Byte.quote
            && !(hashes > 0 && endsOnLine(hashes: hashes))
        position += isMultiline ? 3 : 1
        stringPiece(from: start, hashes: hashes, isMultiline: isMultiline)
    }

    /// What follows in a string literal, up to its end or to the next interpolation.
    mutating func stringPiece(from start: Int, hashes: Int, isMultiline: Bool) {
        while position < count {
            switch bytes[position] {
            case Byte.backslash where hasHashes(hashes, at: position + 1):
                position += 1 + hashes
                if byte(at: position) == Byte.open {
                    position += 1
                    append(.text, from: start)
                    strings.append(OpenString(hashes: hashes, isMultiline: isMultiline))
                    return
                }
                if position < count, isMultiline || !isClass(.newline, at: position) { position += 1 }
            case Byte.quote where endsString(hashes: hashes, isMultiline: isMultiline):
                position += (isMultiline ? 3 : 1) + hashes
                return append(.text, from: start)
            case Byte.newline where !isMultiline, Byte.carriageReturn where !isMultiline:
                // Not closed: the next line is code again.
                return append(.text, from: start)
            default: position += 1
            }
        }
        append(.text, from: start)
    }

    /// Whether a raw string that begins with three quotes ends on its line: `#"""#` is one quote, not many lines.
    private func endsOnLine(hashes: Int) -> Bool {
        var at = position + 1
        while at < count, !isClass(.newline, at: at) {
            if bytes[at] == Byte.quote, hasHashes(hashes, at: at + 1) { return true }
            at += 1
        }
        return false
    }

    private func endsString(hashes: Int, isMultiline: Bool) -> Bool {
        if isMultiline {
            guard byte(at: position + 1) == Byte.quote, byte(at: position + 2) == Byte.quote else { return false }
            return hasHashes(hashes, at: position + 3)
        }
        return hasHashes(hashes, at: position + 1)
    }

    func hasHashes(_ hashes: Int, at offset: Int) -> Bool {
        var at = offset
        while at < offset + hashes {
            guard byte(at: at) == Byte.hash else { return false }
            at += 1
        }
        return true
    }
}
