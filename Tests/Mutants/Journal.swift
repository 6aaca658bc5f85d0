import Foundation

/// What is known of the mutants, a line each, so that an interrupted run goes on where it was.
struct Journal {
    let file: URL
    private(set) var verdicts: [String: String] = [:]

    init(_ file: URL) {
        self.file = file
        for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") {
            let parts = line.components(separatedBy: "\t")
            if parts.count == 2 { verdicts[parts[0]] = parts[1] }
        }
    }

    mutating func note(_ verdict: Trial.Verdict, of place: Place) throws {
        let text =
            switch verdict {
            case .caught(let test): "caught by \(test)"
            case .broke(let how): "caught: \(how)"
            case .survivedNear: "survived the near tests"
            case .survived: "survived"
            }
        verdicts[Journal.key(place)] = text
        let lines = verdicts.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
        try Data(lines.joined().utf8).write(to: file, options: .atomic)
    }

    func verdict(of place: Place) -> String? { verdicts[Journal.key(place)] }

    /// Whether there is something to try.
    func isOpen(_ place: Place, isFarWanted: Bool) -> Bool {
        guard let verdict = verdict(of: place) else { return true }
        return isFarWanted && verdict == "survived the near tests"
    }

    private static func key(_ place: Place) -> String { "\(place.file) | \(place.line) | \(place.from) -> \(place.to)" }
}
