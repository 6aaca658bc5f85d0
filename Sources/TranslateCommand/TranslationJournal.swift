import Foundation
import VigilTranslation

/// What was translated the last time, and what its sources said: a file of lines, rewritten by each run.
struct TranslationJournal {
    /// One source as it was then.
    struct Source {
        let stamp: FileStamp?
        /// What tells the pieces that were left out of it from others.
        let pieces: String
        let index: TargetIndex
    }

    /// The program that wrote the file: another one reads nothing of it, since it may translate otherwise.
    private static let header: String = {
        let program = FileStamp(of: "/proc/self/exe") ?? FileStamp(size: 0, modified: 0)
        return "vigil-translate \(program.size) \(program.modified)"
    }()

    var sources: [String: Source] = [:]
    private(set) var options: TranslationOptions?

    init(options: TranslationOptions) { self.options = options }

    /// What all sources say together.
    var index: TargetIndex { sources.values.reduce(into: TargetIndex()) { $0.merge($1.index) } }

    /// Reads what the last run wrote; nothing where that is not there, or is of another version.
    init(readFrom path: String) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
        let lines = text.split(separator: "\n").map(String.init)
        guard lines.count >= 2, lines[0] == Self.header else { return }
        options = TranslationOptions()
        options?.isSimulator = lines[1].hasPrefix("simulator")
        options?.isTest = lines[1].hasSuffix("tests")
        var (path, stamp, pieces, facts) = ("", FileStamp(size: 0, modified: 0), "", [String]())
        func finish() {
            if !path.isEmpty, let index = TargetIndex(lines: facts) {
                sources[path] = Source(stamp: stamp, pieces: pieces, index: index)
            }
            facts = []
        }
        for line in lines.dropFirst(2) {
            let words = line.split(separator: " ", maxSplits: 4).map(String.init)
            guard words.first == "source", words.count == 5, let size = Int(words[1]), let modified = Int(words[2])
            else {
                facts.append(line)
                continue
            }
            finish()
            (path, stamp, pieces) = (words[4], FileStamp(size: size, modified: modified), words[3])
        }
        finish()
    }

    /// Writes it for the next run.
    func write(to path: String) throws {
        let kind = (options?.isSimulator == true ? "simulator" : "phone") + (options?.isTest == true ? " tests" : "")
        var lines = [Self.header, kind]
        for (path, source) in sources.sorted(by: { $0.key < $1.key }) {
            guard let stamp = source.stamp else { continue }
            lines.append("source \(stamp.size) \(stamp.modified) \(source.pieces) \(path)")
            lines += source.index.lines
        }
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
