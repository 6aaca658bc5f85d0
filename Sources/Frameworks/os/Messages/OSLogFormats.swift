/// How many columns a value takes in a message.
public struct OSLogStringAlignment: Sendable {
    private var columns = 0
    private var isRight = false

    /// As many as it needs.
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }

    /// At least so many, the value at their left.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns())
    }

    /// At least so many, the value at their right.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    func aligned(_ text: String) -> String {
        let space = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? space + text : text + space
    }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var prefix = ""
    private var hasSign = false
    private var isUppercase = false
    private var digits = 1

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    /// With ten digits, and at least so many places.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits)
    }

    /// With sixteen digits, and at least so many places.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", hasSign: explicitPositiveSign, isUppercase: uppercase,
            digits: minDigits)
    }

    /// With eight digits, and at least so many places.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0o" : "", hasSign: explicitPositiveSign, digits: minDigits)
    }

    func text(of number: some BinaryInteger) -> String {
        let places = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, digits - places.count))
        return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + places
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private var precision: Int?
    private var hasSign = false

    /// With six places of a fraction.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "f") }
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }
    /// With a power of ten.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
    /// With a power of ten where that is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

    /// With so many places of a fraction.
    public static func fixed(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: "f", precision: precision(), hasSign: explicitPositiveSign)
    }

    /// With a power of ten, and so many places of a fraction.
    public static func exponential(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "E" : "e", precision: precision(), hasSign: explicitPositiveSign)
    }

    /// With a power of ten where that is shorter, and so many digits.
    public static func hybrid(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "G" : "g", precision: precision(), hasSign: explicitPositiveSign)
    }

    func text(of number: Double) -> String {
        String(format: "%" + (hasSign ? "+" : "") + (precision.map { ".\($0)" } ?? "") + conversion, number)
    }
}

/// How a Boolean is written.
public enum OSLogBoolFormat: Sendable {
    case truth
    case answer

    func text(of value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}
