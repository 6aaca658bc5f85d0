/// The symbols of assets, in the namespaces of their folders.
struct SymbolTree {
    /// A symbol, and the asset that it names.
    private struct Leaf {
        let symbol: String
        let asset: String
    }

    private var leaves: [Leaf] = []
    private var spaces: [(name: String, tree: SymbolTree)] = []
    /// Names of which nothing, or nothing new, is left.
    private var warnings: [String] = []
    private let kind: String

    /// - Parameter suffix: what the assets are: the word that symbols do without.
    init(_ assets: [AssetCatalog.Asset], suffix: String) {
        self.init(assets.map { ($0.name.split(separator: "/").map(String.init)[...], $0.name) }, suffix)
    }

    private init(_ assets: [(path: ArraySlice<String>, name: String)], _ kind: String) {
        self.kind = kind
        var taken: Set<String> = []
        for (path, name) in assets where path.count == 1 {
            guard let symbol = SymbolName(path[path.startIndex], without: kind).property else {
                warnings.append(
                    "The \"\(name)\" \(kind) asset name resolves to an empty symbol. Try renaming the asset.")
                continue
            }
            guard taken.insert(symbol).inserted else {
                warnings.append(
                    "The \"\(name)\" \(kind) asset name resolves to the symbol \"\(symbol)\" which already exists. "
                        + "Try renaming the asset.")
                continue
            }
            leaves.append(Leaf(symbol: symbol, asset: name))
        }
        let inner = Dictionary(grouping: assets.filter { $0.path.count > 1 }) { $0.path[$0.path.startIndex] }
        for (space, assets) in inner.sorted(by: { $0.key < $1.key }) {
            guard let name = SymbolName(space).type else { continue }
            spaces.append((name, SymbolTree(assets.map { ($0.path.dropFirst(), $0.name) }, kind)))
        }
    }

    /// An extension with the symbols; empty where there are none.
    ///
    /// - Parameter declared: names that the app's sources give to members of their own.
    func source(of owner: SymbolOwner, besides declared: Set<String> = []) -> String {
        let lines = members(of: owner, in: "", besides: declared)
        return lines.isEmpty ? "" : "\nextension \(owner.extended) {\n\(lines.joined(separator: "\n"))\n}"
    }

    private func members(of owner: SymbolOwner, in space: String, besides declared: Set<String>) -> [String] {
        var lines: [String] = []
        if case .resource = owner { lines += warnings.map(Self.warning) }
        // Members of the same name in a protocol's extension would be in doubt with those of the type.
        let silent: Set = if case .shapeStyle = owner { SymbolOwner.ofColor } else { [] as Set<String> }
        for leaf in leaves where !(space.isEmpty && (declared.contains(leaf.symbol) || silent.contains(leaf.symbol))) {
            guard !space.isEmpty || !owner.taken.contains(leaf.symbol) else {
                lines.append(
                    Self.warning(
                        "The \"\(leaf.asset)\" \(kind) asset name resolves to a conflicting \(owner.type) symbol "
                            + "\"\(leaf.symbol)\". Try renaming the asset."))
                continue
            }
            let value = owner.value(space + Self.quoted(leaf.symbol), leaf.asset)
            lines.append("    nonisolated static var \(Self.quoted(leaf.symbol)): \(owner.type) { \(value) }")
        }
        // A protocol's extension has no types.
        if case .shapeStyle = owner { return lines }
        for (name, tree) in spaces {
            let inner = tree.members(of: owner, in: space + name + ".", besides: declared)
            lines += ["    enum \(name) {"] + inner + ["    }"]
        }
        return lines
    }

    private static func warning(_ text: String) -> String { "    #warning(\"\(SymbolOwner.escaped(text))\")" }

    private static func quoted(_ symbol: String) -> String { keywords.contains(symbol) ? "`\(symbol)`" : symbol }

    private static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil",
        "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
        "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
