import Foundation
import VigilTranslation

/// Translates mutated sources and looks whether all that was not translated is there as it was.
///
///     VIGIL_PROGRAMS=1 swift run -c release TranslationFuzzer [COUNT] [SEED]
@main
enum Fuzzer {
    static func main() throws {
        let given = CommandLine.arguments
        if given.count == 4, given[1] == "delete" { return try Deletion.run(in: given[2], seed: UInt64(given[3]) ?? 1) }
        let words = given.dropFirst().compactMap { UInt64($0) }
        let (count, seed) = (words.first ?? 1_000_000, words.dropFirst().first ?? 1)
        let sources = try Self.sources()
        var mutator = Mutator(sources, seed: seed)
        let isTerminal = isatty(STDERR_FILENO) == 1
        for number in 0..<count {
            let text = mutator.next()
            if let wrong = TranslationCheck.whatIsWrong(with: text) {
                print("text \(number) of seed \(seed): \(wrong)\n\(String(decoding: text, as: UTF8.self))")
                exit(1)
            }
            if isTerminal, number % 1_000 == 0 {
                FileHandle.standardError.write(Data("\r\(number) of \(count)".utf8))
            }
        }
        if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
        print("\(count) mutated sources: none crashes the translation, and what is not translated is the same")
    }

    /// The sources that tests translate, and some of the package's own.
    private static func sources() throws -> [[UInt8]] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folders = ["SourceCompatibility", "FilesTests/Translation", "Jukebox"].map {
            root.appendingPathComponent($0)
        }
        let files = folders.flatMap { folder in
            (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL]) ?? []
        }
        let paths = files.filter { $0.pathExtension == "swift" }.map(\.path).sorted()
        return try paths.map { try [UInt8](Data(contentsOf: URL(fileURLWithPath: $0))) }
    }
}
