import BackgroundRuntime
import Foundation
import VigilResults

/// What of a scenario file says which app it plays. It can be read without the words of the file's modules, which may be
/// linked into that app's program alone.
public struct ScenarioHeader: Sendable {
    /// The path of the file.
    public let file: String
    /// What the scenario shows; the name of the file where it does not say.
    public let name: String
    /// The words that it is filed under.
    public let tags: [String]
    /// The path of the app's manifest.
    public let manifest: String
    /// The Swift product with the app's code, where the file names it.
    public let product: String?
    /// The seed of chance.
    package let seed: UInt64
    /// The variants that it is to be tested in; one without values where it asks for none.
    package let variants: [[VariantValue]]
    /// What is in the file; nil where it is no plain file, or cannot be read.
    package let contents: Data?

    /// The header of a file. What cannot be read counts as left out: reading the whole file says what is wrong with it.
    public init(_ file: String) {
        self.file = file
        // A pipe can be read only once, which the reader of the whole file does.
        contents = ScenarioHeader.isPlainFile(file) ? try? InputFile.scenario.data(of: file) : nil
        // Most files need no whole reading to say so little.
        let skimmed = contents.flatMap { JSON5Skim.members(ScenarioHeader.keys, of: Array($0)) }
        if let skimmed, skimmed["matrix"] == nil, skimmed["variants"] == nil {
            func text(_ key: String) -> String? { skimmed[key]?.text }
            name = text("name") ?? ScenarioHeader.plainName(file)
            tags = skimmed["tags"]?.texts ?? []
            product = text("app")
            seed = skimmed["seed"]?.number.flatMap { UInt64(exactly: $0) } ?? 0
            manifest = ScenarioHeader.manifest(text("manifest"), of: file)
            variants = [[]]
            return
        }
        let root = contents.flatMap { ScenarioHeader.root(of: $0, file) }
        name = root?.string("name") ?? ScenarioHeader.plainName(file)
        tags = root?.strings("tags") ?? []
        product = root?.string("app")
        seed = root?.number("seed").flatMap { UInt64(exactly: $0) } ?? 0
        manifest = ScenarioHeader.manifest(root?.string("manifest"), of: file)
        variants = root.map(ScenarioHeader.variants) ?? [[]]
    }

    private static let keys: Set = ["name", "tags", "app", "manifest", "seed", "matrix", "variants"]

    private static func root(of contents: Data, _ file: String) -> ObjectReader? {
        guard let (value, positions) = try? JSONValue.parse(contents, file: file) else { return nil }
        let problems = ProblemList(file: file, positions: positions)
        return ObjectReader(value, at: .root, keys: ScenarioReader.keys, problems: problems)
    }

    /// Where there is a mistake in them, the scenario is read once, which says so.
    private static func variants(_ root: ObjectReader) -> [[VariantValue]] {
        let problems = root.problems.count
        let variants = VariantReader(constantIDs: nil, problems: root.problems).read(root)
        return root.problems.count == problems ? variants : [[]]
    }

    /// A path that the file names, as a path from here.
    package func resolve(_ path: String) -> String {
        ScenarioReader.resolve(path, in: FilePath.folder(of: file))
    }

    /// What a scenario without a name is called.
    package static func plainName(_ file: String) -> String {
        FilePath.withoutExtension(FilePath.name(of: file))
    }

    private static func isPlainFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The manifest that a file names, or the nearest one above it.
    static func manifest(_ named: String?, of file: String) -> String {
        let folder = FilePath.folder(of: file)
        func path(_ relative: String) -> String { ScenarioReader.resolve(relative, in: folder) }
        return named.map(path) ?? AppBundle(ofScenario: file)?.manifest ?? path("../Info.plist")
    }
}

extension JSONValue {
    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
    fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
    fileprivate var texts: [String]? { if case .array(let items) = self { items.compactMap(\.text) } else { nil } }
}
