import Foundation

extension PropertyList {
    /// The most bytes a manifest may have; real ones have some thousands.
    static let sizeLimit = 10_000_000

    /// Reads a property list in any of the four formats.
    ///
    /// - Throws: ``InputProblems`` when it is none, or is damaged.
    static func read(_ data: Data, file: String) throws(InputProblems) -> PropertyList {
        guard data.count <= sizeLimit else { throw tooLarge(file: file) }
        guard !data.isEmpty else { throw refused("the file is empty", file: file) }
        if data.starts(with: Array("bplist".utf8)) { return try readBinary(data, file: file) }
        if let kind = FileKind.of(data) {
            throw refused("this is \(kind.name), not a property list", hint: kind.hint, file: file)
        }
        let source = try TextInput.utf8(data, file: file)
        switch TextFormat.of(source, file: file) {
        case .xml: return try readText(source, .xml, file: file, scan: XMLPlistScanner.scan)
        case .oldStyle: return try readText(source, .oldStyle, file: file, scan: OldStylePlistScanner.scan)
        case .json: return try readJSON(data, file: file)
        case .unknown(let fault): throw InputProblems([fault.problem(in: source, file: file)])
        }
    }

    static func tooLarge(file: String) -> InputProblems {
        refused("the file has more than \(sizeLimit / 1_000_000) MB: this is no manifest", file: file)
    }

    static func refused(_ message: String, hint: String? = nil, file: String) -> InputProblems {
        InputProblems([InputProblem(.error, file: file, message: message, hint: hint)])
    }

    private static func readBinary(_ data: Data, file: String) throws(InputProblems) -> PropertyList {
        do {
            return PropertyList(root: try BinaryPlistReader.read([UInt8](data)), format: .binary, positions: nil)
        } catch {
            throw refused("this binary property list is damaged: \(error.message)", file: file)
        }
    }

    private static func readJSON(_ data: Data, file: String) throws(InputProblems) -> PropertyList {
        let (value, positions) = try JSONValue.parse(data, file: file)
        return PropertyList(root: PropertyValue(value), format: .json, positions: positions)
    }

    private static func readText(
        _ source: SourceText, _ format: ManifestFormat, file: String,
        scan: (SourceText) throws(SyntaxFault) -> Outline
    ) throws(InputProblems) -> PropertyList {
        do {
            let outline = try scan(source)
            let root = try FoundationPlist.decode(source)
            let duplicates = outline.duplicateProblems(.warning, in: source, file: file)
            let positions = SourcePositions(source: source, outline: outline)
            return PropertyList(root: root, format: format, positions: positions, problems: duplicates)
        } catch {
            throw InputProblems([error.problem(in: source, file: file)])
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
