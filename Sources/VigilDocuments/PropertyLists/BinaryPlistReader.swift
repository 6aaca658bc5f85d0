/// What is wrong inside a binary property list.
struct BinaryPlistFault: Error {
    let message: String
}

/// Reads binary property lists with every count and offset checked.
///
/// Foundation's reader cannot be used: one flipped bit makes it crash (a set, a huge count) or never end (arrays that
/// share their items many times over). The format, as described in the open source of CoreFoundation: the header
/// `bplist00`, objects, a table of their offsets, and a trailer of 32 bytes with the sizes of the numbers in the table
/// (1 byte), of references (1 byte), the count of objects, the number of the root, and the offset of the table (8
/// bytes each).
struct BinaryPlistReader {
    let bytes: [UInt8]
    private let offsetSize: Int
    let referenceSize: Int
    private let objectCount: Int
    private let root: Int
    /// Where the table of offsets begins, and the objects end.
    let tableStart: Int

    /// How many values may still be made; an object that is referred to twice counts twice.
    private var values = OutlineBuilder.valueLimit
    /// How many bytes of texts may still be decoded; only objects that overlap need more than the file has.
    private var textBytes: Int
    private var leaves: [Int: PropertyValue] = [:]
    /// The containers around the object being read, by which a cycle is noticed.
    private var path: [Int] = []

    private init(_ bytes: [UInt8]) throws(BinaryPlistFault) {
        guard bytes.starts(with: Array("bplist00".utf8)) else {
            throw BinaryPlistFault(message: "its version is not 00, the only one in use")
        }
        guard bytes.count >= 41 else { throw BinaryPlistFault(message: "it ends too early") }
        let trailer = bytes.count - 32
        self.bytes = bytes
        textBytes = bytes.count
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let header = try [8, 16, 24].map { start throws(BinaryPlistFault) in
            try BinaryPlistReader.number(in: bytes, at: trailer + start, size: 8)
        }
        (objectCount, root, tableStart) = (header[0], header[1], header[2])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), (1...bytes.count).contains(objectCount),
            (9...trailer).contains(tableStart), objectCount * offsetSize <= trailer - tableStart
        else { throw BinaryPlistFault(message: "its trailer does not fit the file (it may be cut off)") }
    }

    /// The root of a binary property list.
    static func read(_ bytes: [UInt8]) throws(BinaryPlistFault) -> PropertyValue {
        var reader = try BinaryPlistReader(bytes)
        return try reader.value(of: reader.root)
    }

    /// The object with this number; the recursion ends at the limit of nesting.
    mutating func value(of object: Int) throws(BinaryPlistFault) -> PropertyValue {
        guard values > 0 else {
            throw BinaryPlistFault(message: "it stands for \(OutlineBuilder.tooManyValues)")
        }
        values -= 1
        if let leaf = leaves[object] { return leaf }
        let offset = try offset(of: object)
        let kind = bytes[offset] >> 4
        guard kind == 0xA || kind == 0xD else {
            let leaf = try self.leaf(at: offset)
            leaves[object] = leaf
            return leaf
        }
        guard !path.contains(object) else { throw BinaryPlistFault(message: "object \(object) contains itself") }
        guard path.count < OutlineBuilder.nestingLimit else {
            throw BinaryPlistFault(message: "values are nested more than \(OutlineBuilder.nestingLimit) deep")
        }
        path.append(object)
        let container = try kind == 0xA ? array(at: offset) : dictionary(at: offset)
        path.removeLast()
        return container
    }

    private func offset(of object: Int) throws(BinaryPlistFault) -> Int {
        guard object < objectCount else {
            throw BinaryPlistFault(message: "it refers to object \(object), which is missing")
        }
        let offset = try number(at: tableStart + object * offsetSize, size: offsetSize)
        guard (8..<tableStart).contains(offset) else {
            throw BinaryPlistFault(message: "object \(object) lies outside the file")
        }
        return offset
    }

    /// Counts the bytes of a text or of data.
    mutating func spend(_ count: Int) throws(BinaryPlistFault) {
        guard count <= textBytes else { throw BinaryPlistFault(message: "its objects overlap") }
        textBytes -= count
    }
}
