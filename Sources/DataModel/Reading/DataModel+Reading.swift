import VigilDocuments

extension DataModel {
    /// Reads the text of a model's file `contents`.
    ///
    /// - Parameters:
    ///   - text: the XML that Xcode wrote.
    ///   - file: what the file is called in a problem.
    /// - Throws: an `InputProblem` with its line where the text is no such model.
    public init(xml text: String, file: String = "contents") throws(InputProblem) {
        let bytes = Array(text.utf8)
        var reader = DataModelReader(bytes)
        do {
            self = try reader.read()
        } catch {
            let line = bytes.prefix(error.offset).count { $0 == .lineFeed } + 1
            throw InputProblem(.error, file: file, line: line, message: error.message, hint: error.hint)
        }
    }
}

/// Goes through the elements of a model.
private struct DataModelReader {
    private let bytes: [UInt8]
    private var scanner: XMLScanner
    private var model = DataModel()
    /// The elements that are open, from outside.
    private var path: [String] = []
    private var isModel = false
    private var configuration: String?
    private var line = 1
    private var counted = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        scanner = XMLScanner(bytes)
    }

    mutating func read() throws(SyntaxFault) -> DataModel {
        while let event = try scanner.next() {
            switch event {
            case .start(let name, let attributes):
                try begin(name, ModelElement(attributes, at: scanner.place))
                path.append(name)
            case .end: path.removeLast()
            case .text: continue
            }
        }
        guard isModel else {
            throw SyntaxFault(0, "this is no Core Data model", hint: "give the file contents of an .xcdatamodel")
        }
        return model
    }

    private mutating func begin(_ name: String, _ element: ModelElement) throws(SyntaxFault) {
        switch (path.last, name) {
        case (nil, "model"):
            isModel = true
            model.versionIdentifier = element["userDefinedModelVersionIdentifier"] ?? ""
        case ("model", "entity"): model.entities.append(try element.entity(line: lineOfElement()))
        case ("entity", "attribute"):
            try change { entity throws(SyntaxFault) in
                entity.attributes.append(try element.attribute())
            }
        case ("entity", "relationship"):
            try change { entity throws(SyntaxFault) in
                entity.relationships.append(try element.relationship())
            }
        case ("uniquenessConstraints", "uniquenessConstraint"): change { $0.uniqueness.append([]) }
        case ("uniquenessConstraint", "constraint"): try addConstraint(element)
        case ("userInfo", "entry") where path.dropLast().last == "entity":
            change { $0.userInfo[element["key"] ?? ""] = element["value"] ?? "" }
        case ("model", "fetchRequest"): model.fetchRequests.append(try element.fetchTemplate())
        case ("model", "configuration"): configuration = try element.required("name")
        case ("configuration", "memberEntity"): try addMember(element)
        default: return
        }
    }

    private mutating func addConstraint(_ element: ModelElement) throws(SyntaxFault) {
        let value = try element.required("value")
        change { $0.uniqueness[$0.uniqueness.count - 1].append(value) }
    }

    private mutating func addMember(_ element: ModelElement) throws(SyntaxFault) {
        let name = try element.required("name")
        if let configuration { model.configurations[configuration, default: []].append(name) }
    }

    /// Changes the entity that is open.
    private mutating func change<Failure: Error>(
        _ body: (inout DataModel.Entity) throws(Failure) -> Void
    ) throws(Failure) {
        guard !model.entities.isEmpty else { return }
        try body(&model.entities[model.entities.count - 1])
    }

    private mutating func lineOfElement() -> Int {
        line += bytes[counted..<scanner.place].count { $0 == .lineFeed }
        counted = scanner.place
        return line
    }
}
