import Foundation
import VigilScenarios
import VigilTranslation

/// How the package manager compiles a target: what it tells the compiler, read from the plan of its last build.
struct CompileCommand: Equatable {
    let compiler: String
    /// What it is told of the target, without files and without what only a build writes.
    let words: [String]
    /// The files that are compiled as they are.
    let sources: [String]

    /// The command of a target; nil where the plan has none of it.
    ///
    /// - Parameters:
    ///   - target: the target's name.
    ///   - plan: the text of the build folder's `debug.yaml`.
    init?(of target: String, in plan: String) {
        guard let start = plan.firstRange(of: "\n  \"C.\(target)-"),
            let module = plan[start.lowerBound...].firstRange(of: ".module\":\n"),
            let line = plan[module.upperBound...].split(separator: "\n")
                .first(where: { $0.hasPrefix("    args: ") || !$0.hasPrefix("    ") }),
            let list = try? JSONDecoder().decode([String].self, from: Data(line.dropFirst("    args: ".count).utf8)),
            let compiler = list.first
        else { return nil }
        self.compiler = compiler
        (words, sources) = Self.split(Array(list.dropFirst()))
    }

    /// Words that only a build needs, with how many values follow each.
    private static let onlyOfBuilds = [
        "-emit-dependencies": 0, "-emit-module": 0, "-emit-module-path": 1, "-output-file-map": 1, "-incremental": 0,
        "-c": 0, "-enable-batch-mode": 0, "-serialize-diagnostics": 0, "-index-store-path": 1,
        "-parseable-output": 0, "-warnings-as-errors": 0, "-g": 0,
    ]

    private static func split(_ list: [String]) -> (words: [String], sources: [String]) {
        var (words, sources, at) = ([String](), [String](), 0)
        while at < list.count {
            let word = list[at]
            if ["-Xcc", "-Xfrontend"].contains(word), at + 1 < list.count {
                words += list[at...at + 1]
                at += 1
            } else if let values = onlyOfBuilds[word] {
                at += values
            } else if word.hasPrefix("@") {
                let text = (try? String(contentsOfFile: String(word.dropFirst()), encoding: .utf8)) ?? ""
                sources += text.split(separator: "\n").map(String.init)
            } else if word.wholeMatch(of: #/-j\d+/#) == nil {
                words.append(word)
            }
            at += 1
        }
        return (words, sources)
    }

    /// How far files are compiled.
    enum Depth: String, CaseIterable {
        /// Until each name and type is known.
        case types = "-typecheck"
        /// Until each path through each function is known too: whether it gives back a value, and sets each variable.
        case paths = "-emit-sil"
    }

    /// Compiles files together, and says what the compiler says.
    ///
    /// - Parameter folder: where the compiler may write. Never a device: it puts a new file in the place of what it writes.
    /// - Throws: ``UsageError`` where the compiler does not start.
    func check(_ files: [String], _ depth: Depth, writingTo folder: String) throws -> String {
        let program = ChildProgram(
            compiler, arguments(files, depth, writingTo: folder), output: .channel, errors: .channel)
        var lines: [String] = []
        let end = try program.run { lines.append($0) }
        // Without a place, it is no error of a source.
        let hasPlace = lines.contains { CompilerMessage(line: $0)?.severity == .error }
        guard end != .code(0), !hasPlace else { return lines.joined(separator: "\n") }
        throw UsageError(
            "the compiler cannot take \(files.count) files (\(end)):\n" + lines.suffix(20).joined(separator: "\n"))
    }

    /// What the compiler is told to check files.
    func arguments(_ files: [String], _ depth: Depth, writingTo folder: String) -> [String] {
        let output = depth == .paths ? ["-o", folder + "/paths.sil"] : []
        return [depth.rawValue, "-wmo", "-diagnostic-style", "llvm"] + output + words + files
    }
}
