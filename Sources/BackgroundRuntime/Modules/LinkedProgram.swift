import CVigilEntries
import VigilProgramImage

/// What a Swift module puts into the program's section `vigil_entries`: linking the module is its registration.
///
/// ```swift
/// @section("vigil_entries") @used
/// private let entry: LinkedEntry = { RadioModule.descriptor.register(in: $0) }
/// ```
///
/// The pointer is to be handed on and to be used for nothing else.
public typealias LinkedEntry = @convention(c) (UnsafeMutableRawPointer) -> Void

/// What is linked into the running program, by the entries of its Swift modules.
struct LinkedProgram {
    /// The modules, in the order of their ids.
    private(set) var modules: [ModuleDescriptor] = []
    /// The Swift modules whose code is the system's, not the app's: their statics outlive a launch.
    private(set) var systemCode: Set<String> = []

    /// This program. What is linked cannot change while it runs.
    static let current: LinkedProgram = {
        var program = LinkedProgram()
        for number in 0..<vigil_entry_count() {
            withUnsafeMutablePointer(to: &program) { vigil_entry_at(number)($0) }
        }
        // The linker's order is nobody's choice.
        SystemCode.declare(modules: program.systemCode)
        program.modules.sort { ($0.id, $0.swiftModule) < ($1.id, $1.swiftModule) }
        return program
    }()

    fileprivate static func add(_ modules: [ModuleDescriptor], code: [String], to program: UnsafeMutableRawPointer) {
        let program = program.assumingMemoryBound(to: LinkedProgram.self)
        program.pointee.modules += modules
        program.pointee.systemCode.formUnion(code)
    }
}

extension ModuleDescriptor {
    /// Registers the module; what an entry of its Swift module does.
    ///
    /// - Parameters:
    ///   - program: what the entry was handed.
    ///   - code: further Swift modules that are the module's code, beside the one of the entry.
    ///   - fileID: where the entry stands.
    public func register(in program: UnsafeMutableRawPointer, code: [String] = [], fileID: String = #fileID) {
        LinkedProgram.add([self], code: [SystemCode.module(of: fileID)] + code, to: program)
    }
}

extension SystemCode {
    /// Registers a Swift module as the system's; what an entry of it does.
    ///
    /// - Parameters:
    ///   - program: what the entry was handed.
    ///   - others: further Swift modules that are the system's, such as those it is made of.
    ///   - fileID: where the entry stands.
    public static func register(in program: UnsafeMutableRawPointer, _ others: [String] = [], fileID: String = #fileID)
    {
        LinkedProgram.add([], code: [module(of: fileID)] + others, to: program)
    }

    /// The Swift module of a file, as `#fileID` names it.
    static func module(of fileID: String) -> String { String(fileID.prefix { $0 != "/" }) }
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0, ["VigilDocuments", "VirtualTime"]) }
