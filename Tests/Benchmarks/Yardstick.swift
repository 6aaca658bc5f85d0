import Foundation

/// The C++ program beside the benchmarks, built where there is a compiler.
final class Yardstick {
    private let folder: URL
    private let executable: URL

    /// Builds the program into a temporary folder; nil where no C++ compiler is found or it fails.
    init?() throws {
        guard let compiler = Tool.find("c++") ?? Tool.find("g++") ?? Tool.find("clang++") else { return nil }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-yardstick-\(getpid())")
        executable = folder.appendingPathComponent("yardstick")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Yardstick/yardstick.cpp")
        let build = try Tool(compiler).run(["-O3", "-std=c++17", "-o", executable.path, source.path])
        guard build.code == 0 else {
            try FileManager.default.removeItem(at: folder)
            return nil
        }
    }

    /// Removes the program.
    func remove() throws { try FileManager.default.removeItem(at: folder) }

    /// Nanoseconds per operation.
    func measure(_ name: String, count: Int) throws -> Double {
        let run = try Tool(executable).run([name, String(count)])
        guard run.code == 0, let figure = Double(run.output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw BenchmarkError("the C++ program has no figure for \(name)")
        }
        return figure
    }
}

/// A benchmark that could not be run.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
