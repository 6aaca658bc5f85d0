/// How Swift names its methods in Objective-C.
///
/// The first label becomes part of the name, with *With* before it unless it is a preposition; the others stay as they
/// are. Source: the declaration of selectors in *The Swift Programming Language* and Swift's list of parts of speech.
package enum SelectorName {
    /// The selector of a method.
    ///
    /// - Parameters:
    ///   - name: its name without labels.
    ///   - labels: the labels of its parameters; `_` for none.
    package static func of(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        return name + piece(first) + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    private static func piece(_ label: String) -> String {
        guard label != "_" else { return "" }
        let word = String(label.prefix(1)) + label.dropFirst().prefix { !$0.isUppercase }
        return (prepositions.contains(word) ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
    }

    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}
