import Foundation

/// Finds the units of a file: each begins with an entry that says what holds for all of it.
struct UnitList {
    /// Those whose line table and addresses are known.
    private(set) var units: [LineTables.Unit] = []
    private let sections: LineTables.Sections
    /// The form of the first entry, for those of the units before: most have the same.
    private var known: [FormKey: [Attribute]] = [:]

    private struct FormKey: Hashable {
        let place: Int
        let code: UInt64
    }

    /// What an entry holds, in order: the name of a value, and how it is written.
    private struct Attribute {
        let name: UInt64
        let form: UInt64
    }

    /// The names of the values that matter, as the format numbers them.
    private enum Name {
        static let lowAddress: UInt64 = 0x11
        static let lines: UInt64 = 0x10
        static let folder: UInt64 = 0x1b
        static let ranges: UInt64 = 0x55
    }

    /// - Throws: ``ByteReader/UnknownForm`` where the file is cut off.
    init(_ file: Data, _ sections: LineTables.Sections) throws(ByteReader.UnknownForm) {
        self.sections = sections
        let result = file.withUnsafeBytes { [self] bytes -> Result<[LineTables.Unit], ByteReader.UnknownForm> in
            var list = self
            do throws(ByteReader.UnknownForm) {
                try list.read(bytes)
                return .success(list.units)
            } catch { return .failure(error) }
        }
        units = try result.get()
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer) throws(ByteReader.UnknownForm) {
        let end = sections.info.offset + sections.info.size
        var place = sections.info.offset
        while place < end {
            var reader = try ByteReader(bytes, at: place, upTo: end)
            let length = try reader.next(UInt32.self)
            // Longer ones are marked, and not known here.
            guard length < 0xffff_fff0 else { return }
            place += 4 + Int(length)
            if try reader.next(UInt16.self) == 4, let unit = try? readUnit(&reader, bytes) { units.append(unit) }
        }
    }

    /// Reads the first entry of a unit; nil where it says nothing of lines or addresses.
    private mutating func readUnit(
        _ reader: inout ByteReader, _ bytes: UnsafeRawBufferPointer
    ) throws(ByteReader.UnknownForm) -> LineTables.Unit? {
        let forms = sections.abbreviations.offset + Int(try reader.next(UInt32.self))
        guard try reader.byte() == 8 else { return nil }
        let attributes = try attributes(FormKey(place: forms, code: try reader.number()), bytes)
        var values: [UInt64: UInt64] = [:]
        for attribute in attributes { values[attribute.name] = try UnitList.value(&reader, attribute.form) }
        guard let lines = values[Name.lines], let ranges = values[Name.ranges] else { return nil }
        return LineTables.Unit(
            lines: Int(lines), ranges: Int(ranges), base: values[Name.lowAddress] ?? 0,
            folder: Int(values[Name.folder] ?? 0))
    }

    private mutating func attributes(
        _ key: FormKey, _ bytes: UnsafeRawBufferPointer
    ) throws(ByteReader.UnknownForm) -> [Attribute] {
        if let attributes = known[key] { return attributes }
        var reader = try ByteReader(bytes, at: key.place)
        while true {
            let code = try reader.number()
            guard code != 0 else { throw ByteReader.UnknownForm() }
            _ = try reader.number()
            try reader.skip(1)
            var attributes: [Attribute] = []
            while true {
                let attribute = Attribute(name: try reader.number(), form: try reader.number())
                if attribute.name == 0 { break }
                attributes.append(attribute)
            }
            known[FormKey(place: key.place, code: code)] = attributes
            if code == key.code { return attributes }
        }
    }

    /// Reads a value by its form; what is no number counts as 0.
    private static func value(
        _ reader: inout ByteReader, _ form: UInt64
    ) throws(ByteReader.UnknownForm) -> UInt64 {
        switch form {
        case 0x01, 0x07, 0x20: return try reader.next(UInt64.self)
        case 0x05: return UInt64(try reader.next(UInt16.self))
        case 0x06, 0x0e, 0x13, 0x17: return UInt64(try reader.next(UInt32.self))
        case 0x0b, 0x0c: return UInt64(try reader.byte())
        case 0x08: try reader.skipText()
        case 0x0d: _ = try reader.signedNumber()
        case 0x0f: return try reader.number()
        case 0x18: try reader.skip(Int(try reader.number()))
        case 0x19: return 1
        default: throw ByteReader.UnknownForm()
        }
        return 0
    }
}
