import CVigilEntries

/// What a Swift module puts into the program's section `vigil_entries`: linking the module is its registration.
///
/// ```swift
/// @section("vigil_entries") @used
/// private let entry: LinkedEntry = { SystemCode.register(in: $0) }
/// ```
///
/// The pointer is to be handed on and to be used for nothing else.
public typealias LinkedEntry = @convention(c) (UnsafeMutableRawPointer) -> Void

/// What is linked into the running program, by the entries of its Swift modules.
package struct LinkedProgram: Sendable {
    /// What the entries brought along, in no particular order: the linker's is nobody's choice.
    package private(set) var parts: [any Sendable] = []
    /// The Swift modules whose code is the system's, not the app's.
    private(set) var code: Set<String> = []
    /// Those of them whose code the system does not trust: modules from anywhere.
    private(set) var guests: Set<String> = []
    /// The folders of their source files, each with `/` at its end.
    package private(set) var folders: [String] = []

    /// This program. What is linked cannot change while it runs.
    package static let current: LinkedProgram = {
        var program = LinkedProgram()
        for number in 0..<vigil_entry_count() {
            withUnsafeMutablePointer(to: &program) { vigil_entry_at(number)($0) }
        }
        return program
    }()

    /// Adds what an entry brings along.
    ///
    /// - Parameter program: what the entry was handed.
    package static func add(_ part: any Sendable, to program: UnsafeMutableRawPointer) {
        program.assumingMemoryBound(to: LinkedProgram.self).pointee.parts.append(part)
    }

    fileprivate static func add(
        code: [String], areGuests: Bool, below folder: String, to program: UnsafeMutableRawPointer
    ) {
        let program = program.assumingMemoryBound(to: LinkedProgram.self)
        program.pointee.code.formUnion(code)
        if areGuests { program.pointee.guests.formUnion(code) }
        if !folder.isEmpty { program.pointee.folders.append(folder) }
    }
}

/// Which code of the program is the system's: what lies between an app and a wait is no place in the app, and no launch
/// of the app renews its statics.
///
/// Each Swift module of the system says so itself, with its entry.
public enum SystemCode {
    /// Registers the Swift module of an entry as code of the system.
    ///
    /// - Parameters:
    ///   - program: what the entry was handed.
    ///   - others: further Swift modules that are the system's, such as those it is made of.
    ///   - levels: how many steps up from the file of the entry the folder of the module is; 1 is the one that holds it.
    ///   - fileID: where the entry stands.
    ///   - path: the path of the file where it stands.
    public static func register(
        in program: UnsafeMutableRawPointer, _ others: [String] = [], levels: Int = 1, fileID: String = #fileID,
        path: String = #filePath
    ) {
        register(in: program, others, areGuests: false, levels: levels, fileID: fileID, path: path)
    }

    /// The same for a Swift module that may be anybody's: the system says so where its code does not do what it should.
    ///
    /// - Parameter areGuests: whether it is such a one.
    package static func register(
        in program: UnsafeMutableRawPointer, _ others: [String], areGuests: Bool, levels: Int, fileID: String,
        path: String
    ) {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels)
        LinkedProgram.add(
            code: [module(of: fileID)] + others, areGuests: areGuests, below: folder.map { $0 + "/" }.joined(),
            to: program)
    }

    /// All Swift modules of the system that are linked into this program.
    public static var modules: Set<String> { LinkedProgram.current.code }

    /// Those of them that are not trusted.
    static var guests: Set<String> { LinkedProgram.current.guests }

    /// The Swift module of a file, as `#fileID` names it.
    package static func module(of fileID: String) -> String { String(fileID.prefix { $0 != "/" }) }

    /// Whether the source file at `path` is the system's.
    static func contains(file path: String) -> Bool {
        LinkedProgram.current.folders.contains { path.hasPrefix($0) }
    }
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0, levels: 2) }
