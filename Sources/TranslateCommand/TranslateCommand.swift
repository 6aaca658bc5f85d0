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

    /// Reads a command line: `--output FOLDER [--simulator] PATH NAME PATH NAME...`, or `@FILE` with one word on each line.
    init(_ arguments: [String]) throws {
        var words = try arguments.flatMap { argument -> [String] in
            guard argument.hasPrefix("@") else { return [argument] }
            let text = try String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
            return text.split(separator: "\n").map(String.init)
        }[...]
        while let word = words.popFirst() {
            switch word {
            case "--output": output = words.popFirst() ?? ""
            case "--simulator": options.isSimulator = true
            default:
                guard let name = words.popFirst() else {
                    throw OrderProblem(text: "\(word) has no name for its translation")
                }
                sources.append((word, name))
            }
        }
        if output.isEmpty { throw OrderProblem(text: "--output FOLDER is missing") }
    }
}

/// What is wrong with a command line.
struct OrderProblem: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
}
