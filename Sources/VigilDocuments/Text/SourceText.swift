/// A place in a text: line and column, both counted from 1.
package struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    package let line: Int
    /// The column in characters (Unicode scalars), counted from 1.
    package let column: Int

    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    package var description: String { "line \(line), column \(column)" }
}

/// The bytes of a text file, and where its lines begin.
///
/// Scanners work on byte offsets alone; lines and columns are computed when a problem is shown.
package struct SourceText: Sendable {
    /// The bytes, without a byte order mark.
    package let bytes: [UInt8]
    private let lineStarts: [Int]

    /// A text from its bytes, which must be UTF-8 for columns to be right.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        var previous: UInt8 = 0
        for offset in bytes.indices {
            let byte = bytes[offset]
            // A carriage return and line feed end one line, not two.
            if byte == .lineFeed, previous == .carriageReturn {
                starts[starts.count - 1] = offset + 1
            } else if byte == .lineFeed || byte == .carriageReturn {
                starts.append(offset + 1)
            }
            previous = byte
        }
        lineStarts = starts
    }

    /// The number of lines, at least one.
    var lineCount: Int { lineStarts.count }

    /// Line and column of the byte at `offset`; the end of the text for any offset behind it.
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(at: offset)
        let column = bytes[lineStarts[line]..<offset].count { $0 & 0xC0 != 0x80 }
        return SourcePosition(line: line + 1, column: column + 1)
    }

    /// The line of the byte at `offset`, without the cost of counting columns.
    package func lineNumber(at offset: Int) -> Int { lineIndex(at: min(max(offset, 0), bytes.count)) + 1 }

    /// The bytes of the line around `offset`, without white space at its beginning.
    package func line(at offset: Int) -> ArraySlice<UInt8> {
        let line = lineIndex(at: min(max(offset, 0), bytes.count))
        return bytes[lineStarts[line]...].prefix { $0 != .lineFeed && $0 != .carriageReturn }.drop { $0 <= .space }
    }

    /// The byte at which a line begins, behind its white space; the lines are counted from 1.
    func offset(ofLine line: Int) -> Int {
        self.line(at: lineStarts[min(max(line, 1), lineStarts.count) - 1]).startIndex
    }

    private func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
