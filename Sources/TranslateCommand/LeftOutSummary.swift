import Foundation
import VigilDocuments
import VigilTranslation

/// A source that tells the program what of the app is left out: runs say so, and blame the app for none of it.
struct LeftOutSummary {
    private let order: TranslationOrder

    init(_ order: TranslationOrder) throws { self.order = order }

    /// Reads a source file; throws where it is none, or cannot be read.
    static func read(_ path: String) throws -> ReadSource {
        if let oddity = FileKind.oddity(at: path) { throw OrderProblem(text: "\(path) is not translated: \(oddity)") }
        do { return try ReadSource([UInt8](Data(contentsOf: URL(fileURLWithPath: path)))) } catch {
            throw OrderProblem(text: "\(path) cannot be read: \(error.localizedDescription)")
        }
    }

    var source: String {
        get throws {
            var (lines, pieces) = (0, [String]())
            // What stands for what is missing is none of the app's.
            let own = order.sources.map(\.path).filter { Self.name(of: $0) != "iOSPlaceholders.swift" }
            for source in own {
                let read = try Self.read(source)
                lines += read.lineCount
                guard let left = order.leftOut[source] else { continue }
                let name = Self.name(of: source)
                pieces += read.words(of: left).map { piece, words in
                    Self.piece("\(name):\(piece.line)", piece.text, piece.kind.keepsText ? 0 : piece.lineCount, words)
                }
            }
            // What is no source is no code that is missing.
            for file in order.excluded where FileKind.oddity(at: file) == nil {
                let read = try Self.read(file)
                lines += read.lineCount
                pieces.append(
                    Self.piece(Self.name(of: file), "the whole file", read.lineCount, Self.words(of: file, read)))
            }
            return """
                import \(ModuleNames.foundation)

                @section("vigil_entries") @used
                private let entry: \(ModuleNames.foundation).LinkedMethod = {
                    \(ModuleNames.foundation).LeftOutCode.register(
                        in: $0, files: \(own.count + order.excluded.count), lines: \(lines),
                        pieces: "\(pieces.joined(separator: "\\n"))")
                }

                """
        }
    }

    /// The words of a file: those of Objective-C as Swift has them too.
    private static func words(of file: String, _ read: ReadSource) -> [String] {
        file.hasSuffix(".swift") ? read.words : ObjectiveCHeader.swiftWords(of: read.words)
    }

    private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// A piece as a line of four parts, with a tab between two.
    private static func piece(_ place: String, _ text: String, _ lines: Int, _ words: [String]) -> String {
        let parts = [place, "\(lines)", words.joined(separator: " "), text]
        return parts.map { ReadSource.literal($0).dropFirst().dropLast() }.joined(separator: "\\t")
    }
}
