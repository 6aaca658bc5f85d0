import BackgroundRuntime

/// A text that may be translated, by its key. From iOS 16. Nothing is translated here: it reads as its default value.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Codable, Sendable {
    /// What a literal with values in it is made of.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// The key of its translation; a value in it is a placeholder, such as `%@`.
    public let key: String
    /// The text where there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The file of translations; nil for `Localizable`.
    public let table: String?
    /// The language of its reader.
    public var locale: Locale

    private init(_ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale) {
        SimulatedApp.require(.localizedResource)
        (self.key, defaultValue, self.table, self.locale) = (key, value, table, locale)
    }

    /// A text that is its own key. A bundle other than the app's is not declared here.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, locale)
    }

    /// A text with a key of its own. A bundle other than the app's is not declared here.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, locale)
    }

    /// A text that is its own key.
    public init(stringLiteral value: String) { self.init(value, String.LocalizationValue(value), nil, .current) }

    /// A text with values in it.
    public init(stringInterpolation: StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension String {
    /// The text as its reader sees it: not translated here. From iOS 16.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        SimulatedApp.require(.localizedResource)
        self = resource.defaultValue.text
    }

    /// The text as its reader sees it: not translated here. From iOS 15.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        SimulatedApp.require(.localizationValue)
        self = keyAndValue.text
    }
}
