import Foundation

/// Questions in a source whether a module can be imported: `#if canImport(UIKit)`.
///
/// All modules of a build folder are visible to every target in it, built before or not yet: what such a question comes to in a
/// package that does not depend on the module changes from one build to the next, and from what it is alone.
struct ImportQuestions {
    /// A question, and the line that it stands in.
    let found: [(module: String, line: Int)]

    /// The questions in a source, in order.
    init(in text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        found = lines.enumerated().flatMap { number, line -> [(module: String, line: Int)] in
            guard line.drop(while: \.isWhitespace).first == "#" else { return [] }
            return line.matches(of: #/canImport\(\s*(\w+)/#).map { (String($0.1), number + 1) }
        }
    }

    /// What is to be said of a target, in a sentence; nil where its sources ask for nothing that may or may not be there.
    ///
    /// - Parameters:
    ///   - name: what the target is called.
    ///   - files: its Swift files.
    ///   - modules: those of Vigil that it does not depend on.
    static func warning(of name: String, _ files: [URL], besides modules: Set<String>) -> String? {
        for file in files {
            guard let text = PlainFile.contents(of: file).flatMap({ String(data: $0, encoding: .utf8) }),
                let question = ImportQuestions(in: text).found.first(where: { modules.contains($0.module) })
            else { continue }
            return
                "\(file.path):\(question.line): \(name) asks for canImport(\(question.module)) and does not depend on it. "
                + "Beside Vigil the answer depends on what was built before, since all modules of a build folder are "
                + "visible in it. Let the target depend on .product(name: \"\(question.module)\", package: \"Vigil\"), or "
                + "build that package with a --scratch-path of its own"
        }
        return nil
    }
}
