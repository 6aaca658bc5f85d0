import Foundation

/// What lies where in the memory of this program, as Linux tells it at the moment of asking.
package struct MemoryMap {
    /// A stretch of memory that holds a part of a file.
    package struct Mapping {
        package let range: Range<UInt>
        /// Whether it is machine code.
        package let isCode: Bool
        package let path: String
    }

    /// The parts of files, by address.
    package let mappings: [Mapping]

    /// Looks at the memory now. Empty where the system does not tell.
    package init() {
        // Read to the end: what reads a file as a whole takes the first page of this one for all of it.
        let file = FileHandle(forReadingAtPath: "/proc/self/maps")
        let lines = [UInt8]((try? file?.readToEnd()) ?? Data()).split(separator: UInt8(ascii: "\n"))
        mappings = lines.compactMap { Mapping(line: $0) }
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
    ///
    /// Read by its bytes: each start of an app reads some hundreds of lines, and texts would take a third of that start.
    fileprivate init?(line: ArraySlice<UInt8>) {
        guard let slash = line.firstIndex(of: UInt8(ascii: "/")), let dash = line.firstIndex(of: UInt8(ascii: "-")),
            let space = line[dash...].firstIndex(of: UInt8(ascii: " ")), space + 5 < slash,
            let low = UInt(hexadecimal: line[..<dash]), let high = UInt(hexadecimal: line[(dash + 1)..<space]),
            low < high
        else { return nil }
        (range, isCode) = (low..<high, line[(space + 1)..<(space + 5)].contains(UInt8(ascii: "x")))
        path = String(decoding: line[slash...], as: UTF8.self)
    }
}

extension UInt {
    /// Nil for what is no hexadecimal number in small letters, or too large.
    fileprivate init?(hexadecimal digits: ArraySlice<UInt8>) {
        guard (1...16).contains(digits.count) else { return nil }
        self = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): self = self << 4 | UInt(digit - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): self = self << 4 | UInt(digit - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
    }
}
