import Testing

/// A phone among several that one test is run on: what `matrix` and `variants` are in a scenario file.
///
/// ```swift
/// @Test(.phone(), arguments: PhoneVariant.matrix(
///     systems: [.iOS(7), .iOS(17)], constants: ["k.task.expiry-lead": [2, 8]]))
/// func isSuspended(on variant: PhoneVariant) throws {
///     let device = try Device.current(as: variant)
///     ...
/// }
/// ```
public struct PhoneVariant: Hashable, Sendable, CustomStringConvertible, CustomTestStringConvertible {
    /// The version of iOS; that of the trait where nil.
    public var system: SystemVersion?
    /// The seed of chance; that of the trait where nil.
    public var seed: UInt64?
    /// Constants to override beside those of the trait, by id.
    public var constants: [String: Double]

    /// A variant from its parts.
    public init(system: SystemVersion? = nil, seed: UInt64? = nil, constants: [String: Double] = [:]) {
        (self.system, self.seed, self.constants) = (system, seed, constants)
    }

    /// All that some values make with each other; what has none is as the trait says.
    public static func matrix(
        systems: [SystemVersion] = [], seeds: [UInt64] = [], constants: [String: [Double]] = [:]
    ) -> [PhoneVariant] {
        var variants = [PhoneVariant()].crossed(with: systems) { $0.system = $1 }
        variants = variants.crossed(with: seeds) { $0.seed = $1 }
        for (id, values) in constants.sorted(by: { $0.key < $1.key }) {
            variants = variants.crossed(with: values) { $0.constants[id] = $1 }
        }
        return variants
    }

    /// The variant as a run of scenarios names it: `iOS 7, seed 3, k.task.expiry-lead 2`.
    public var description: String {
        let figures = constants.sorted { $0.key < $1.key }.map { id, value in
            "\(id) \(Int(exactly: value).map(String.init) ?? "\(value)")"
        }
        return ([system.map { "\($0)" }, seed.map { "seed \($0)" }].compactMap(\.self) + figures).joined(
            separator: ", ")
    }

    /// The same: what a test run calls the argument.
    public var testDescription: String { description }
}

extension [PhoneVariant] {
    /// Each of these with each of some values; these where there are none.
    fileprivate func crossed<Value>(
        with values: [Value], _ set: (inout PhoneVariant, Value) -> Void
    ) -> [PhoneVariant] {
        guard !values.isEmpty else { return self }
        return flatMap { variant in
            values.map { value in
                var variant = variant
                set(&variant, value)
                return variant
            }
        }
    }
}

extension Device {
    /// The phone of the running test, booted anew as a variant says.
    ///
    /// - Throws: ``/BackgroundRuntime/InvalidOverride`` for a constant that there is not, or that the system does not have.
    public static func current(as variant: PhoneVariant) throws -> Device {
        try TestPhone.current?.boot(variant)
        return current
    }
}
