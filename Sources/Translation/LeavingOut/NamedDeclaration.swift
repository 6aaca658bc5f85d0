/// A declaration of a source with a name by which other code may ask for it.
package struct NamedDeclaration: Equatable, Sendable {
    package let name: String
    /// The line that it begins in, from 1 on.
    package let line: Int
    /// Its bytes in the source.
    package let range: Range<Int>
}

extension ReadSource {
    /// The functions, properties, types and cases that the source declares, those in others among them. What begins the
    /// app is none of them, nor is what has no name.
    package var namedDeclarations: [NamedDeclaration] {
        let (units, lines) = (CodeUnits(of: self), LineTable(of: source.bytes))
        return units.all.filter(units.isDeclaration).compactMap { unit in
            let word = units.keyword(of: unit)
            guard Self.keywords.contains(source.text(word)), word + 1 < unit.tokens.upperBound,
                source.isKind(word + 1, .word)
            else { return nil }
            let name = source.plain(word + 1)
            guard name != entryPoint else { return nil }
            let (first, last) = (unit.tokens.lowerBound, unit.tokens.upperBound - 1)
            let range = source.tokens[first].start..<source.tokens[last].end
            return NamedDeclaration(name: name, line: lines.line(of: range.lowerBound), range: range)
        }
    }

    private static let keywords: Set = [
        "func", "var", "let", "class", "struct", "enum", "protocol", "actor", "typealias",
    ]
}
