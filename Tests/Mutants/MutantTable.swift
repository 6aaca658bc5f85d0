/// What the tests noticed, by target, and what they did not.
struct MutantTable {
    let text: String

    init(_ places: [Place], _ journal: Journal) {
        let known = places.filter { journal.verdict(of: $0) != nil }
        let survivors = known.filter { journal.verdict(of: $0)?.hasPrefix("survived") == true }
        let groups = Dictionary(grouping: known, by: MutantTable.group).sorted { $0.key < $1.key }
        let rows = groups.map { name, places in
            let lost = places.filter { journal.verdict(of: $0)?.hasPrefix("survived") == true }.count
            return "| \(name) | \(places.count) | \(places.count - lost) |"
        }
        let total = "| All | \(known.count) | \(known.count - survivors.count) |"
        let left = survivors.map { "- \($0.file): `\($0.from)` for `\($0.to)` in `\($0.line)`" }
        text = (["| Target | Mutants | Caught |", "|---|--:|--:|"] + rows + [total, ""] + left).joined(separator: "\n")
    }

    private static func group(_ place: Place) -> String {
        let folders = place.file.split(separator: "/")
        return folders[1] == "Frameworks" ? String(folders[2]) : String(folders[1])
    }
}
