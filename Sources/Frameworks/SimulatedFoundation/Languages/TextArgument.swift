/// A value that goes into a text.
enum TextArgument: Equatable, Codable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    case text(String)

    /// An argument of a format of C.
    init(_ value: any CVarArg) {
        switch value {
        case let number as any SignedInteger: self = .integer(Int64(truncatingIfNeeded: number))
        case let number as any UnsignedInteger: self = .unsigned(UInt64(truncatingIfNeeded: number))
        case let number as Double: self = .real(number)
        case let number as Float: self = .real(Double(number))
        case let number as CGFloat: self = .real(Double(number))
        case let number as NSNumber: self = .text(number.stringValue)
        default: self = .text("\(value)")
        }
    }

    /// The number that decides a form; nil for a text.
    var number: PluralRule.Number? {
        switch self {
        case .integer(let number): .init(number)
        case .unsigned(let number): .init(number)
        case .real(let number): .init(number)
        case .text(let text): Int64(text).map { .init($0) } ?? Double(text).map { .init($0) }
        }
    }

    /// The value as a specifier of a format writes it.
    ///
    /// - Parameters:
    ///   - flags: what stands between `%` and the length: flags, width and precision.
    ///   - conversion: the last letter.
    func written(_ flags: String, _ conversion: Character, _ locale: Locale?) -> String {
        switch (conversion, self) {
        case ("@", .integer(let number)): return "\(number)"
        case ("@", .unsigned(let number)): return "\(number)"
        case ("@", .real(let number)): return "\(number)"
        case (_, .text(let text)): return text
        case ("d", .integer), ("i", .integer), ("d", .unsigned), ("i", .unsigned):
            return String(format: "%\(flags)lld", locale: locale, arguments: [whole])
        case ("u", _), ("x", _), ("X", _), ("o", _):
            return String(format: "%\(flags)ll\(conversion)", locale: locale, arguments: [whole])
        case ("f", _), ("F", _), ("e", _), ("E", _), ("g", _), ("G", _), ("a", _), ("A", _):
            return String(format: "%\(flags)\(conversion)", locale: locale, arguments: [real])
        case ("c", _), ("C", _): return Unicode.Scalar(UInt32(truncatingIfNeeded: whole)).map { "\($0)" } ?? ""
        default: return "\(whole)"
        }
    }

    private var whole: Int64 {
        switch self {
        case .integer(let number): number
        case .unsigned(let number): Int64(bitPattern: number)
        case .real(let number): Int64(number)
        case .text: 0
        }
    }

    private var real: Double {
        switch self {
        case .integer(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .real(let number): number
        case .text: 0
        }
    }
}
