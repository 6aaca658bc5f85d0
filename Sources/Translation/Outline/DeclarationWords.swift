/// The words that stand before a declaration.
enum DeclarationWords {
    static let modifiers: Set = [
        "open", "public", "package", "internal", "fileprivate", "private", "final", "static", "override", "required",
        "convenience", "dynamic", "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "isolated",
        "optional", "prefix", "postfix", "infix", "indirect", "distributed", "consuming", "borrowing",
    ]

    /// What behind `class` makes it a modifier of a member.
    static let afterClass = modifiers.union(["func", "var", "let", "subscript", "init"])
}
