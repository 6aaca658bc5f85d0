import Foundation
import VigilTranslation

/// `vigil-translate`: what the package's plugin runs before it compiles an app's sources. Not meant to be typed.
@main
enum TranslateCommand {
    static func main() {
        do {
            let order = try TranslationOrder(Array(CommandLine.arguments.dropFirst()))
            try TargetTranslation(order).run()
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }
}

/// What is to be translated, and to where.
struct TranslationOrder {
    /// Where the translations go.
    private(set) var output = ""
    private(set) var options = TranslationOptions()
    /// The sources, each with the name of its translation below `output`.
    private(set) var sources: [(path: String, name: String)] = []
    /// The sources of libraries that these are built with, and that are translated too.
    private(set) var libraries: [String] = []
    /// What is left out of sources, by their paths.
    private(set) var leftOut: [String: [LeftOut]] = [:]
    /// The name of the file below `output` that tells the program what is left out; nil where nothing is.
    private(set) var summary: String?
    /// The contents of Core Data models, each with the name of the file below `output` for its classes.
    private(set) var models: [(path: String, name: String)] = []
    private(set) var assets: [String] = []
    /// The name of the file below `output` for their symbols, and how many there are: `extensions` or `resources`.
    private(set) var symbols: (name: String, kind: String)?
    /// Files that are left out as a whole.
    private(set) var excluded: [String] = []
    /// Folders that the package manager does not look into, each with what counted in it when the build was planned.
    private(set) var folders: [(path: String, names: Set<String>)] = []

    /// Reads a command line: `--output FOLDER [--simulator] [--tests] [--settings FILE FOLDER] [--summary NAME] [--excluded PATH...]
    /// [--library PATH...] [--model CONTENTS NAME...] [--symbols NAME KIND] [--assets CATALOGUE...]
    /// [--folder PATH NAME/NAME...] PATH NAME PATH NAME...`, or `@FILE` with one word on each line.
    init(_ arguments: [String]) throws {
        var words = try arguments.flatMap { argument -> [String] in
            guard argument.hasPrefix("@") else { return [argument] }
            let text = try String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return (lines.last == "" ? lines.dropLast() : lines[...]).map(String.init)
        }[...]
        while let word = words.popFirst() {
            switch word {
            case "--output": output = words.popFirst() ?? ""
            case "--simulator": options.isSimulator = true
            case "--tests": options.isTest = true
            case "--library": libraries.append(words.popFirst() ?? "")
            case "--model":
                guard let path = words.popFirst(), let name = words.popFirst() else {
                    throw OrderProblem(text: "--model takes the contents of a model and the name of its classes' file")
                }
                models.append((path, name))
            case "--symbols":
                guard let name = words.popFirst(), let kind = words.popFirst() else {
                    throw OrderProblem(text: "--symbols takes the name of their file and how many there are")
                }
                symbols = (name, kind)
            case "--assets": assets.append(words.popFirst() ?? "")
            case "--summary": summary = words.popFirst()
            case "--excluded": excluded.append(words.popFirst() ?? "")
            case "--settings":
                guard let path = words.popFirst(), let folder = words.popFirst() else {
                    throw OrderProblem(text: "--settings takes a file and the folder that its paths begin at")
                }
                leftOut = try LeftOutList(path).pieces(from: folder)
            case "--folder":
                guard let path = words.popFirst(), let names = words.popFirst() else {
                    throw OrderProblem(text: "--folder takes a folder and the names in it")
                }
                folders.append((path, Set(names.split(separator: "/").map(String.init))))
            default:
                guard let name = words.popFirst() else {
                    throw OrderProblem(text: "\(word) has no name for its translation")
                }
                sources.append((word, name))
            }
        }
        if output.isEmpty { throw OrderProblem(text: "--output FOLDER is missing") }
    }

    /// Whether all that the plan of the build says of its folders is so still.
    ///
    /// - Throws: ``OrderProblem`` where a Swift file or a folder came since.
    func checkFolders() throws {
        for folder in folders {
            let found = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
            let new = (found ?? []).sorted().filter { name in
                let path = folder.path + "/" + name
                guard !name.hasPrefix("."), !folder.names.contains(name) else { return false }
                return name.hasSuffix(".swift") || !TranslationOrder.swiftFiles(below: path).isEmpty
            }
            guard let first = new.first else { continue }
            throw OrderProblem(
                text: "\(folder.path)/\(first) came since the build was planned, and the package manager does not look "
                    + "into folders outside of a target's. It plans anew when the manifest changes: touch "
                    + "Package.swift, and build again")
        }
    }

    private static func swiftFiles(below path: String) -> [String] {
        let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(".swift") }
    }
}

/// What is wrong with a command line.
struct OrderProblem: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
}
