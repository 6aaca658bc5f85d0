/// A source without some of its pieces: what stands there instead compiles, and each line keeps its number.
package struct LeavingOut: Sendable {
    /// The source as it is compiled.
    package let bytes: [UInt8]
    /// What was left out, in order.
    package let changes: [TranslationChange]
    /// Pieces that the source does not have any more.
    package let unknown: [LeftOut]
    /// The tokens that each of `changes` stands for, in the source as it was.
    let tokens: [Range<Int>]

    /// Leaves pieces of a source out.
    package init(_ pieces: [LeftOut], of read: ReadSource) {
        guard !pieces.isEmpty else {
            (bytes, changes, unknown, tokens) = (read.source.bytes, [], [], [])
            return
        }
        var finder = PieceFinder(read)
        var (found, unknown) = ([(edit: PieceEdit, piece: LeftOut)](), [LeftOut]())
        for piece in pieces {
            if let edit = finder.edit(for: piece) { found.append((edit, piece)) } else { unknown.append(piece) }
        }
        let edits = Self.outermost(found.map(\.edit))
        (bytes, changes) = Self.write(edits, read.source)
        tokens = edits.map(\.tokens)
        self.unknown = unknown
    }

    /// Those that lie in no other, in order.
    private static func outermost(_ edits: [PieceEdit]) -> [PieceEdit] {
        let sorted = edits.sorted {
            ($0.tokens.lowerBound, $1.tokens.upperBound) < ($1.tokens.lowerBound, $0.tokens.upperBound)
        }
        var (kept, end) = ([PieceEdit](), 0)
        for edit in sorted {
            if let last = kept.last, last.tokens == edit.tokens, last.keepsText, edit.keepsText {
                kept[kept.count - 1] = PieceEdit(tokens: edit.tokens, keepsText: true) { edit.text(last.text($0)) }
            } else if edit.tokens.lowerBound >= end {
                kept.append(edit)
                end = max(end, edit.tokens.upperBound)
            }
        }
        return kept
    }

    private static func write(_ edits: [PieceEdit], _ source: SourceText) -> ([UInt8], [TranslationChange]) {
        var (result, changes, position) = ([UInt8](), [TranslationChange](), 0)
        result.reserveCapacity(source.bytes.count + edits.count * 64)
        for edit in edits {
            let range = source.tokens[edit.tokens.lowerBound].start..<source.tokens[edit.tokens.upperBound - 1].end
            let replaced = source.bytes[range]
            let text = edit.text(String(decoding: replaced, as: UTF8.self))
            // An edit that keeps what was there has its line ends too.
            let lines = edit.keepsText ? 0 : replaced.count { $0 == Byte.newline }
            let change = TranslationChange(range: range, text: text + String(repeating: "\n", count: lines))
            result += source.bytes[position..<range.lowerBound]
            result += change.text.utf8
            position = range.upperBound
            changes.append(change)
        }
        return (result + source.bytes[position...], changes)
    }
}

/// What stands in place of a piece.
struct PieceEdit {
    let tokens: Range<Int>
    /// Whether the text that was there is part of the new one.
    var keepsText = false
    let text: @Sendable (String) -> String
}
