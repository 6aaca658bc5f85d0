extension Tokenizer {
    /// A run of operator characters, up to a comment.
    mutating func operatorRun(from start: Int) {
        while position < count {
            let byte = bytes[position]
            if byte == Byte.slash {
                let next = self.byte(at: position + 1)
                if next == Byte.slash || next == Byte.star { break }
            } else if byte == Byte.question || byte == Byte.exclamation {
                if position == start { break }
            } else if !isClass(.operator, at: position) {
                break
            }
            position += 1
        }
        append(.operator, from: start)
    }

    /// A single byte. Dots that follow each other are one operator, and so are two question marks, and what follows an
    /// exclamation mark that stands apart from an operand: `...`, `??`, `!=`.
    mutating func mark(from start: Int) {
        let byte = bytes[start]
        position = start + 1
        if byte == Byte.dot, self.byte(at: position) == Byte.dot {
            while self.byte(at: position) == Byte.dot || isClass(.operator, at: position) { position += 1 }
            return append(.operator, from: start)
        }
        if byte == Byte.question || byte == Byte.exclamation, isSpaced {
            while isClass(.operator, at: position) || self.byte(at: position) == byte { position += 1 }
            return append(position == start + 1 ? .mark : .operator, from: start)
        }
        append(.mark, from: start)
        if byte == Byte.open, !strings.isEmpty { strings[strings.count - 1].depth += 1 }
        if byte == Byte.close, !strings.isEmpty { closeParenthesis() }
    }

    /// Goes on with the string literal whose interpolation ends here.
    private mutating func closeParenthesis() {
        let last = strings.count - 1
        strings[last].depth -= 1
        guard strings[last].depth == 0 else { return }
        let string = strings.removeLast()
        stringPiece(from: position, hashes: string.hashes, isMultiline: string.isMultiline)
    }

    /// A comment, a regex literal or an operator.
    mutating func slash(from start: Int) {
        switch byte(at: start + 1) {
        case Byte.slash: skipLine()
        case Byte.star: skipComment()
        default:
            if let end = regexEnd(from: start) {
                position = end
                append(.regex, from: start)
            } else {
                position = start + 1
                operatorRun(from: start)
            }
        }
    }

    /// Moves behind a comment, which may hold others; to the end where it is not closed.
    private mutating func skipComment() {
        var depth = 0
        var at = position
        repeat {
            let (this, next) = (bytes[at], byte(at: at + 1))
            if this == Byte.slash, next == Byte.star {
                (depth, at) = (depth + 1, at + 2)
            } else if this == Byte.star, next == Byte.slash {
                (depth, at) = (depth - 1, at + 2)
            } else {
                if this == Byte.newline { startsLine = true }
                at += 1
            }
        } while depth > 0 && at < count
        (position, isSpaced) = (Swift.min(at, count), true)
    }
}
