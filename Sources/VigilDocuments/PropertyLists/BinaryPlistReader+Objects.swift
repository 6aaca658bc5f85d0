/// The kinds of objects, by the upper half of their first byte.
extension BinaryPlistReader {
    mutating func array(at offset: Int) throws(BinaryPlistFault) -> PropertyValue {
        let (count, start) = try count(at: offset, itemSize: referenceSize)
        var items: [PropertyValue] = []
        for index in 0..<count {
            items.append(try value(of: number(at: start + index * referenceSize, size: referenceSize)))
        }
        return .array(items)
    }

    mutating func dictionary(at offset: Int) throws(BinaryPlistFault) -> PropertyValue {
        let (count, start) = try count(at: offset, itemSize: 2 * referenceSize)
        var entries: [String: PropertyValue] = [:]
        for index in 0..<count {
            let key = try value(of: number(at: start + index * referenceSize, size: referenceSize))
            let item = try value(of: number(at: start + (count + index) * referenceSize, size: referenceSize))
            guard let name = key.string else { throw BinaryPlistFault(message: "a key is \(key.spoken), not a string") }
            // The first of two equal keys counts, as for Foundation.
            if entries[name] == nil { entries[name] = item }
        }
        return .dictionary(entries)
    }

    mutating func leaf(at offset: Int) throws(BinaryPlistFault) -> PropertyValue {
        let low = Int(bytes[offset] & 0xF)
        switch bytes[offset] >> 4 {
        case 0x0: return try simple(bytes[offset])
        case 0x1: return try integer(at: offset + 1, power: low)
        case 0x2: return try .real(real(at: offset + 1, power: low))
        case 0x3:
            // A date is a count of seconds; one that is no number makes Foundation crash when it is printed.
            guard try real(at: offset + 1, power: low).isFinite else {
                throw BinaryPlistFault(message: "a date is no number")
            }
            return .date
        case 0x4:
            let (count, _) = try count(at: offset, itemSize: 1)
            return .data(count: count)
        case 0x5, 0x7: return try .string(text(at: offset))
        case 0x6: return try .string(wideText(at: offset))
        case 0x8: return .other("an identifier of a keyed archive")
        case 0xB, 0xC: throw BinaryPlistFault(message: "it holds a set, which is no property list value")
        default: throw unknown(bytes[offset])
        }
    }

    private func unknown(_ marker: UInt8) -> BinaryPlistFault {
        BinaryPlistFault(message: "unknown kind of object 0x\(String(marker, radix: 16))")
    }

    private func simple(_ marker: UInt8) throws(BinaryPlistFault) -> PropertyValue {
        switch marker {
        case 0x00: .other("null")
        case 0x08: .boolean(false)
        case 0x09: .boolean(true)
        default: throw unknown(marker)
        }
    }

    /// Integers of 1, 2 and 4 bytes are positive; of 8 bytes signed; of 16 bytes for those above `Int64.max`.
    private func integer(at offset: Int, power: Int) throws(BinaryPlistFault) -> PropertyValue {
        switch power {
        case 0...2: return .integer(try number(at: offset, size: 1 << power))
        case 3: return .integer(Int(truncatingIfNeeded: try BinaryPlistReader.bits(in: bytes, at: offset, size: 8)))
        case 4:
            _ = try BinaryPlistReader.bits(in: bytes, at: offset + 8, size: 8)
            return .other("an integer of 128 bits")
        default: throw BinaryPlistFault(message: "an integer of an impossible size")
        }
    }

    private func real(at offset: Int, power: Int) throws(BinaryPlistFault) -> Double {
        guard power == 2 || power == 3 else { throw BinaryPlistFault(message: "a number of an impossible size") }
        let bits = try BinaryPlistReader.bits(in: bytes, at: offset, size: 1 << power)
        return power == 3 ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    }

    private mutating func text(at offset: Int) throws(BinaryPlistFault) -> String {
        let (count, start) = try count(at: offset, itemSize: 1)
        try spend(count)
        guard let text = String(validating: bytes[start..<(start + count)], as: UTF8.self) else {
            throw BinaryPlistFault(message: "a string is not UTF-8")
        }
        return text
    }

    private mutating func wideText(at offset: Int) throws(BinaryPlistFault) -> String {
        let (count, start) = try count(at: offset, itemSize: 2)
        try spend(2 * count)
        let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw BinaryPlistFault(message: "a string is not UTF-16")
        }
        return text
    }
}

/// Reads the numbers and counts of objects.
extension BinaryPlistReader {
    /// How many items an object has, and where they begin; the items are sure to lie inside the file.
    private func count(at offset: Int, itemSize: Int) throws(BinaryPlistFault) -> (count: Int, start: Int) {
        var count = Int(bytes[offset] & 0xF)
        var start = offset + 1
        if count == 0xF {
            guard start < tableStart, bytes[start] >> 4 == 0x1, bytes[start] & 0xF <= 3 else {
                throw BinaryPlistFault(message: "a count is no number")
            }
            let size = 1 << Int(bytes[start] & 0xF)
            count = try number(at: start + 1, size: size)
            start += 1 + size
        }
        guard start <= tableStart, count <= (tableStart - start) / itemSize else {
            throw BinaryPlistFault(message: "an object has more items than fit into the file")
        }
        return (count, start)
    }

    /// The number in `size` bytes, highest first.
    func number(at offset: Int, size: Int) throws(BinaryPlistFault) -> Int {
        try BinaryPlistReader.number(in: bytes, at: offset, size: size)
    }

    static func number(in bytes: [UInt8], at offset: Int, size: Int) throws(BinaryPlistFault) -> Int {
        guard let number = Int(exactly: try bits(in: bytes, at: offset, size: size)) else {
            throw BinaryPlistFault(message: "a count or an offset is beyond all bounds")
        }
        return number
    }

    private static func bits(in bytes: [UInt8], at offset: Int, size: Int) throws(BinaryPlistFault) -> UInt64 {
        guard offset >= 0, size <= 8, offset <= bytes.count - size else {
            throw BinaryPlistFault(message: "an object lies outside the file")
        }
        return bytes[offset..<(offset + size)].reduce(0) { $0 << 8 | UInt64($1) }
    }
}
