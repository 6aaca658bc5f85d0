import BackgroundRuntime

extension String {
    /// A text with values in it, and the key under which its translation is looked up. From iOS 15.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Codable, Sendable {
        /// The key, with a placeholder for each value.
        let key: String
        /// The text, with its values.
        let text: String

        private init(key: String, text: String) {
            SimulatedApp.require(.localizationValue)
            (self.key, self.text) = (key, text)
        }

        /// A text without values.
        public init(_ value: String) { self.init(key: value, text: value) }

        /// A text without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// A text with values.
        public init(stringInterpolation: StringInterpolation) {
            self.init(key: stringInterpolation.key, text: stringInterpolation.text)
        }

        /// The parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var text = ""

            /// No parts yet.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// What stands between the values.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
                text += literal
            }

            private mutating func append(_ value: String, as placeholder: String) {
                key += placeholder
                text += value
            }

            /// A text.
            public mutating func appendInterpolation(_ string: some StringProtocol) {
                append(String(string), as: "%@")
            }

            /// A whole number.
            public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
                append("\(value)", as: Value.isSigned ? "%lld" : "%llu")
            }

            /// A number, with six digits after the point.
            public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
                append(String(format: "%lf", Double(value)), as: "%lf")
            }

            /// Another text that may be translated.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(resource.defaultValue.text, as: "%@")
            }
        }
    }
}
