import BackgroundRuntime

extension String {
    /// A text with values in it, and the key under which its translation is looked up. From iOS 15.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Codable, Sendable {
        let message: LocalizedMessage

        private init(_ message: LocalizedMessage) {
            SimulatedApp.require(.localizationValue)
            self.message = message
        }

        /// A text without values.
        public init(_ value: String) { self.init(LocalizedMessage(value)) }

        /// A text without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// A text with values.
        public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.message) }

        /// The parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var message = LocalizedMessage()

            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// What stands between the values.
            public mutating func appendLiteral(_ literal: String) { message.append(literal: literal) }

            public mutating func appendInterpolation(_ string: some StringProtocol) {
                message.append(text: String(string))
            }

            public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
                message.append(value: value)
            }

            /// A number, with six digits after the point.
            public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) { message.append(value: value) }

            /// Another text that may be translated.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                message.append(text: String(localized: resource))
            }
        }
    }

    /// A text in the user's language; as it stands where there is no translation. From iOS 15.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        SimulatedApp.require(.localizationValue)
        self = keyAndValue.message.localized(table: table, bundle: bundle, locale: locale)
    }

    /// A text with a key of its own in the user's language; its default where there is no translation. From iOS 15.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        SimulatedApp.require(.localizationValue)
        self = defaultValue.message.localized("\(key)", table: table, bundle: bundle, locale: locale)
    }
}
