/// A type as C and Objective-C write it.
struct CType: Equatable, Sendable {
    /// What a pointer may be.
    enum Nullability: Sendable { case nullable, nonnull, unspecified }

    /// A block or a function that is pointed to.
    struct Function: Equatable, Sendable {
        let result: CType
        let parameters: [Parameter]
        let isBlock: Bool
    }

    struct Parameter: Equatable, Sendable {
        let name: String
        let type: CType
    }

    /// The name: `NSString`, `unsigned int`.
    var base: String
    /// What stands in angle brackets.
    var arguments: [CType] = []
    var pointers = 0
    var isConst = false
    var nullability: Nullability?
    var isWithoutEscape = false
    /// None, or one; what the base is does not count then.
    var function: [Function] = []

    var isVoid: Bool { base == "void" && pointers == 0 && function.isEmpty }
}
