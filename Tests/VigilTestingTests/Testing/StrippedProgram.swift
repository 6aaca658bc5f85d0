import Foundation
import ProgramRunner

/// A copy of a program of this package whose table of symbols is no longer found, as `strip` leaves it.
final class StrippedProgram {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("stripped-\(UUID().uuidString)")

    init(_ name: String) throws {
        var program = try Data(contentsOf: Program(name).executable)
        let headers = Int(program.integer(at: 40, as: UInt64.self))
        let size = Int(program.integer(at: 58, as: UInt16.self))
        for number in 0..<Int(program.integer(at: 60, as: UInt16.self)) {
            let header = headers + number * size
            // The kind of a section, as the format numbers it: a table of symbols, and one that means nothing.
            guard program.integer(at: header + 4, as: UInt32.self) == 2 else { continue }
            program.replaceSubrange(header + 4..<header + 8, with: [0, 0, 0, 0])
        }
        // Written by a process that is alone: what this one has open to be written, a program that another test starts at
        // this moment has too, and then the file cannot be run.
        let written = file.appendingPathExtension("written")
        try program.write(to: written)
        defer { try? FileManager.default.removeItem(at: written) }
        _ = try Program(at: URL(filePath: "/bin/cp")).run([written.path, file.path])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    func run(_ arguments: [String]) throws -> Program.Outcome { try Program(at: file).run(arguments) }

    deinit { try? FileManager.default.removeItem(at: file) }
}

extension Data {
    fileprivate func integer<Integer: FixedWidthInteger>(at offset: Int, as type: Integer.Type) -> Integer {
        withUnsafeBytes { Integer(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Integer.self)) }
    }
}
