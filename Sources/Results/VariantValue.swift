/// One parameter of a variant.
public struct VariantValue: Codable, Hashable, Sendable {
    /// What varies: `system`, `manifest`, `seed`, the id of a constant, or a build variable as `$(NAME)`.
    public var parameter: String
    /// Its value, in the words of the command line.
    public var value: String

    /// What varies, and what it is in this variant.
    public init(_ parameter: String, _ value: String) {
        self.parameter = parameter
        self.value = value
    }

    /// A variant in words: `iOS 7, seed 3`.
    public static func text(_ variant: [VariantValue]) -> String { variant.map(\.text).joined(separator: ", ") }

    /// The value, with what it is of where it does not say so itself.
    private var text: String { parameter == "system" ? value : "\(parameter) \(value)" }
}
