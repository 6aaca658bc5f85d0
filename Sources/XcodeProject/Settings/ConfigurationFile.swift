import VigilDocuments

/// Reads `.xcconfig` files: one setting a line, comments behind `//`, and other files by `#include`.
struct ConfigurationFile {
    private(set) var level = SettingsLevel()
    private let finder: FileFinder
    private let log: ProblemLog
    /// The files that are being read, from the outermost on.
    private var open: [String] = []

    private static let input = InputFile(kind: "build configuration file", limit: 4_000_000)

    /// How many files were read.
    private var count = 0

    /// How many files may include each other, each as often as it is included.
    private static let limit = 500

    /// Reads the file at `path`, as seen from the folder of the project.
    init(_ path: String, _ finder: FileFinder, _ log: ProblemLog) {
        (self.finder, self.log) = (finder, log)
        read(path)
    }

    private mutating func read(_ path: String) {
        let file = finder.location(of: path)
        do throws(InputProblems) {
            let text = try TextInput.utf8(ConfigurationFile.input.data(of: file), file: file)
            open.append(path)
            count += 1
            read(String(decoding: text.bytes, as: UTF8.self), file: file)
            open.removeLast()
        } catch {
            log.add(contentsOf: error.problems)
        }
    }

    private mutating func read(_ text: String, file: String) {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            .makeIterator()
        while let (index, whole) = lines.next() {
            var line = ConfigurationFile.withoutComment(whole)
            // A backslash at the end takes the next line in.
            while line.hasSuffix("\\"), let (_, next) = lines.next() {
                line = line.dropLast().trimmed + " " + ConfigurationFile.withoutComment(next)
            }
            if line.hasPrefix("#") {
                include(line, file: file, line: index + 1)
            } else if !line.isEmpty {
                assign(line, file: file, line: index + 1)
            }
        }
    }

    private static func withoutComment(_ line: Substring) -> String {
        (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed
    }

    private mutating func assign(_ line: String, file: String, line number: Int) {
        // An equals sign within brackets belongs to a condition.
        var depth = 0
        let equals = line.firstIndex { character in
            depth += character == "[" ? 1 : character == "]" ? -1 : 0
            return character == "=" && depth <= 0
        }
        guard let equals, let name = SettingName(String(line[..<equals])) else {
            return warn("\(line.quoted) is no setting: NAME = VALUE is due", file, number)
        }
        var value = line[line.index(after: equals)...].trimmed
        if value.hasSuffix(";") { value = value.dropLast().trimmed }
        level.take(SettingsLevel.Assignment(name: name, value: value, file: file, line: number))
    }

    private mutating func include(_ line: String, file: String, line number: Int) {
        let words = line.dropFirst().trimmed
        let isOptional = words.hasPrefix("include?")
        let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
        guard words.hasPrefix("include"), parts.count == 3 else {
            return warn("\(line.quoted) is no #include \"FILE\"", file, number)
        }
        let path = ProjectPath.joined(ProjectPath.folder(of: open.last ?? ""), String(parts[1]))
        guard !open.contains(path), count < ConfigurationFile.limit else {
            return warn("\(path.quoted) includes itself", file, number)
        }
        if finder.exists(path) {
            read(path)
        } else if !isOptional {
            warn("the included file \(path.quoted) does not exist", file, number)
        }
    }

    private func warn(_ message: String, _ file: String, _ line: Int) {
        log.add(InputProblem(.warning, file: file, line: line, message: message))
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmed: String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
