import VigilProgramImage

extension ModuleDescriptor {
    /// Registers the module, and its Swift module as code of the system; what an entry of its Swift module does:
    ///
    /// ```swift
    /// @section("vigil_entries") @used
    /// private let entry: LinkedEntry = { RadioModule.descriptor.register(in: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - program: what the entry was handed.
    ///   - others: further Swift modules that are the module's code, beside the one of the entry.
    ///   - levels: how many steps up from the file of the entry the folder of the module is; 1 is the one that holds it.
    ///   - fileID: where the entry stands.
    ///   - path: the path of the file where it stands.
    public func register(
        in program: UnsafeMutableRawPointer, code others: [String] = [], levels: Int = 1, fileID: String = #fileID,
        path: String = #filePath
    ) {
        LinkedProgram.add(self, to: program)
        SystemCode.register(in: program, others, areGuests: true, levels: levels, fileID: fileID, path: path)
    }
}

extension LinkedProgram {
    /// The modules, in the order of their ids.
    var modules: [ModuleDescriptor] {
        parts.compactMap { $0 as? ModuleDescriptor }.sorted { ($0.id, $0.swiftModule) < ($1.id, $1.swiftModule) }
    }
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0, ["VigilDocuments"], levels: 2) }
