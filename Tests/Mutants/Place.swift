import Foundation

/// One place of the sources, and what a mutant says there instead.
struct Place {
    /// Its number in the list, from 1: the mutant's name.
    let number: Int
    /// The file, from the package's folder.
    let file: String
    /// The line without its indentation; no other line of the file reads so.
    let line: String
    /// The expression that changes: once in the line.
    let from: String
    /// What stands there in the mutant.
    let to: String

    /// The places of the list, in the order of files and lines.
    static func list(in package: URL) throws -> [Place] {
        let file = package.appendingPathComponent("Tests/Mutants/places.json5")
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        let entries = try decoder.decode([String: [Entry]].self, from: Data(contentsOf: file))
        let places = entries.sorted { $0.key < $1.key }.flatMap { file, entries in entries.map { (file, $0) } }
        return places.enumerated().map { index, place in
            let (file, entry) = place
            return Place(number: index + 1, file: file, line: entry.line, from: entry.from, to: entry.to)
        }
    }

    private struct Entry: Decodable {
        let line: String
        let from: String
        let to: String
    }

    /// The line with both, of which the environment chooses one.
    func mutated(_ line: String) -> String {
        line.replacingOccurrences(of: from, with: "(isMutant(\(number)) ? (\(to)) : (\(from)))")
    }
}
