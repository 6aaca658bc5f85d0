// Each kind of number by its name, as Apple has them: of a literal, the compiler takes `Int` then.

extension OSLogInterpolation {
    /// Adds a whole number, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Int, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(format.text(of: number()), align, privacy, isPlain: true) }

    /// Adds a whole number, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Int8, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(format.text(of: number()), align, privacy, isPlain: true) }

    /// Adds a whole number, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Int16, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(format.text(of: number()), align, privacy, isPlain: true) }

    /// Adds a whole number, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Int32, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(format.text(of: number()), align, privacy, isPlain: true) }

    /// Adds a whole number, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Int64, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(format.text(of: number()), align, privacy, isPlain: true) }

    /// Adds a whole number, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> UInt, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(format.text(of: number()), align, privacy, isPlain: true) }

    /// Adds a whole number, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> UInt8, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(format.text(of: number()), align, privacy, isPlain: true) }

    /// Adds a whole number, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> UInt16, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(format.text(of: number()), align, privacy, isPlain: true) }

    /// Adds a whole number, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> UInt32, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(format.text(of: number()), align, privacy, isPlain: true) }

    /// Adds a whole number, which is shown where nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> UInt64, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { add(format.text(of: number()), align, privacy, isPlain: true) }
}
