/// A message for the log, with values that are shown or not. Apps write it as a text with interpolations.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// What the log has of it.
    let text: String

    /// The message that a text with values stands for.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }

    /// The message that a text without values stands for.
    public init(stringLiteral value: String) { text = value }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// No parts yet, with room for some.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds what stands between the values.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a number with a fraction, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(format.text(of: number()), align, privacy, isPlain: true) }

    /// Adds a number with a fraction, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(format.text(of: Double(number())), align, privacy, isPlain: true) }

    /// Adds a number with a fraction, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> CGFloat, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(format.text(of: Double(number())), align, privacy, isPlain: true) }

    /// Adds a Boolean, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) { add(format.text(of: boolean()), .none, privacy, isPlain: true) }

    /// Adds a text, which is private where nothing else is said.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(argumentString(), align, privacy, isPlain: false) }

    /// Adds a value by its description, which is private where nothing else is said.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) { add(value().description, align, privacy, isPlain: false) }

    /// Adds an object by its description, which is private where nothing else is said.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(argumentObject().description, .none, privacy, isPlain: false) }

    /// Adds an error by its description, which is private where nothing else is said.
    public mutating func appendInterpolation(
        _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add("\(error())", .none, privacy, isPlain: false) }

    /// Adds the name of a type, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) { add(String(reflecting: value()), align, privacy, isPlain: true) }

    mutating func add(
        _ value: @autoclosure () -> String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isPlain: Bool
    ) { text += align.aligned(privacy.shown(value(), isPlain: isPlain)) }
}
