/// What a header declares.
enum HeaderDeclaration: Sendable {
    case type(HeaderType)
    case enumeration(HeaderEnumeration)
    case alias(HeaderAlias)
    case constant(HeaderConstant)
    case function(HeaderFunction)
    case macro(HeaderMacro)
}

/// A class, a protocol, or a category.
struct HeaderType: Sendable {
    enum Kind: Sendable { case ofClass, ofProtocol, category }

    let kind: Kind
    let name: String
    var superclass: String?
    var protocols: [String] = []
    var members: [HeaderMember] = []
    var swiftName: String?
    let line: Int
}

/// A method or property.
struct HeaderMember: Sendable {
    enum Declaration: Sendable {
        case property(HeaderProperty)
        case method(HeaderMethod)
    }

    let declaration: Declaration
    let isOptional: Bool
    /// Whether what pointers lead to is there unless something else is said.
    let isAudited: Bool
    let line: Int
}

struct HeaderProperty: Sendable {
    let name: String
    let type: CType
    let isReadOnly: Bool
    let isOfClass: Bool
    let isWeak: Bool
}

struct HeaderMethod: Sendable {
    /// A part of a selector with what it takes.
    struct Piece: Sendable {
        let label: String
        let parameter: CType.Parameter
    }

    let isOfClass: Bool
    let result: CType
    /// The first word, where nothing is taken.
    let name: String
    let pieces: [Piece]
    let swiftName: String?
    let isUnavailable: Bool

    var selector: String { pieces.isEmpty ? name : pieces.map { $0.label + ":" }.joined() }
}

struct HeaderEnumeration: Sendable {
    struct Case: Sendable {
        let name: String
        let value: [HeaderToken]
        let swiftName: String?
    }

    enum Kind: Sendable { case closed, options, plain }

    let name: String
    let kind: Kind
    let rawType: CType
    let cases: [Case]
    let swiftName: String?
    let line: Int
}

struct HeaderAlias: Sendable {
    let name: String
    let type: CType
    /// Whether a type of its own is made of it, as `NS_TYPED_ENUM` does.
    let isOwnType: Bool
    let swiftName: String?
    let isAudited: Bool
    let line: Int
}

struct HeaderConstant: Sendable {
    let name: String
    let type: CType
    let swiftName: String?
    let isAudited: Bool
    let line: Int
}

struct HeaderFunction: Sendable {
    let name: String
    let result: CType
    let parameters: [CType.Parameter]
    let swiftName: String?
    let isAudited: Bool
    let line: Int
}

/// A macro that stands for a number or a text.
struct HeaderMacro: Sendable {
    let name: String
    let literal: String
    let line: Int
}
