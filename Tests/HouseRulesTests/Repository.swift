import Foundation
import Synchronization
import VigilFacts

/// The files of this package, as tests look at them.
enum Repository {
    /// The folder of `Package.swift`.
    static let root = packageFolder

    /// One source file.
    struct File {
        let path: String
        let text: String
        let lines: [String]
        /// The lines without comments and texts, so that words in prose do not count.
        let code: [String]

        init(path: String, text: String) {
            self.path = path
            self.text = text
            lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            code = File.code(of: lines)
        }

        private static func code(of lines: [String]) -> [String] {
            var isInText = false
            return lines.map { line in
                defer {
                    if strstr(line, "\"\"\"") != nil, line.components(separatedBy: "\"\"\"").count % 2 == 0 {
                        isInText.toggle()
                    }
                }
                return isInText ? "" : withoutProse(line)
            }
        }

        private static func withoutProse(_ line: String) -> String {
            // By functions of C: tests ask for each line of the package.
            guard strpbrk(line, "\"/") != nil else { return line }
            if strchr(line, 34) == nil { return beforeComment(line) }
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            let code = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: "\"\"")
            return beforeComment(code)
        }

        private static func beforeComment(_ code: String) -> String {
            code.withCString { start in
                guard let comment = strstr(start, "//") else { return code }
                let bytes = UnsafeRawBufferPointer(start: start, count: UnsafePointer(comment) - start)
                return String(decoding: bytes, as: UTF8.self)
            }
        }
    }

    /// The Swift files below `folders`, in alphabetical order. Each is read once: all suites look at the same files.
    static func swiftFiles(in folders: String...) throws -> [File] {
        try folders.flatMap { folder in
            let top = String(folder.prefix { $0 != "/" })
            let files = try known.withLock { known in
                if let files = known[top] { return files }
                let files = try read(top)
                known[top] = files
                return files
            }
            return top == folder ? files : files.filter { $0.path.hasPrefix(folder + "/") }
        }
    }

    private static let known = Mutex<[String: [File]]>([:])

    private static func read(_ folder: String) throws -> [File] {
        let base = root.appendingPathComponent(folder)
        let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        // Packages below have build folders of their own.
        return try names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { name in
            let text = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
            return File(path: "\(folder)/\(name)", text: text)
        }
    }

    /// The lines of `files` whose code contains one of `words`, and then matches the pattern, as `path:line: text`.
    static func matches(
        of words: [String], _ pattern: some RegexComponent, in files: [File],
        allowed: (String) -> Bool = { _ in false }
    ) -> [String] {
        files.filter { file in !allowed(file.path) && words.contains(where: file.text.contains) }.flatMap { file in
            file.code.enumerated().filter { line in
                words.contains(where: line.element.contains) && line.element.contains(pattern)
            }.map { "\(file.path):\($0.offset + 1): \(file.lines[$0.offset].trimmingCharacters(in: .whitespaces))" }
        }
    }
}

extension Repository {
    /// The names of the frameworks that the package exports to apps.
    static func frameworks() throws -> [String] {
        let package = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        guard let start = package.range(of: "let frameworks: [Target] = ["),
            let end = package.range(of: "\n]\n", range: start.upperBound..<package.endIndex)
        else { return [] }
        return package[start.upperBound..<end.lowerBound].matches(of: /\n    framework\("(\w+)"/).map { String($0.1) }
    }

    /// The texts of all files in C.
    static func textsOfC() throws -> [String] {
        try ["Sources", "Tests"].flatMap { folder in
            let base = root.appendingPathComponent(folder)
            let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
            return try names.filter { ($0.hasSuffix(".c") || $0.hasSuffix(".h")) && !$0.contains(".build/") }
                .map { try String(contentsOf: base.appendingPathComponent($0), encoding: .utf8) }
        }
    }

    /// The functions that stand in front of those of the C library, in one text.
    static func machineCalls() throws -> String {
        let folder = root.appendingPathComponent("Sources/MachineCalls")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".c") }.sorted()
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
    }
}
