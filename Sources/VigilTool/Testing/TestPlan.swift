import Foundation
import VigilFingerprint
import VigilResults
import VigilScenarios

/// What is played by which program.
struct TestPlan {
    /// What is played here, in order.
    let items: [TestItem]
    /// How it is written into a journal, one for each item.
    let planned: [TestJournal.Planned]
    /// The programs, each with the places of its items.
    let programs: [(program: TestProgram, items: [Int])]
    /// The places of items that nothing can play, with why.
    let refused: [(item: Int, reason: String)]

    /// Finds the program of each item and builds what is to be built.
    ///
    /// - Parameters:
    ///   - items: what is to be played.
    ///   - words: how it is played.
    ///   - policy: whether anything is built.
    init(_ items: [TestItem], words: [String], _ policy: BuildPolicy) throws {
        self.items = items
        var players: [TestPlayer] = []
        var places: [TestPlayer: [Int]] = [:]
        var finder = PlayerFinder(policy)
        for (place, item) in items.enumerated() {
            let player = finder.player(of: item.header)
            if places[player] == nil { players.append(player) }
            places[player, default: []].append(place)
        }
        let products = players.compactMap(\.product)
        let built = ProductBuild.programs(of: products, policy)
        var (programs, refused): ([(program: TestProgram, items: [Int])], [(item: Int, reason: String)]) = ([], [])
        for player in players {
            let mine = places[player] ?? []
            switch try player.program(built) {
            case .success(let program): programs.append((program, mine))
            case .failure(let error): refused += mine.map { ($0, "\(error)") }
            }
        }
        (self.programs, self.refused) = (programs, refused)
        planned = TestPlan.planned(items, programs, words)
    }

    private static func planned(
        _ items: [TestItem], _ programs: [(program: TestProgram, items: [Int])], _ words: [String]
    ) -> [TestJournal.Planned] {
        var stamps = [String](repeating: "none", count: items.count)
        for (program, places) in programs {
            let stamp = program.stamp
            for place in places { stamps[place] = stamp }
        }
        let options = ([TestProgram.itself.stamp] + words).joined(separator: "\u{1F}")
        return zip(items, stamps).map { item, stamp in
            var print = Fingerprint()
            for text in [item.identity.key, stamp, options] { print.add(text) }
            print.add(item.header.contents ?? Data())
            for manifest in item.manifestPrints { print.add(manifest.print) }
            return TestJournal.Planned(index: item.index, key: item.identity.key, fingerprint: "\(print)")
        }
    }
}

extension TestItem {
    /// The manifests that it is played with.
    var manifests: [String] { TestItem.manifests(of: header, identity.variant) }

    /// The manifests of a scenario in a variant.
    static func manifests(of header: ScenarioHeader, _ variant: [VariantValue]) -> [String] {
        let named = variant.filter { $0.parameter == "manifest" }.map(\.value)
        return named.isEmpty ? [header.manifest] : named.map { header.resolve($0) }
    }

    /// What it is played from, as it was when that was planned; a pipe can be read only once.
    var inputs: [InputPrint] {
        header.contents.map { [InputPrint(header.file, contents: $0)] + manifestPrints } ?? []
    }
}

/// What plays a scenario file.
enum TestPlayer: Hashable {
    case scripted
    case product(AppProduct)
    /// Nothing, for this reason.
    case none(String)

    fileprivate var product: AppProduct? {
        guard case .product(let product) = self else { return nil }
        return product
    }

    fileprivate func program(
        _ built: [AppProduct: Result<TestProgram, UsageError>]
    ) throws -> Result<TestProgram, UsageError> {
        switch self {
        case .scripted: .success(.itself)
        case .none(let reason): .failure(UsageError(reason))
        case .product(let product): built[product] ?? .failure(UsageError("\(product.name) was not built"))
        }
    }
}

/// Finds what plays a scenario, for all scenarios of an app at once.
struct PlayerFinder {
    private struct Place: Hashable {
        let folder: String
        let manifest: String
        let product: String?
    }

    private var known: [Place: TestPlayer] = [:]
    private let policy: BuildPolicy

    /// A finder of what plays scenarios, built as that says.
    init(_ policy: BuildPolicy) { self.policy = policy }

    mutating func player(of header: ScenarioHeader) -> TestPlayer {
        let folder = FilePath.folder(of: header.file)
        let place = Place(folder: folder, manifest: header.manifest, product: header.product)
        if let known = known[place] { return known }
        let player = PlayerFinder.find(header, policy)
        // Why there is none is said with the name of the file.
        if case .none = player { return player }
        known[place] = player
        return player
    }

    private static func find(_ header: ScenarioHeader, _ policy: BuildPolicy) -> TestPlayer {
        do {
            let product = try AppBundle.product(of: header)
            return try product.map { .product(try AppProduct(name: $0, near: header.file, policy)) } ?? .scripted
        } catch {
            return .none("\(error)")
        }
    }
}
