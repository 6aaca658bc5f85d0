import Foundation
import Testing
import VigilFacts

@Suite("Lines that an article shows of this repository", .long)
struct QuotedLinesTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let quoted = Fact("stand there, one after another") {
        let snippet = #/(?m)^<!-- from: (?<path>\S+) -->\n```.*\n(?<lines>(?s:.*?))^```$/#
        var count = 0
        for article in try Self.articles() {
            for quote in try Self.text(of: article).matches(of: snippet) {
                count += 1
                let source = try Self.text(of: String(quote.path))
                expect(
                    Self.unindented(source).contains(Self.unindented(quote.lines)),
                    "\(article): not in \(quote.path):\n\(quote.lines)")
            }
        }
        expect(count > 10)
    }

    private static func articles() throws -> [String] {
        try ["Sources", "Plugins"].flatMap { folder in
            let url = Repository.root.appendingPathComponent(folder)
            return try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".md") }
                .map { "\(folder)/\($0)" }
        }
    }

    private static func text(of path: String) throws -> String {
        try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines without what they begin with, as an article shows the inside of a function. A line break stands before the
    /// first one too, so that a line is looked for from its start.
    private static func unindented(_ text: some StringProtocol) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return "\n" + lines.map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
}
