// What a test writes: `["channel": 7, "loud": true]`.

extension ArgumentValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
    /// A text, a choice or a path.
    public init(stringLiteral value: String) { self = .text(value) }

    /// A number, or so many seconds.
    public init(floatLiteral value: Double) { self = .number(value) }

    /// A number, or so many seconds.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }

    /// A flag, from yes or no.
    public init(booleanLiteral value: Bool) { self = .flag(value) }

    /// A list of texts.
    public init(arrayLiteral elements: String...) { self = .texts(elements) }
}
