import VigilDocuments
import VigilTranslation

/// The files of Objective-C that a target has, and what stands for what their headers declare.
struct ObjectiveCFiles {
    /// The program texts, with their lines.
    let programs: [(path: String, lines: Int)]
    /// What stands for what the headers declare.
    let standIns: ObjectiveCStandIns

    /// More of a file is not read.
    private static let limit = 2_000_000

    init(of target: TranslatedTarget) {
        let isHeader = { (path: String) in path.hasSuffix(".h") }
        let isInterface = { (path: String) in path.hasSuffix(".swiftinterface") }
        let programs = target.objectiveC.filter { !isHeader($0) && !isInterface($0) }
        let texts = programs.map { (path: $0, bytes: Self.bytes(of: $0)) }
        self.programs = texts.map { ($0.path, $0.bytes.count { $0 == UInt8(ascii: "\n") }) }
        let headers = target.objectiveC.filter(isHeader).map { ObjectiveCHeader(path: $0, bytes: Self.bytes(of: $0)) }
        let interfaces = target.objectiveC.filter(isInterface).map {
            SwiftInterface(path: $0, module: target.name, bytes: Self.bytes(of: $0))
        }
        standIns = ObjectiveCStandIns(
            headers, sources: texts.map(\.bytes), interfaces: interfaces, isPublic: target.isBinary)
    }

    /// What is in a file; nothing where none is.
    static func bytes(of path: String) -> [UInt8] { [UInt8]((RegularFile.contents(at: path) ?? .init()).prefix(limit)) }
}

/// What is said of Objective-C in a report.
struct ObjectiveCReport {
    /// The program texts, with their lines.
    var programs: [(path: String, lines: Int)] = []
    /// The classes in whose place others stand, with the places of their headers.
    var classes: [ObjectiveCStandIns.HeaderLocation] = []
    /// What does not compile, or was not understood.
    var losses: [String] = []

    init() {}

    init(_ files: ObjectiveCFiles, _ standIns: ObjectiveCStandIns) {
        (programs, classes) = (files.programs, standIns.classes)
        losses = standIns.losses + (standIns.isEmpty ? [] : standIns.notUnderstood)
    }

    var isEmpty: Bool { programs.isEmpty && classes.isEmpty && losses.isEmpty }

    /// Lines of program text that do not run.
    var lineCount: Int { programs.map(\.lines).reduce(0, +) }

    /// The report in lines.
    func lines(_ shown: Int, _ display: (String) -> String) -> [String] {
        guard !isEmpty else { return [] }
        let files = programs.prefix(shown).map { "  \(display($0.path)): the whole file" }
        let more = programs.count > shown ? ["  and \(programs.count - shown) files more"] : []
        let declared = classes.map { "  \(display($0.path)):\($0.line): \($0.name)" }
        let title =
            "In \(TranslatedTarget.placeholderFile), as their headers say; methods do nothing there, and tell of it:"
        var lines: [String] = []
        if !programs.isEmpty { lines += ["", "Objective-C, which cannot run here:"] + files + more }
        if !declared.isEmpty { lines += ["", title] + declared }
        if !losses.isEmpty { lines += [""] + losses.prefix(20).map { display($0) } }
        if losses.count > 20 { lines.append("and \(losses.count - 20) more") }
        return lines
    }
}
