import Foundation
import VigilDocuments
import VigilTranslation

/// What a target's settings leave out.
struct LeftOutList {
    private struct Settings: Decodable {
        var leftOut: [String: [LeftOut]]?
    }

    private let files: [String: [LeftOut]]

    /// Reads the file of the settings; other words in it are the plugin's.
    init(_ path: String) throws {
        if let oddity = FileKind.oddity(at: path) { throw OrderProblem(text: "\(path) cannot be read: \(oddity)") }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            files = try decoder.decode(Settings.self, from: data).leftOut ?? [:]
        } catch {
            throw OrderProblem(
                text: "\(path): what it leaves out cannot be read; vigil doctor --leave-out writes it anew: \(error)")
        }
    }

    /// The pieces of each source, by its path.
    func pieces(from folder: String) -> [String: [LeftOut]] {
        let start = URL(fileURLWithPath: folder)
        let all = files.map { (start.appendingPathComponent($0.key).standardizedFileURL.path, $0.value) }
        return Dictionary(all) { $0 + $1 }
    }

    /// What tells pieces from others; a word.
    static func print(of pieces: [LeftOut]) -> String {
        pieces.isEmpty ? "-" : pieces.map { "\($0.kind.rawValue):\($0.line):\($0.digest)" }.joined(separator: ",")
    }
}
