import Foundation

/// Takes lines from a descriptor as they come.
package struct LineReader {
    private var rest: [UInt8] = []
    /// Where the first line of ``rest`` begins.
    private var start = 0
    private var piece = [UInt8](repeating: 0, count: 1 << 16)

    /// A reader that has read nothing.
    package init() {}

    /// Reads once, and hands over the lines that are whole.
    ///
    /// - Returns: whether there can be more; false behind the last byte.
    package mutating func read(_ descriptor: Int32, _ take: (ArraySlice<UInt8>) -> Void) -> Bool {
        let count = Foundation.read(descriptor, &piece, piece.count)
        guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
        // What was there before has no end of a line.
        var searched = rest.count
        rest += piece[..<count]
        while let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
            take(rest[start..<end])
            (start, searched) = (end + 1, end + 1)
        }
        rest.removeFirst(start)
        start = 0
        return true
    }

    /// What is there of a line without an end.
    package var unfinished: [UInt8] { rest }
}
