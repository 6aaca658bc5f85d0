import VigilProgramImage
import VigilRuntimeBridge

/// The marks of variables that one pattern declares, as `static let (low, high) = limits()`: they are computed together, and
/// have one mark, which is called after all of them.
struct OnceTokens {
    /// A mark, and its name without its ending.
    typealias Mark = (symbol: ELFFile.Symbol, stem: Substring)

    private let marks: [MarkedVariable: Mark]

    init(_ marks: [Mark]) {
        let found = marks.flatMap { mark in
            let variables = MarkedVariable.all(of: mark.stem)
            return variables.count > 1 ? variables.map { ($0, mark) } : []
        }
        self.marks = Dictionary(found) { first, _ in first }
    }

    /// Whether a mark may be one of several variables, at a glance: to read its name whole takes long.
    static func mayBe(_ name: String) -> Bool {
        name.utf8.dropLast(SymbolName.endingOfMark.utf8CodeUnitCount).contains(UInt8(ascii: "_"))
    }

    /// The mark of a variable; nil where it was declared by itself.
    func mark(of declaration: StaticVariable.Declaration) -> Mark? {
        marks[MarkedVariable(module: declaration.module, name: declaration.name)]
    }
}

/// A variable that is computed at its first use, by the name of its mark.
struct MarkedVariable: Hashable {
    /// The module that declares it.
    let module: String
    /// Its declaration as the language writes it.
    let name: String

    private static let text = "one-time initialization token for "

    /// The variables that are computed together, by the name of their mark without its ending.
    static func all(of stem: Substring) -> [MarkedVariable] {
        guard let text = SymbolName.declaration(of: "\(stem)\(SymbolName.endingOfMark)"), text.hasPrefix(Self.text)
        else {
            return []
        }
        let list = text.dropFirst(Self.text.count)
        let names = list.dropFirst().dropLast().split(separator: ", ").map(String.init)
        guard list.hasPrefix("("), names.count > 1 else { return [declaration(stem)].compactMap(\.self) }
        guard let first = first(of: stem, names[0]) else { return [] }
        let context = first.name.dropLast(names[0].count)
        return names.map { MarkedVariable(module: first.module, name: context + $0) }
    }

    /// The first of several, which the mark begins with. Where it ends is found by trying: only the right part is the name of
    /// a variable that is called so.
    private static func first(of stem: Substring, _ name: String) -> MarkedVariable? {
        let ends = stem.indices.filter { stem[$0] == "_" }
        return ends.lazy.compactMap { declaration(stem[..<$0]) }.first { $0.name.hasSuffix("." + name) }
    }

    private static func declaration(_ stem: Substring) -> MarkedVariable? {
        StaticVariable.Declaration(ofSymbol: stem + SymbolName.wholeNumber).map {
            MarkedVariable(module: $0.module, name: $0.name)
        }
    }
}
