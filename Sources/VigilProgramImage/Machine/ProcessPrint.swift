import Foundation

/// What code of an app can change of the process that plays it, and what the next app in the same process would find: its
/// environment, its folder, its open files, and the variables of C code. The static variables of Swift are set back.
package struct ProcessPrint: Equatable, Sendable {
    private let environment: Int
    private let folder: String
    private let files: Set<String>
    private let variables: [Int]

    /// That of this process, now.
    package init() {
        environment = ProcessPrint.digestOfEnvironment
        folder = FileManager.default.currentDirectoryPath
        files = ProcessPrint.openFiles
        variables = ProcessPrint.places.map { place in
            var hasher = Hasher()
            hasher.combine(bytes: place)
            return hasher.finalize()
        }
    }

    /// What is another in `later`, in words; empty where nothing is.
    package func changes(in later: ProcessPrint) -> [String] {
        var changes: [String] = []
        if environment != later.environment { changes.append("its environment") }
        if folder != later.folder { changes.append("its current folder") }
        if files != later.files { changes.append("its open files") }
        if variables != later.variables { changes.append("variables of its C code") }
        return changes
    }

    private static var digestOfEnvironment: Int {
        var hasher = Hasher()
        var place = environ
        while let line = place.pointee {
            // The zone follows the phone of each scenario.
            if strncmp(line, "TZ=", 3) != 0 {
                hasher.combine(bytes: UnsafeRawBufferPointer(start: line, count: strlen(line)))
                hasher.combine(0 as UInt8)
            }
            place += 1
        }
        return hasher.finalize()
    }

    /// Descriptors with what they lead to, those aside that the machine's libraries keep for themselves.
    private static var openFiles: Set<String> {
        let folder = "/proc/self/fd"
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Set(
            numbers.compactMap { number in
                let end = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(number)")
                return end.flatMap { $0.hasPrefix("anon_inode:") || $0.hasPrefix("/proc/") ? nil : "\(number) \($0)" }
            })
    }

    /// Where the variables of C code lie.
    nonisolated(unsafe) private static let places: [UnsafeRawBufferPointer] = {
        let symbols = ProgramImage.read()?.variablesOfC ?? []
        return symbols.compactMap { symbol in
            UnsafeRawPointer(bitPattern: symbol.address).map { UnsafeRawBufferPointer(start: $0, count: symbol.size) }
        }
    }()
}
