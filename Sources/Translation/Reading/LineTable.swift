/// Where the lines of a source begin: found once, since a source may have many problems.
struct LineTable {
    private let starts: [Int]

    init(of bytes: [UInt8]) { starts = [0] + bytes.indices.lazy.filter { bytes[$0] == Byte.newline }.map { $0 + 1 } }

    /// The line and column of an offset, from 1 on, counted in characters as a compiler does.
    func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, String(decoding: bytes[starts[low]..<offset], as: UTF8.self).count + 1)
    }
}
