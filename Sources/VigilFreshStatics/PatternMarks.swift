import VigilProgramImage
import VigilRuntimeBridge

/// The marks of variables that one pattern declares, as `static let (low, high) = limits()`: they are computed together, and
/// have one mark, which is called after all of them.
struct PatternMarks {
    private struct Variable: Hashable {
        let module: String
        let name: String
    }

    private let marks: [Variable: (symbol: ELFFile.Symbol, stem: Substring)]

    init(_ marks: [(symbol: ELFFile.Symbol, stem: Substring)]) {
        let found = marks.flatMap { mark in PatternMarks.variables(of: mark).map { ($0, mark) } }
        self.marks = Dictionary(found) { first, _ in first }
    }

    /// The mark of a variable; nil where it was declared by itself.
    func mark(of declaration: StaticVariable.Declaration) -> (symbol: ELFFile.Symbol, stem: Substring)? {
        marks[Variable(module: declaration.module, name: declaration.name)]
    }

    private static let text = "one-time initialization token for "

    /// The variables that a mark is called after; none where it is one alone.
    private static func variables(of mark: (symbol: ELFFile.Symbol, stem: Substring)) -> [Variable] {
        guard let text = SymbolName.declaration(of: mark.symbol.name), text.hasPrefix(Self.text + "(") else {
            return []
        }
        let names = text.dropFirst(Self.text.count + 1).dropLast().split(separator: ", ").map(String.init)
        guard names.count > 1, let first = firstVariable(of: mark.stem, names[0]) else { return [] }
        let context = first.name.dropLast(names[0].count)
        return names.map { Variable(module: first.module, name: context + $0) }
    }

    /// The whole name of the first variable, which the mark begins with. Where it ends is found by trying: only the right
    /// part is the name of a variable that is called so.
    private static func firstVariable(of stem: Substring, _ name: String) -> StaticVariable.Declaration? {
        let ends = stem.indices.filter { stem[$0] == "_" }
        return ends.lazy.compactMap { StaticVariable.Declaration(ofSymbol: stem[..<$0] + SymbolName.wholeNumber) }
            .first { $0.name.hasSuffix("." + name) }
    }
}
