import Foundation

/// A public declaration of a framework, by the name that a table of declarations has for it.
struct PublicName {
    /// Why a declaration needs no date of its own, where its text says so.
    enum Kind {
        /// An app may use it too early.
        case used
        /// A case, or an option with a number: the compiler writes the number into the app.
        case number
        /// What an app implements, or what it inherits: it asks for no symbol.
        case implemented
        /// A second name, which is gone after compiling.
        case alias
        /// What does not compile.
        case unavailable
    }

    /// Such as `UIView.animate(withDuration:animations:completion:)`.
    let name: String
    let kind: Kind
    /// Whether its own text asks whether the system has it.
    let isAsked: Bool
    let place: String

    /// The type that it is in, or its own name.
    var owner: Substring { name.prefix { $0 != "." && $0 != "(" } }
}
