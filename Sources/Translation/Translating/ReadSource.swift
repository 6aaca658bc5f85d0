/// A source that was read, and whose types and methods are known.
package struct ReadSource: Sendable {
    let source: SourceText
    let outline: Outline

    /// Takes a source apart, whatever is in it.
    ///
    /// - Parameter bytes: the source as it is in its file.
    package init(_ bytes: [UInt8]) {
        source = SourceText(bytes)
        outline = Outline(of: source)
    }
}

extension ReadSource {
    /// The modules that the source imports, by the names that it has for them.
    package var imports: [String] { ImportPass.modules(of: source) }

    /// The module that an import's tokens name.
    func module(importedBy tokens: Range<Int>) -> String? {
        imports.first { name in ImportPass.statements(of: name, source).contains { tokens.contains($0) } }
    }

    /// The tokens of the imports of a module, with their attributes.
    func imports(of module: String) -> [Range<Int>] {
        let finder = PieceFinder(self)
        return ImportPass.statements(of: module, source).compactMap(finder.importStatement)
    }

    /// The type that is marked as where the app begins; nil where none is.
    package var entryPoint: String? {
        outline.entries.map(\.type).first { $0.has("main") || $0.has("UIApplicationMain") }?.name
    }
}

extension ReadSource {
    /// How many lines the source has.
    package var lineCount: Int { source.bytes.count { $0 == Byte.newline } }

    /// The words in the source that are names or may be; each once, in order.
    package var words: [String] { words(of: source.tokens.indices) }

    /// All words in the source, short ones and those of the language among them.
    var allWords: Set<String> {
        source.tokens.indices.reduce(into: []) { if source.isKind($1, .word) { $0.insert(source.plain($1)) } }
    }

    /// The words of the pieces that are left out of it.
    package func words(of pieces: [LeftOut]) -> [(piece: LeftOut, words: [String])] {
        var finder = PieceFinder(self)
        return pieces.map { piece in (piece, finder.edit(for: piece).map { words(of: $0.tokens) } ?? []) }
    }

    private func words(of tokens: Range<Int>) -> [String] {
        let all = tokens.filter { source.isKind($0, .word) && source.tokens[$0].end - source.tokens[$0].start > 3 }
        return Set(all.map { source.plain($0) }).sorted()
    }

    /// The names behind `static let` and `static var`, in order.
    package var staticMembers: [String] {
        source.tokens.indices.filter { at in
            (source.isToken(at, "let") || source.isToken(at, "var")) && source.isKind(at + 1, .word)
                && (source.isToken(at - 1, "static") || source.isToken(at - 1, "class"))
        }.map { source.plain($0 + 1) }
    }

    /// A text as a literal of Swift.
    package static func literal(_ text: String) -> String { PieceFinder.literal(text) }
}
