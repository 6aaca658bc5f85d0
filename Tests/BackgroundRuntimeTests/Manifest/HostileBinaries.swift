@testable import ManifestProbe

private let damaged = ": error: this binary property list is damaged: "

/// Binary property lists that crash or hang other readers.
let hostileBinaries: [HostileInput] = [
    HostileInput("a good binary manifest", bytes: BinaryPlistBuilder.manifest.bytes(), says: nil),
    HostileInput("binary, only the header", bytes: Array("bplist00".utf8), says: damaged + "it ends too early"),
    HostileInput(
        "binary, another version", bytes: Array("bplist15".utf8) + [UInt8](repeating: 0, count: 64),
        says: damaged + "its version is not 00, the only one in use"),
    HostileInput(
        "binary, cut off", bytes: Array(BinaryPlistBuilder.manifest.bytes().dropLast(20)),
        says: damaged + "its trailer does not fit the file (it may be cut off)"),
    HostileInput(
        "binary, 2^63 items", binary([claiming(0xA0, 1 << 63)]),
        says: damaged + "a count or an offset is beyond all bounds"),
    HostileInput(
        "binary, 2^62 entries", binary([claiming(0xD0, 1 << 62)]),
        says: damaged + "an object has more items than fit into the file"),
    HostileInput(
        "binary, 2^62 bytes of text", binary([claiming(0x50, 1 << 62)]),
        says: damaged + "an object has more items than fit into the file"),
    HostileInput(
        "binary, 2^63 - 1 wide characters", binary([claiming(0x60, (1 << 63) - 1)]),
        says: damaged + "an object has more items than fit into the file"),
    HostileInput(
        "binary, 2^63 objects", trailer(8, BinaryPlistBuilder.big(1 << 63, size: 8)),
        says: damaged + "a count or an offset is beyond all bounds"),
    HostileInput(
        "binary, no root", trailer(16, BinaryPlistBuilder.big(77, size: 8)),
        says: damaged + "it refers to object 77, which is missing"),
    HostileInput(
        "binary, table behind the end", trailer(24, BinaryPlistBuilder.big(1 << 40, size: 8)),
        says: damaged + "its trailer does not fit the file (it may be cut off)"),
    HostileInput(
        "binary, offsets without bytes", trailer(6, [0]),
        says: damaged + "its trailer does not fit the file (it may be cut off)"),
    HostileInput(
        "binary, references of 255 bytes", trailer(7, [255]),
        says: damaged + "its trailer does not fit the file (it may be cut off)"),
    HostileInput(
        "binary, a set under a key nobody reads", inDictionary([[0xC1, 0, 1]]),
        says: damaged + "it holds a set, which is no property list value"),
    HostileInput(
        "binary, an array that holds itself", binary([BinaryPlistBuilder.array([0])]),
        says: damaged + "object 0 contains itself"),
    HostileInput("binary, a long cycle", cycle(of: 50), says: damaged + "object 0 contains itself"),
    HostileInput(
        "binary, arrays that share their items", sharedArrays(30),
        says: damaged + "it stands for more than 100,000 values"),
    HostileInput("binary, 5,000 deep", nested(5_000), says: damaged + "values are nested more than 100 deep"),
    HostileInput(
        "binary, a reference to nothing", binary([BinaryPlistBuilder.array([9])]),
        says: damaged + "it refers to object 9, which is missing"),
    HostileInput("binary, a number as key", numberAsKey, says: damaged + "a key is the number 7, not a string"),
    HostileInput(
        "binary, a date that is no number", inDictionary([BinaryPlistBuilder.date(.nan)]),
        says: damaged + "a date is no number"),
    HostileInput(
        "binary, a date without end", inDictionary([BinaryPlistBuilder.date(.infinity)]),
        says: damaged + "a date is no number"),
    HostileInput(
        "binary, half a surrogate pair", inDictionary([[0x61, 0xD8, 0x00]]), says: damaged + "a string is not UTF-16"),
    HostileInput(
        "binary, an unknown marker", binary([[0x73, 0x61, 0x62, 0x63], [0xF0]], root: 1),
        says: damaged + "unknown kind of object 0xf0"),
    HostileInput(
        "binary, a string at the top", binary([BinaryPlistBuilder.string("audio")]),
        says: ": error: a manifest must be a dictionary, is the string \"audio\""),
    HostileInput(
        "binary, an integer of 2^15 bytes", binary([[0x1F] + [UInt8](repeating: 0, count: 40)]),
        says: damaged + "an integer of an impossible size"),
    HostileInput("binary, overlapping texts", overlappingTexts, says: damaged + "its objects overlap"),
]

extension HostileInput {
    fileprivate init(_ name: String, _ bytes: [UInt8], says: String?) {
        self.init(name, bytes: bytes, says: says)
    }
}

private func claiming(_ marker: UInt8, _ count: UInt64) -> [UInt8] {
    BinaryPlistBuilder.claiming(marker, count: count)
}

private func binary(_ objects: [[UInt8]], root: UInt64 = 0) -> [UInt8] {
    BinaryPlistBuilder(objects: objects, root: root).bytes()
}

/// The small manifest with some bytes of its trailer replaced.
private func trailer(_ start: Int, _ bytes: [UInt8]) -> [UInt8] {
    var manifest = BinaryPlistBuilder.manifest.bytes()
    let place = manifest.count - 32 + start
    manifest.replaceSubrange(place..<(place + bytes.count), with: bytes)
    return manifest
}

/// A dictionary whose values these objects are.
private func inDictionary(_ values: [[UInt8]]) -> [UInt8] {
    let keys = values.indices.map { BinaryPlistBuilder.string("k\($0)") }
    let root = BinaryPlistBuilder.dictionary(
        keys: values.indices.map { 1 + $0 }, values: values.indices.map { 1 + values.count + $0 })
    return binary([root] + keys + values)
}

private func cycle(of count: Int) -> [UInt8] {
    binary((0..<count).map { BinaryPlistBuilder.array([($0 + 1) % count]) })
}

private func sharedArrays(_ levels: Int) -> [UInt8] {
    let arrays = (1...levels).map { BinaryPlistBuilder.array([$0, $0]) }
    return binary(arrays + [BinaryPlistBuilder.string("end")])
}

private func nested(_ levels: Int) -> [UInt8] {
    binary((1...levels).map { BinaryPlistBuilder.array([$0]) } + [[0x09]])
}

private var numberAsKey: [UInt8] {
    binary([BinaryPlistBuilder.dictionary(keys: [1], values: [1]), [0x10, 7]])
}

/// Objects that all lie in the same megabyte, each beginning a little later than the one before.
private var overlappingTexts: [UInt8] {
    let step = 5
    let count = 20_000
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    bytes += [0xAF, 0x12] + BinaryPlistBuilder.big(UInt64(count), size: 4)
    for index in 1...count { bytes += BinaryPlistBuilder.big(UInt64(index), size: 2) }
    offsets.append(8)
    for _ in 0..<count {
        offsets.append(bytes.count)
        bytes += [0x5F, 0x11, 0x7F, 0x70, 0x61].prefix(step)
    }
    bytes += [UInt8](repeating: 0x61, count: 40_000)
    let table = bytes.count
    for offset in offsets { bytes += BinaryPlistBuilder.big(UInt64(offset), size: 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2]
    for number in [offsets.count, 0, table] { bytes += BinaryPlistBuilder.big(UInt64(number), size: 8) }
    return bytes
}
