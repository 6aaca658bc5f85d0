/// A type, protocol or extension that a source declares.
package struct TypeDeclaration: Equatable, Sendable {
    /// The keyword that a type is declared with.
    package enum Kind: String, Sendable {
        case `class`, `struct`, `enum`, actor, `extension`, `protocol`
    }

    package let kind: Kind
    /// The name as it is written, dots included.
    package let name: String
    /// The attributes before it, without `@`.
    package let attributes: [Attribute]
    /// The modifiers before it.
    package let modifiers: [String]
    /// Whether it has generic parameters of its own, or lies in something that has.
    package let isGeneric: Bool
    /// The index of the token behind the name and generic parameters: `:`, `where` or `{`.
    package let behindName: Int
    /// What it inherits or conforms to, as it is written.
    package let inherited: [String]
    /// Whether selectors may find all its methods.
    package var exposesAll: Bool {
        attributes.contains { $0.name == "objcMembers" || (kind == .extension && $0.name == "objc") }
    }

    /// Whether objects are of the type, or may be.
    package var hasObjects: Bool { kind == .class || kind == .extension }

    package func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

/// An attribute before a declaration.
package struct Attribute: Equatable, Sendable {
    /// The name without `@`.
    package let name: String
    /// What stands in its parentheses.
    package let argument: String?
    /// The indices of its tokens.
    package let tokens: Range<Int>
}

extension [Attribute] {
    /// The name that a declaration is given for Objective-C; nil for none, and for what is no name.
    package var objectiveCName: String? {
        guard let given = first(where: { $0.name == "objc" })?.argument, !given.isEmpty else { return nil }
        return given.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" } ? given : nil
    }
}

/// A method or property of a type, protocol or extension.
package struct Member: Equatable, Sendable {
    /// What a member is.
    package enum Kind: Equatable, Sendable {
        case function, property, initializer
    }

    package let kind: Kind
    /// The name without labels.
    package let name: String
    package let attributes: [Attribute]
    package let modifiers: [String]
    package var parameters: [Parameter] = []
    /// Whether it has generic parameters of its own.
    package var isGeneric = false
    package var isAsync = false
    /// Whether a property's type, as it is written, is an optional one.
    package var isOptional = false
    package var `throws` = false
    /// The indices of all its tokens up to the body, attributes and modifiers included.
    package var tokens: Range<Int>

    package func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

    /// Whether it belongs to the type itself.
    package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// The labels of the parameters; `_` for none.
    package var labels: [String] { parameters.map(\.label) }

    /// The name with all labels: `picker(_:didPick:)`.
    package var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

    /// The name in Objective-C.
    package var selector: String { attributes.objectiveCName ?? SelectorName.of(name, labels: labels) }
}
