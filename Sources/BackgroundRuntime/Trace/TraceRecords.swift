/// The records of a trace, in order.
///
/// They lie in pieces of fixed size, so that adding one never moves the others.
public struct TraceRecords: RandomAccessCollection, Sendable {
    /// Records in a piece: 56 kB.
    private static let pieceSize = 1_024

    /// All full but the last.
    private var pieces: [ContiguousArray<TraceRecord>] = []
    /// How many there are.
    public private(set) var count = 0

    init() {}

    /// The place of the first record: 0.
    public var startIndex: Int { 0 }

    /// The place behind the last record.
    public var endIndex: Int { count }

    /// The record at a place, counted from 0.
    public subscript(index: Int) -> TraceRecord {
        pieces[index / TraceRecords.pieceSize][index % TraceRecords.pieceSize]
    }

    @inline(__always)
    mutating func append(_ record: TraceRecord) {
        if count % TraceRecords.pieceSize == 0 { addPiece() }
        pieces[pieces.count - 1].append(record)
        count += 1
    }

    private mutating func addPiece() {
        var piece = ContiguousArray<TraceRecord>()
        // The first piece grows as it is needed: most traces are short.
        if count > 0 { piece.reserveCapacity(TraceRecords.pieceSize) }
        pieces.append(piece)
    }
}
