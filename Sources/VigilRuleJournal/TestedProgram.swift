import Foundation
import VigilProgramImage

/// The program of tests that a journal is about, and how to see that it is no longer the one that would be built now.
package struct TestedProgram: Codable, Hashable, Sendable {
    package let path: String
    /// When it was linked, in seconds since 1970.
    package let linked: Double
    /// The folders of the sources of Vigil and of the modules in it.
    package let folders: [String]

    /// A program from its parts.
    package init(path: String, linked: Double, folders: [String]) {
        self.path = path
        self.linked = linked
        self.folders = folders
    }

    /// The running program; nil where the system does not tell which that is.
    static let current: TestedProgram? = MemoryMap.pathOfProgram.flatMap { path in
        modificationTime(path).map {
            TestedProgram(path: path, linked: $0, folders: LinkedProgram.current.folders.sorted())
        }
    }

    static func modificationTime(_ path: String) -> Double? {
        let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        return date?.timeIntervalSince1970
    }
}

extension RuleJournal {
    /// Why the journal tells nothing of the tests as they are now, in a sentence; nil when it does.
    package var isOutdatedBecause: String? {
        guard let linked = TestedProgram.modificationTime(program.path) else {
            return "\(program.path), whose tests it is about, is no longer there"
        }
        if linked != program.linked { return "\(program.path) was built anew since its tests ran" }
        return changedFile.map { "\($0) has changed since the tests were built" }
    }

    /// A source file that is newer than the program, or is gone.
    private var changedFile: String? {
        let files = Set(entries.map(\.file))
        let folders = Set(files.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/" })
        let found = program.folders + folders.subtracting(program.folders).sorted()
        return (files.sorted() + found.flatMap(RuleJournal.swiftFiles)).first { file in
            TestedProgram.modificationTime(file).map { $0 > program.linked } ?? true
        }
    }

    private static func swiftFiles(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { folder + $0 }
    }
}
