import BackgroundRuntime
import Foundation
import VigilResults
import VigilScenarios

/// One thing to be played: a scenario in one variant.
struct TestItem {
    /// Its place in the whole run, all parts together.
    let index: Int
    let header: ScenarioHeader
    let identity: ScenarioIdentity
    /// Its manifests as they were when it was found.
    let manifestPrints: [InputPrint]
}

/// Finds the scenarios that a command line asks for, and their variants.
struct TestSelection {
    let options: TestOptions
    /// The seed that the command line gives.
    let seed: UInt64?
    /// Whether the command line gives one system.
    let hasSystem: Bool
    /// Hears what could not be looked at.
    var complain: (String) -> Void = { _ in }

    /// What is to be played, in the order of the paths.
    ///
    /// - Throws: ``UsageError`` for a path that is not there, or where nothing is to be played.
    func items(below paths: [String]) throws -> [TestItem] {
        var search = ScenarioSearch()
        for path in paths { try search.look(at: path) }
        let files = search.files
        search.problems.forEach(complain)
        guard !files.isEmpty else {
            throw UsageError("no scenario files were found below \(paths.joined(separator: ", "))")
        }
        let headers = files.map { ScenarioHeader($0) }
        let chosen = headers.filter(isChosen)
        guard !chosen.isEmpty else { throw nothing(of: headers) }
        let pairs = chosen.flatMap { header in variants(of: header).map { (header, $0) } }
        var prints: [String: InputPrint] = [:]
        return pairs.enumerated().map { index, pair in
            let identity = ScenarioIdentity(
                file: pair.0.file, name: pair.0.name, tags: pair.0.tags, variant: pair.1)
            let manifests = TestItem.manifests(of: pair.0, pair.1).flatMap { path in
                let settings = ManifestSettings.path(besides: path)
                let isThere = FileManager.default.fileExists(atPath: settings)
                return isThere ? [path, settings] : [path]
            }.map { path in
                let print = prints[path] ?? InputPrint(path)
                prints[path] = print
                return print
            }
            return TestItem(index: index, header: pair.0, identity: identity, manifestPrints: manifests)
        }
    }

    private func isChosen(_ header: ScenarioHeader) -> Bool {
        let isNamed = options.filters.contains { filter in
            [header.name, header.file].contains { $0.range(of: filter, options: .caseInsensitive) != nil }
        }
        return (options.filters.isEmpty || isNamed)
            && (options.tags.isEmpty || options.tags.contains(where: header.tags.contains))
    }

    private func nothing(of headers: [ScenarioHeader]) -> UsageError {
        let tags = Set(headers.flatMap(\.tags))
        if let unknown = options.tags.first(where: { !tags.contains($0) }) {
            let closest = closestMatch(to: unknown, in: tags.sorted()).map { "; did you mean \($0)?" } ?? ""
            return UsageError("none of \(headers.count) scenarios has the tag \(unknown.quoted)\(closest)")
        }
        let asking = options.filters.map(\.quoted) + options.tags.map { "the tag \($0.quoted)" }
        return UsageError(
            "none of \(headers.count) scenarios is what --filter and --tag ask for: \(asking.joined(separator: ", "))")
    }

    /// The variants of a scenario. What the command line says takes the place of what the file says.
    private func variants(of header: ScenarioHeader) -> [[VariantValue]] {
        let overridden = Set((hasSystem || !options.systems.isEmpty ? ["system"] : []) + (seed == nil ? [] : ["seed"]))
        var seen: Set<[VariantValue]> = []
        let listed = header.variants.map { variant in variant.filter { !overridden.contains($0.parameter) } }
            .filter { seen.insert($0).inserted }
        let onSystems =
            options.systems.isEmpty
            ? listed
            : listed.flatMap { variant in options.systems.map { [VariantValue("system", "\($0)")] + variant } }
        guard options.repetitions > 1 else { return onSystems }
        return onSystems.flatMap { variant in repetitions(of: variant, header) }
    }

    private func repetitions(of variant: [VariantValue], _ header: ScenarioHeader) -> [[VariantValue]] {
        let own = variant.first { $0.parameter == "seed" }.flatMap { UInt64($0.value) }
        let first = own ?? seed ?? header.seed
        let rest = variant.filter { $0.parameter != "seed" }
        return (0..<UInt64(options.repetitions)).map { rest + [VariantValue("seed", "\(first &+ $0)")] }
    }
}
