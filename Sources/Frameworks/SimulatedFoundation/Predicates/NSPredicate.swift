import BackgroundRuntime

/// A condition that objects meet or not: written as a format, put together of others, or a closure.
open class NSPredicate: NSObject, @unchecked Sendable {
    indirect enum Question {
        case value(Bool)
        case block((Any?, [String: Any]?) -> Bool)
        case comparison(PredicateComparison)
        case all([NSPredicate])
        case any([NSPredicate])
        case not(NSPredicate)
    }

    let question: Question

    init(question: Question) {
        self.question = question
        super.init()
    }

    /// A condition in words: `name BEGINSWITH[c] %@ AND age > %d`. A format that is none is an exception.
    ///
    /// - Parameters:
    ///   - predicateFormat: the words; `%@` stands for a value, `%K` for a key.
    ///   - args: what the marks stand for, in order.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A condition in words, with what its marks stand for in an array.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        question = PredicateParser.question(of: predicateFormat, arguments ?? [])
        super.init()
    }

    /// A condition that everything meets, or nothing.
    public init(value: Bool) {
        question = .value(value)
        super.init()
    }

    /// A condition that a closure decides. A Core Data store cannot be asked so.
    public init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        question = .block(block)
        super.init()
    }

    /// Whether an object meets it.
    open func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    /// Whether an object meets it, with values for its variables.
    open func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        switch question {
        case .value(let value): value
        case .block(let block): block(object, bindings)
        case .comparison(let comparison): comparison.holds(for: object, bindings ?? [:])
        case .all(let parts): parts.allSatisfy { $0.evaluate(with: object, substitutionVariables: bindings) }
        case .any(let parts): parts.contains { $0.evaluate(with: object, substitutionVariables: bindings) }
        case .not(let part): !part.evaluate(with: object, substitutionVariables: bindings)
        }
    }

    /// The same condition with values in place of its variables.
    open func withSubstitutionVariables(_ variables: [String: Any]) -> Self { bound(variables) as? Self ?? self }

    private func bound(_ variables: [String: Any]) -> NSPredicate {
        switch question {
        case .value, .block: self
        case .comparison(let comparison): NSComparisonPredicate(comparison: comparison.bound(variables))
        case .all(let parts): NSCompoundPredicate(.all(parts.map { $0.bound(variables) }))
        case .any(let parts): NSCompoundPredicate(.any(parts.map { $0.bound(variables) }))
        case .not(let part): NSCompoundPredicate(.not(part.bound(variables)))
        }
    }

    /// The condition in words.
    open var predicateFormat: String {
        switch question {
        case .value(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .block: "BLOCKPREDICATE"
        case .comparison(let comparison): comparison.format
        case .all(let parts): parts.map(\.formatInside).joined(separator: " AND ")
        case .any(let parts): parts.map(\.formatInside).joined(separator: " OR ")
        case .not(let part): "NOT " + part.formatInside
        }
    }

    private var formatInside: String {
        switch question {
        case .all, .any: "(\(predicateFormat))"
        default: predicateFormat
        }
    }

    /// Whether a closure decides, somewhere in it.
    package var hasBlock: Bool {
        switch question {
        case .block: true
        case .all(let parts), .any(let parts): parts.contains(where: \.hasBlock)
        case .not(let part): part.hasBlock
        case .value, .comparison: false
        }
    }

    open override var description: String { predicateFormat }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPredicate else { return false }
        return self === other || !hasBlock && other.predicateFormat == predicateFormat
    }

    open override var hash: Int { predicateFormat.hashValue }

    open override func copy() -> Any { self }
}
