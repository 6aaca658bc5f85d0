/// A text of a table, in one language.
enum LocalizedText: Equatable {
    /// The same for every number.
    case plain(String)
    /// One that depends on numbers.
    case plural(PluralText)
}

/// A text that depends on numbers, as a `.stringsdict` has it.
struct PluralText: Equatable {
    /// A part of the text that one number decides.
    struct Variable: Equatable {
        /// The place of that number among the arguments, from 0 on; nil for the next one.
        var argument: Int?
        /// Whether the part is the whole text, in which the values are counted from the first one on.
        var isWholeText = false
        /// How the number is written, where a form says `%arg`: `d`, `lld`.
        var specifier = "lld"
        /// The forms of the part.
        var forms: [PluralRule.Category: String]
    }

    /// The text, with `%#@NAME@` for each part.
    let format: String
    let variables: [String: Variable]
    /// The language whose forms these are.
    let language: String
}
