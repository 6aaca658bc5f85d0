/// Reads a format of bytes from one place on, and never behind its end.
struct ByteReader {
    /// What is read has another form than is known here, or ends too early.
    struct UnknownForm: Error {}

    private let bytes: UnsafeRawBufferPointer
    /// The place of the next byte.
    private(set) var place: Int

    /// A reader from `place` on; up to `end`, or to the last byte.
    ///
    /// - Throws: ``UnknownForm`` for places that are not there.
    init(_ bytes: UnsafeRawBufferPointer, at place: Int, upTo end: Int? = nil) throws(UnknownForm) {
        let end = end ?? bytes.count
        guard place >= 0, place <= end, end <= bytes.count else { throw UnknownForm() }
        self.bytes = UnsafeRawBufferPointer(rebasing: bytes[..<end])
        self.place = place
    }

    /// Whether nothing is left.
    var isAtEnd: Bool { place >= bytes.count }

    /// A number of fixed size.
    mutating func next<Number: FixedWidthInteger>(_ type: Number.Type) throws(UnknownForm) -> Number {
        let size = MemoryLayout<Number>.size
        guard size <= bytes.count - place else { throw UnknownForm() }
        defer { place += size }
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: Number.self))
    }

    /// Reads the next byte; throws where none is left.
    mutating func byte() throws(UnknownForm) -> UInt8 {
        guard place < bytes.count else { throw UnknownForm() }
        defer { place += 1 }
        return bytes[place]
    }

    /// A number of as many bytes as it takes, seven bits each, the lowest first (LEB128).
    mutating func number() throws(UnknownForm) -> UInt64 {
        var (result, shift): (UInt64, UInt64) = (0, 0)
        while true {
            let byte = try byte()
            result |= UInt64(byte & 0x7f) << shift
            shift += 7
            if byte & 0x80 == 0 { return result }
        }
    }

    /// The same with a sign.
    mutating func signedNumber() throws(UnknownForm) -> Int64 {
        var (result, shift): (Int64, Int64) = (0, 0)
        while true {
            let byte = try byte()
            result |= Int64(byte & 0x7f) << shift
            shift += 7
            guard byte & 0x80 == 0 else { continue }
            return byte & 0x40 != 0 && shift < 64 ? result | -1 << shift : result
        }
    }

    /// A text that ends with a zero.
    mutating func text() throws(UnknownForm) -> String {
        let start = place
        try skipText()
        return String(decoding: bytes[start..<place - 1], as: UTF8.self)
    }

    /// Passes over a text; whether there was one at all.
    @discardableResult
    mutating func skipText() throws(UnknownForm) -> Bool {
        let start = place
        while try byte() != 0 {}
        return place - start > 1
    }

    /// Passes over some bytes.
    mutating func skip(_ count: Int) throws(UnknownForm) {
        guard count >= 0, count <= bytes.count - place else { throw UnknownForm() }
        place += count
    }
}
