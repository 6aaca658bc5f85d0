/// The records of a trace, in order.
///
/// They lie in pieces of fixed size, so that adding one never moves the others.
public struct TraceRecords: RandomAccessCollection, Sendable {
    /// Records in a piece: 48 kB.
    private static let pieceSize = 1_024

    /// All full but the last.
    private var pieces: [ContiguousArray<TraceRecord>] = []
    /// The place of the first record: 0, unless those before it were forgotten.
    public private(set) var startIndex = 0
    /// The place behind the last record.
    public private(set) var endIndex = 0

    /// A call that is being made into an app of which it is not known yet whether it has the method: its record comes
    /// before the next one, unless it is taken back.
    var call: TraceRecord?

    init() {}

    /// The record at a place.
    public subscript(index: Int) -> TraceRecord {
        let place = index - startIndex
        return pieces[place / TraceRecords.pieceSize][place % TraceRecords.pieceSize]
    }

    /// Whether the last record has filled its piece.
    @inline(__always)
    var fillsPiece: Bool { endIndex % TraceRecords.pieceSize == 0 }

    @inline(__always)
    mutating func append(_ record: TraceRecord) {
        if fillsPiece { addPiece() }
        pieces[pieces.count - 1].append(record)
        endIndex += 1
    }

    private mutating func addPiece() {
        var piece = ContiguousArray<TraceRecord>()
        // The first piece grows as it is needed: most traces are short.
        if endIndex > 0 { piece.reserveCapacity(TraceRecords.pieceSize) }
        pieces.append(piece)
    }

    /// Forgets all but the last full piece, and the one that is being filled.
    mutating func forgetAllButLastPieces() {
        let forgotten = pieces.count - (fillsPiece ? 1 : 2)
        guard forgotten > 0 else { return }
        pieces.removeFirst(forgotten)
        startIndex += forgotten * TraceRecords.pieceSize
    }
}
