/// Words on the screen: a snapshot of it has them.
public struct Text: Equatable {
    private let text: String

    /// Words that nobody translates.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ content: S) { text = String(content) }

    /// Words that nobody translates.
    public nonisolated init(verbatim content: String) { text = content }

    /// Words in the user's language, by their key; the key where there is no translation.
    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        text = key.message.localized(table: tableName, bundle: bundle, locale: .current)
    }

    /// Words in the user's language. From iOS 16.
    @_disfavoredOverload
    public nonisolated init(_ resource: LocalizedStringResource) { text = String(localized: resource) }

    /// When something is, in words: as of the time that the text is made, and in English.
    public nonisolated init(_ date: Date, style: DateStyle) {
        SimulatedApp.require(.symbol("SwiftUI.Text.init(_:style:)", .iOS(14)))
        text = style.words(for: date)
    }

    /// A value, as a format writes it.
    public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        SimulatedApp.require(.symbol("SwiftUI.Text.init(_:format:)", .iOS(15)))
        text = format.format(input)
    }

    /// How a date is written.
    public enum DateStyle: Sendable {
        /// The time of the day.
        case time
        case date
        /// How long it is from now.
        case relative
        /// How far it is from now.
        case offset
        /// A clock that runs.
        case timer
    }

    var words: String { text }

    @MainActor func build(_ context: VisitContext) {
        context.graph.show(text, on: context.surroundings.values.screen)
    }

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
    /// The text with a line through it.
    public nonisolated func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { self }
    /// The text with digits of one width.
    public nonisolated func monospacedDigit() -> Text { self }
}

extension Text: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// A text that is looked up by its key in the user's language: the key is the text where there is no translation.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let message: LocalizedMessage

    public init(_ value: String) { message = LocalizedMessage(value) }
    public init(stringLiteral value: String) { self.init(value) }
    /// A text with values in it.
    public init(stringInterpolation: StringInterpolation) { message = stringInterpolation.message }

    /// A text with values in it, as it grows.
    public struct StringInterpolation: StringInterpolationProtocol {
        var message = LocalizedMessage()

        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds what stands there.
        public mutating func appendLiteral(_ literal: String) { message.append(literal: literal) }
        public mutating func appendInterpolation<T>(_ value: T) { message.append(value: value) }
        /// Adds a value as a format of C writes it.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            message.append(value, specifier: specifier)
        }
        /// Adds a value as a format writes it.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatOutput == String { message.append(text: format.format(input)) }
        /// Adds a value as a formatter writes it.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
            message.append(text: formatter.string(for: subject) ?? "\(subject)")
        }
        /// Adds a text with looks.
        public mutating func appendInterpolation(_ text: Text) { message.append(text: text.words) }
        /// Adds a picture: it has no words.
        public mutating func appendInterpolation(_ image: Image) { message.append(text: "") }
        /// Adds when something is.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            message.append(text: style.words(for: date))
        }
    }
}
