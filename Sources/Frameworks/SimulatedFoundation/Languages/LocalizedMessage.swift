import BackgroundRuntime

/// A text with values in it, and the key under which its translation is looked up.
package struct LocalizedMessage: Equatable, Codable, Sendable {
    /// The key, with a placeholder for each value.
    package private(set) var key = ""
    /// The text where there is no translation.
    package private(set) var text = ""
    private var arguments: [TextArgument] = []

    /// Without anything in it yet.
    package init() {}

    /// A text without values: it is the key as it stands.
    package init(_ text: String) { (key, self.text) = (text, text) }

    /// Adds what stands between values.
    package mutating func append(literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
        text += literal
    }

    /// Adds a value that is written in a way of its own, as a text.
    package mutating func append(text value: String) { append(value, "%@", .text(value)) }

    /// Adds a number or another value, with the placeholder that belongs to its type.
    package mutating func append(value: Any) {
        switch value {
        case let number as any SignedInteger:
            append("\(number)", "%lld", .integer(Int64(truncatingIfNeeded: number)))
        case let number as any UnsignedInteger:
            append("\(number)", "%llu", .unsigned(UInt64(truncatingIfNeeded: number)))
        case let number as any BinaryFloatingPoint:
            append(String(format: "%lf", Double(number)), "%lf", .real(Double(number)))
        default: append(text: "\(value)")
        }
    }

    /// Adds a value as a specifier of a format writes it.
    package mutating func append(_ value: any CVarArg, specifier: String) {
        append(String(format: specifier, value), specifier, TextArgument(value))
    }

    private mutating func append(_ value: String, _ placeholder: String, _ argument: TextArgument) {
        key += placeholder
        text += value
        arguments.append(argument)
    }

    /// The text in the user's language; as it stands where there is no translation.
    ///
    /// - Parameters:
    ///   - key: the key; nil for its own.
    ///   - table: the table; nil for `Localizable`.
    ///   - bundle: where that lies; nil for the app's.
    package func localized(
        _ key: String? = nil, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil
    ) -> String {
        guard let languages = (bundle ?? .main).ownLanguages,
            let found = languages.text(for: key ?? self.key, table: table ?? "Localizable")
        else { return text }
        // A text without values is no format where its key is none.
        if case .plain(let text) = found, arguments.isEmpty { return text }
        return TextFormat.text(found, arguments, locale)
    }
}
