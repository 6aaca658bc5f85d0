/// Words on the screen: a snapshot of it has them.
public struct Text: Equatable {
    private let text: String

    /// Words that nobody translates.
    public nonisolated init<S: StringProtocol>(_ content: S) { text = String(content) }

    /// Words that nobody translates.
    public nonisolated init(verbatim content: String) { text = content }

    /// A text with a language. Nothing is translated here.
    public nonisolated init(_ key: LocalizedStringKey) { text = key.text }

    /// When something is, in words.
    public nonisolated init(_ date: Date, style: DateStyle) {
        SimulatedApp.require(.textWithStyle)
        text = "\(date)"
    }

    /// A value, as a format writes it.
    public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        SimulatedApp.require(.textWithFormat)
        text = format.format(input)
    }

    /// How a date is written. Without effect.
    public enum DateStyle: Sendable {
        /// The time of the day.
        case time
        /// The day.
        case date
        /// How long it is from now.
        case relative
        /// How far it is from now.
        case offset
        /// A clock that runs.
        case timer
    }

    var words: String { text }

    @MainActor func build(_ evaluation: Evaluation) { evaluation.graph.texts.append(text) }

    /// Two texts, one after the other.
    public nonisolated static func + (left: Text, right: Text) -> Text { Text(verbatim: left.text + right.text) }

    // How it looks. Nothing is drawn.

    /// The text in another size or face.
    public nonisolated func font(_ font: Font?) -> Text { self }
    /// The text in another weight.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
    /// The text in another colour.
    public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
    /// The text in bold letters.
    public nonisolated func bold() -> Text { self }
    /// The text in slanted letters.
    public nonisolated func italic() -> Text { self }
    /// The text with a line below it.
    public nonisolated func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }
    /// The text with digits of one width.
    public nonisolated func monospacedDigit() -> Text { self }
}

extension Text: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// A text that is looked up by its key. Nothing is translated here: the key is the text.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: String

    /// The text itself.
    public init(_ value: String) { text = value }
    /// The text itself.
    public init(stringLiteral value: String) { text = value }
    /// A text with values in it.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// A text with values in it, as it grows.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
        /// Adds what stands there.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds a value.
        public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
        /// Adds a value as a format of C writes it.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            text += String(format: specifier, value)
        }
        /// Adds a value as a format writes it.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatOutput == String { text += format.format(input) }
        /// Adds a value as a formatter writes it.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
            text += formatter.string(for: subject) ?? "\(subject)"
        }
        /// Adds a text with looks.
        public mutating func appendInterpolation(_ text: Text) { self.text += text.words }
        /// Adds a picture: it has no words.
        public mutating func appendInterpolation(_ image: Image) {}
        /// Adds when something is.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += "\(date)" }
    }
}
