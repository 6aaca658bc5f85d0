/// A key of a terminal.
enum Key: Hashable {
    case character(Character)
    case enter, tab, backspace, delete
    case left, right, up, down, home, end, wordLeft, wordRight
    /// Deletes to the end of the line, to its beginning, the word before the cursor.
    case cutEnd, cutStart, cutWord
    case interrupt, endOfInput, clear
}

/// Makes keys of the bytes that a terminal sends. Keys that mean nothing here are left out.
struct KeyReader {
    private var pending: [UInt8] = []

    /// The keys that are whole with these bytes.
    mutating func keys(_ bytes: some Sequence<UInt8>) -> [Key] {
        var keys: [Key] = []
        for byte in bytes {
            pending.append(byte)
            guard isWhole else { continue }
            if let key = key { keys.append(key) }
            pending = []
        }
        return keys
    }

    private var isWhole: Bool {
        guard let first = pending.first, let last = pending.last else { return false }
        if first == 0x1B {
            // `ESC [ parameters letter`, `ESC O letter`, `ESC letter`.
            guard pending.count > 1 else { return false }
            let isSequence = [UInt8(ascii: "["), UInt8(ascii: "O")].contains(pending[1])
            return !isSequence || pending.count > 2 && 0x40...0x7E ~= last
        }
        let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        return pending.count >= length
    }

    private var key: Key? {
        guard let first = pending.first else { return nil }
        if first == 0x1B { return KeyReader.sequences[String(decoding: pending.dropFirst(), as: UTF8.self)] }
        if first < 0x20 || first == 0x7F { return KeyReader.controls[first] }
        return String(validating: pending, as: UTF8.self)?.first.map(Key.character)
    }

    private static let sequences: [String: Key] = [
        "[A": .up, "[B": .down, "[C": .right, "[D": .left, "[H": .home, "[F": .end,
        "OA": .up, "OB": .down, "OC": .right, "OD": .left, "OH": .home, "OF": .end,
        "[1~": .home, "[4~": .end, "[7~": .home, "[8~": .end, "[3~": .delete,
        "[1;5C": .wordRight, "[1;5D": .wordLeft, "f": .wordRight, "b": .wordLeft, "\u{7F}": .cutWord,
    ]

    private static let controls: [UInt8: Key] = [
        0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right, 0x08: .backspace,
        0x09: .tab, 0x0A: .enter, 0x0B: .cutEnd, 0x0C: .clear, 0x0D: .enter, 0x0E: .down, 0x10: .up, 0x15: .cutStart,
        0x17: .cutWord, 0x7F: .backspace,
    ]
}
