import Foundation

extension PropertyList {
    /// Reads a property list in any of the four formats.
    ///
    /// - Parameter kind: what the file should be.
    /// - Throws: ``InputProblems`` when it is none, or is damaged.
    package static func read(_ data: Data, file: String, as kind: InputFile) throws(InputProblems) -> PropertyList {
        guard data.count <= kind.limit else { throw kind.tooLarge(file) }
        guard !data.isEmpty else { throw kind.refused("the file is empty", file) }
        if data.starts(with: Array("bplist".utf8)) { return try readBinary(data, file: file, as: kind) }
        if let other = ForeignFile.of(data) {
            throw kind.refused("this is \(other.name), not a property list", hint: other.hint(towards: kind), file)
        }
        let source = try TextInput.utf8(data, file: file)
        switch TextFormat.of(source, file: file, as: kind) {
        case .xml: return try readText(source, .xml, file: file, as: kind, scan: XMLPlistScanner.scan)
        case .oldStyle: return try readText(source, .oldStyle, file: file, as: kind, scan: OldStylePlistScanner.scan)
        case .json: return try readJSON(data, file: file)
        case .unknown(let fault): throw InputProblems(fault.problems(in: source, file: file))
        }
    }

    private static func readBinary(
        _ data: Data, file: String, as kind: InputFile
    ) throws(InputProblems) -> PropertyList {
        do {
            return PropertyList(root: try BinaryPlistReader.read([UInt8](data)), format: .binary, positions: nil)
        } catch {
            throw kind.refused("this binary property list is damaged: \(error.message)", file)
        }
    }

    private static func readJSON(_ data: Data, file: String) throws(InputProblems) -> PropertyList {
        let (value, positions) = try JSONValue.parse(data, file: file)
        return PropertyList(root: PropertyValue(value), format: .json, positions: positions)
    }

    private static func readText(
        _ source: SourceText, _ format: PropertyListFormat, file: String, as kind: InputFile,
        scan: (SourceText, Int) throws(SyntaxFault) -> Outline
    ) throws(InputProblems) -> PropertyList {
        do {
            let outline = try scan(source, kind.values)
            let root = try FoundationPlist.decode(source)
            let duplicates = outline.duplicateProblems(.warning, in: source, file: file)
            let positions = SourcePositions(source: source, outline: outline)
            return PropertyList(root: root, format: format, positions: positions, problems: duplicates)
        } catch {
            throw InputProblems(error.problems(in: source, file: file))
        }
    }
}

extension PropertyValue {
    /// A JSON value as a property list would hold it.
    init(_ value: JSONValue) {
        switch value {
        case .null: self = .other("null")
        case .bool(let flag): self = .boolean(flag)
        case .number(let number): self = Int(exactly: number).map { .integer($0) } ?? .real(number)
        case .string(let text): self = .string(text)
        case .array(let items): self = .array(items.map { PropertyValue($0) })
        case .object(let members):
            let pairs = members.map { ($0.key, PropertyValue($0.value)) }
            self = .dictionary(Dictionary(pairs) { first, _ in first })
        }
    }
}
