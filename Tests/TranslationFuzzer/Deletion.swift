import Foundation
import VigilTranslation

/// Takes one declaration out of an app, by chance, as if what it comes from were missing.
///
///     TranslationFuzzer delete FOLDER SEED
///
/// The file that has it is written over: FOLDER is to be a copy. What stands around it keeps its line. Only what other code
/// names is taken, so that something is missing.
enum Deletion {
    static func run(in folder: String, seed: UInt64) throws {
        var dice = SplitMix(state: seed)
        let files = sources(below: URL(fileURLWithPath: folder))
        let sources = try files.map { try [UInt8](Data(contentsOf: $0)) }
        let candidates = sources.enumerated().flatMap { file, bytes in
            ReadSource(bytes).namedDeclarations.filter { isNamed($0, in: file, sources) }.map { (file, $0) }
        }
        guard let (file, declaration) = candidates.randomElement(using: &dice) else {
            print("\(folder): nothing is declared that other code names")
            exit(2)
        }
        var text = sources[file]
        let lines = text[declaration.range].count { $0 == UInt8(ascii: "\n") }
        text.replaceSubrange(declaration.range, with: [UInt8](repeating: UInt8(ascii: "\n"), count: lines))
        try Data(text).write(to: files[file])
        print(declaration.name, "\(files[file].lastPathComponent):\(declaration.line)")
    }

    /// Whether a name stands anywhere else.
    private static func isNamed(_ declaration: NamedDeclaration, in file: Int, _ sources: [[UInt8]]) -> Bool {
        let all = sources.map { count(declaration.name, in: $0) }.reduce(0, +)
        return all > count(declaration.name, in: Array(sources[file][declaration.range]))
    }

    private static func count(_ name: String, in source: [UInt8]) -> Int {
        let text = SourceText(source)
        return text.tokens.indices.count { text.text($0) == name }
    }

    private static func sources(below folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL]
        return (all ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
}
