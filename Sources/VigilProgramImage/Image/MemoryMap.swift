import Foundation

/// What lies where in the memory of this program, as Linux tells it at the moment of asking.
package struct MemoryMap {
    /// A stretch of memory that holds a part of a file.
    package struct Mapping {
        /// Its addresses.
        package let range: Range<UInt>
        /// Whether it is machine code.
        package let isCode: Bool
        /// The file.
        package let path: String
    }

    /// The parts of files, by address.
    package let mappings: [Mapping]

    /// Looks at the memory now. Empty where the system does not tell.
    package init() {
        // Read to the end: what reads a file as a whole takes the first page of this one for all of it.
        let file = FileHandle(forReadingAtPath: "/proc/self/maps")
        let text = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
        mappings = text.split(separator: "\n").compactMap { Mapping(line: $0) }
    }

    /// The path of the program's own file; nil where the system does not tell.
    package static let pathOfProgram = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")

    /// Where the file at `path` begins in memory; nil where it is not loaded.
    package func base(of path: String) -> UInt? { mappings.first { $0.path == path }?.range.lowerBound }

    /// The path of the loaded library with this file name; nil where it is not loaded.
    package func path(ofLibrary name: String) -> String? { mappings.first { $0.path.hasSuffix("/" + name) }?.path }

    /// The addresses of the machine code in the files that `isWanted` says yes to, from the first to the last.
    package func code(in isWanted: (String) -> Bool) -> Range<UInt> {
        let wanted = mappings.filter { $0.isCode && isWanted($0.path) }
        guard let first = wanted.first, let last = wanted.last else { return 0..<0 }
        return first.range.lowerBound..<last.range.upperBound
    }
}

extension MemoryMap.Mapping {
    /// `5581-5592 r-xp 00001000 08:01 1234   /usr/bin/vigil`; nil for memory that holds no file.
    fileprivate init?(line: Substring) {
        let parts = line.split(separator: " ", maxSplits: 5)
        guard parts.count == 6, let dash = parts[0].firstIndex(of: "-"), let low = UInt(parts[0][..<dash], radix: 16),
            let high = UInt(parts[0][dash...].dropFirst(), radix: 16), low < high
        else { return nil }
        let path = parts[5].drop { $0 == " " }
        guard path.hasPrefix("/") else { return nil }
        (range, isCode, self.path) = (low..<high, parts[1].contains("x"), String(path))
    }
}
