import VigilDocuments

/// The objects of a `project.pbxproj`, by id, and where each of them is.
struct ProjectArchive {
    /// The file, as it was named.
    let file: String
    let log: ProblemLog
    private let objects: [String: ProjectObject]
    private let positions: SourcePositions?
    private let rootID: String

    private static let input = InputFile(
        kind: "Xcode project", limit: 64_000_000, values: 2_000_000, usualName: "project.pbxproj",
        advice: "give the .xcodeproj folder of the app")

    /// Reads the archive in the folder of a project.
    ///
    /// - Throws: ``InputProblems`` where it is missing, damaged, or has no project in it.
    init(inProject folder: String, log: ProblemLog) throws(InputProblems) {
        file = ProjectPath.joined(folder, "project.pbxproj")
        self.log = log
        let list = try PropertyList.read(
            try ProjectArchive.input.data(of: file), file: file, as: ProjectArchive.input)
        log.add(contentsOf: list.problems)
        positions = list.positions
        guard case .dictionary(let root) = list.root, case .dictionary(let objects) = root["objects"],
            let rootID = root["rootObject"]?.settingText
        else {
            throw InputProblems([
                InputProblem(
                    .error, file: file, message: "this is no Xcode project: it has no objects and no root object")
            ])
        }
        self.rootID = rootID
        self.objects = Dictionary(
            uniqueKeysWithValues: objects.compactMap { id, value in
                guard case .dictionary(let fields) = value else { return nil }
                return (id, ProjectObject(id, fields))
            })
    }

    /// The object of the project, from which all others are reached.
    func root() throws(InputProblems) -> ProjectObject {
        if let root = objects[rootID] { return root }
        let place = ContentPath.root.key("rootObject")
        throw InputProblems([problem(.error, at: place, "the root object \(rootID.quoted) is not in the file")])
    }

    /// All objects of a class, in the order of their ids.
    func all(_ isa: String) -> [ProjectObject] {
        objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id }
    }

    /// The object that a key names; nil where it names none, or one that is not there, which is told.
    func object(_ key: String, of owner: ProjectObject) -> ProjectObject? {
        owner.text(key).flatMap { object($0, key, of: owner) }
    }

    /// The objects that a list names, without those that are not there, which are told.
    func objects(_ key: String, of owner: ProjectObject) -> [ProjectObject] {
        owner.texts(key).compactMap { object($0, key, of: owner) }
    }

    private func object(_ id: String, _ key: String, of owner: ProjectObject) -> ProjectObject? {
        if let object = objects[id] { return object }
        warn(
            owner, at: key, "\(owner.isa) \(owner.name.quoted) names the object \(id.quoted), which is not in the file")
        return nil
    }

    /// Tells that something about an object is not as it should be.
    func warn(_ object: ProjectObject, at key: String? = nil, _ message: String, hint: String? = nil) {
        let path = ContentPath([.key("objects"), .key(object.id)] + (key.map { [.key($0)] } ?? []))
        log.add(problem(.warning, at: path, message, hint: hint))
    }

    /// The line of an object, or of one of its keys.
    func line(of object: ProjectObject, _ keys: String...) -> Int? {
        positions?.nearestLine(of: ContentPath([.key("objects"), .key(object.id)] + keys.map { .key($0) }))
    }

    private func problem(
        _ severity: InputProblem.Severity, at path: ContentPath, _ message: String, hint: String? = nil
    ) -> InputProblem {
        InputProblem(severity, file: file, line: positions?.nearestLine(of: path), message: message, hint: hint)
    }
}
