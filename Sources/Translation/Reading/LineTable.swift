/// Where the lines of a source begin: found once, since a source may have many problems.
struct LineTable {
    private let starts: [Int]

    init(of bytes: [UInt8]) { starts = [0] + bytes.indices.lazy.filter { bytes[$0] == Byte.newline }.map { $0 + 1 } }

    /// The line and column of an offset, from 1 on, counted in characters as a compiler does.
    func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        let line = line(of: offset)
        return (line, String(decoding: bytes[starts[line - 1]..<offset], as: UTF8.self).count + 1)
    }

    /// The line of an offset, from 1 on.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Where a line begins; nil where there is none.
    func start(of line: Int) -> Int? { starts.indices.contains(line - 1) ? starts[line - 1] : nil }
}
