import CVigilEntries
import Foundation
import Runtime

/// The names of the functions on a stack, read from the program's own file in one pass.
///
/// The reader of stacks that comes with Swift first puts all names of the program in order, a third of a second in a large
/// one that is compiled for debugging, although a hang asks once for some dozens of them. Libraries of the machine tell their
/// own names, and none of an app lies in them; a stack that goes through another library is left to that reader.
struct FunctionNames: Sendable {
    /// Those of the running program; nil where its file has no names.
    static let ofProgram: FunctionNames? = ProgramImage.read().flatMap { $0.hasSymbols ? FunctionNames($0) : nil }

    private let file: ELFFile
    private let name: String
    /// The folder of Swift's own libraries, and those of the machine's.
    private let foldersOfMachine: [String]

    private init(_ file: ELFFile) {
        self.file = file
        name = MemoryMap.pathOfProgram.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
        let swift = dlsym(dlopen(nil, RTLD_NOW), "swift_retain").flatMap { Library(at: UInt(bitPattern: $0)) }
        foldersOfMachine = ["/usr/", "/lib"] + (swift.map { [$0.folder] } ?? [])
    }

    /// The function of each call, by the address where it goes on, nil for one without a name; nil at all where the stack goes
    /// through a library that is not the machine's.
    func symbols(ofCallsBefore addresses: [UInt]) -> [SymbolicatedBacktrace.Symbol?]? {
        let places = addresses.map { $0 - min($0, 1) }
        var symbols: [SymbolicatedBacktrace.Symbol?] = []
        for (place, function) in zip(places, file.functions(at: places)) {
            if let function {
                symbols.append(symbol(function.name, at: Int(place - function.address), in: name))
                continue
            }
            guard let library = Library(at: place), library.base != file.slide else {
                symbols.append(nil)
                continue
            }
            guard foldersOfMachine.contains(where: library.path.hasPrefix) else { return nil }
            symbols.append(library.function.map { symbol($0, at: 0, in: library.path) })
        }
        return symbols
    }

    private func symbol(_ name: String, at offset: Int, in image: String) -> SymbolicatedBacktrace.Symbol {
        SymbolicatedBacktrace.Symbol(
            imageIndex: 0, imageName: image, rawName: name, offset: offset, sourceLocation: nil)
    }

    /// What the loader knows of an address.
    private struct Library {
        let path: String
        /// Where it begins in memory.
        let base: UInt
        /// The function that other libraries may call, before the address.
        let function: String?

        /// Nil for an address that lies in no file.
        init?(at address: UInt) {
            let library = vigil_library_at(UnsafeRawPointer(bitPattern: address))
            guard let path = library.path else { return nil }
            self.path = String(cString: path)
            base = UInt(bitPattern: library.base)
            function = library.function.map { String(cString: $0) }
        }

        /// Its folder, with `/` at its end.
        var folder: String { String(path.reversed().drop { $0 != "/" }.reversed()) }
    }
}
