/// `import Foundation` and its relatives, imports of submodules and of single declarations.
enum ImportPass {
    private static let kinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let"]

    @Sendable static func run(_ draft: inout Draft) {
        var imported: Set<String> = []
        let source = draft.source
        for at in source.tokenIndex.imports where isStatement(at, source) {
            guard let (name, end) = path(behind: at, source) else { continue }
            let module = source.text(name)
            let standIn = ModuleNames.standIn(for: module, inTests: draft.options.isTest)
            imported.insert(standIn)
            if end != at + 2 || standIn != module { draft.replace(at + 1..<end, with: standIn) }
            if standIn != module { removeAccess(before: at, in: &draft) }
        }
        if !imported.contains(ModuleNames.foundation) { draft.neededModules.insert(ModuleNames.foundation) }
        addWhatUIKitBrings(&draft, imported)
        addCombine(&draft, imported)
    }

    /// Apple's Foundation exports Combine: a source that uses a name of it has it, where the target depends on it.
    private static func addCombine(_ draft: inout Draft, _ imported: Set<String>) {
        guard !imported.contains("Combine"), !imported.contains("SwiftUI") else { return }
        let source = draft.source
        let isUsed = source.tokens.contains { token in
            guard token.kind == .word else { return false }
            let name = source.bytes[token.start..<token.end]
            return ModuleNames.ofCombine.contains { name.elementsEqual($0.utf8) }
        }
        if isUsed { draft.neededModules.insert("Combine") }
    }

    /// The modules that a source imports.
    static func modules(of source: SourceText) -> [String] {
        source.tokenIndex.imports.filter { isStatement($0, source) }
            .compactMap { path(behind: $0, source) }.map { source.text($0.name) }
    }

    /// The tokens of each import of a module.
    static func statements(of module: String, _ source: SourceText) -> [Int] {
        source.tokenIndex.imports.filter { at in
            isStatement(at, source) && path(behind: at, source).map { source.text($0.name) } == module
        }
    }

    /// The name of the module behind an `import`, and where what is imported of it ends.
    private static func path(behind at: Int, _ source: SourceText) -> (name: Int, end: Int)? {
        var name = at + 1
        if source.isKind(name, .word), kinds.contains(source.text(name)), source.isKind(name + 1, .word) { name += 1 }
        guard source.isKind(name, .word) else { return nil }
        var end = name + 1
        while source.isMark(end, "."), source.isKind(end + 1, .word) { end += 2 }
        return (name, end)
    }

    /// One module stands for several, and may be imported with one access level only: with none.
    private static func removeAccess(before at: Int, in draft: inout Draft) {
        let levels = ["public", "package", "internal", "fileprivate", "private"]
        guard at > 0, levels.contains(draft.source.text(at - 1)) else { return }
        draft.remove(at - 1..<at)
    }

    private static func addWhatUIKitBrings(_ draft: inout Draft, _ imported: Set<String>) {
        guard imported.contains("UIKit") || imported.contains("SwiftUI") else { return }
        for (prefix, module) in ModuleNames.throughUIKit where !imported.contains(module) {
            let source = draft.source
            let isUsed = source.tokens.indices.contains { at in
                guard source.tokens[at].kind == .word else { return false }
                let name = source.bytes[source.tokens[at].start..<source.tokens[at].end]
                guard name.starts(with: prefix.utf8), let next = name.dropFirst(prefix.utf8.count).first else {
                    return false
                }
                return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next)
            }
            if isUsed { draft.neededModules.insert(module) }
        }
    }

    /// Whether the word begins a statement: attributes and access levels may stand before it.
    private static func isStatement(_ at: Int, _ source: SourceText) -> Bool {
        guard source.isKind(at + 1, .word), !source.tokens[at + 1].startsLine else { return false }
        if source.tokens[at].startsLine || source.isMark(at - 1, ";") { return true }
        return source.isKind(at - 1, .word) || source.isMark(at - 1, ")")
    }
}
