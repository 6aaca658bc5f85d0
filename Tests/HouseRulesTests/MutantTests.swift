import Foundation
import Testing
import VigilFacts

@Suite("The list of mutants", .long)
struct MutantTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private struct Place: Decodable {
        let line: String
        let from: String
        let to: String
    }

    let places = Fact("has more than a hundred places, and each is still in the sources, once") {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        let list = Repository.root.appendingPathComponent("Tests/Mutants/places.json5")
        let places = try decoder.decode([String: [Place]].self, from: Data(contentsOf: list))
        expect(places.values.reduce(0) { $0 + $1.count } >= 120)
        let files = try Repository.swiftFiles(in: "Sources", "Plugins")
        let stale = places.flatMap { path, places in
            let lines = files.first { $0.path == path }?.lines.map { $0.trimmingCharacters(in: .whitespaces) } ?? []
            return places.filter { place in
                lines.count { $0 == place.line } != 1 || place.line.components(separatedBy: place.from).count != 2
            }.map { "\(path): \($0.line)" }
        }
        expect(stale.sorted(), is: [])
    }
}
