import BackgroundRuntime

/// A text that is translated where it is read, by its key. From iOS 16.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Codable, Sendable {
    /// What a literal with values in it is made of.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// Where a table of texts lies.
    public enum BundleDescription: Equatable, Codable, Sendable {
        /// In the app's own bundle.
        case main
        /// In a bundle at a place.
        case atURL(URL)

        /// In that of a class: here all classes are the app's own.
        public static func forClass(_ aClass: AnyClass) -> BundleDescription { .main }
    }

    /// The key of its translation; a value in it is a placeholder, such as `%@`.
    public let key: String
    /// The text where there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The file of translations; nil for `Localizable`.
    public let table: String?
    /// The language of its reader.
    public var locale: Locale
    /// Where its table lies.
    public let bundle: BundleDescription

    private init(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale,
        _ bundle: BundleDescription = .main
    ) {
        SimulatedApp.require(.localizedResource)
        (self.key, defaultValue, self.table, self.locale, self.bundle) = (key, value, table, locale, bundle)
    }

    /// A text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.message.key, keyAndValue, table, locale, bundle)
    }

    /// A text with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, locale, bundle)
    }

    /// A text that is its own key.
    public init(stringLiteral value: String) { self.init(value, String.LocalizationValue(value), nil, .current) }

    /// A text with values in it.
    public init(stringInterpolation: StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    fileprivate var localized: String {
        let place: Bundle? =
            switch bundle {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        return defaultValue.message.localized(key, table: table, bundle: place, locale: locale)
    }
}

extension String {
    /// The text as its reader sees it. From iOS 16.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        SimulatedApp.require(.localizedResource)
        self = resource.localized
    }
}
