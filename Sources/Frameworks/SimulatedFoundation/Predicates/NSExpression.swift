/// A value that a condition compares, or that a fetch request asks for.
open class NSExpression: NSObject, @unchecked Sendable {
    /// What an expression is.
    public enum ExpressionType: UInt, Sendable {
        /// Stands for what Apple calls constant value.
        case constantValue = 0
        /// Stands for what Apple calls evaluated object.
        case evaluatedObject = 1
        /// Stands for what Apple calls variable.
        case variable = 2
        /// Stands for what Apple calls key path.
        case keyPath = 3
        /// Stands for what Apple calls function.
        case function = 4
        /// Stands for what Apple calls aggregate.
        case aggregate = 14
        /// Stands for what Apple calls subquery.
        case subquery = 13
    }

    let term: PredicateTerm

    init(_ term: PredicateTerm) {
        self.term = term
        super.init()
    }

    /// A value that is always the same.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

    /// The value at the end of a path of keys.
    public convenience init(forKeyPath keyPath: String) { self.init(.path(.evaluated, keyPath)) }

    /// The value of a variable.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }

    public convenience init(forAggregate subexpressions: [NSExpression]) {
        self.init(.aggregate(subexpressions.map(\.term)))
    }

    /// What a function gives for values: `sum:`, `count:`, `max:`, `min:`, `average:`.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(name, parameters.map { ($0 as? NSExpression)?.term ?? .constant($0) }))
    }

    /// An expression in words: `price * 2`.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(PredicateParser.term(of: expressionFormat, args))
    }

    /// The object that is asked about.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluated) }

    /// What it is for an object.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        term.value(for: object, context as? [String: Any] ?? [:])
    }

    open var expressionType: ExpressionType {
        switch term {
        case .constant: .constantValue
        case .evaluated: .evaluatedObject
        case .variable: .variable
        case .path: .keyPath
        case .function, .arithmetic, .element: .function
        case .aggregate: .aggregate
        case .subquery: .subquery
        }
    }

    /// The path of keys; empty where it is none.
    open var keyPath: String { if case .path(_, let path) = term { path } else { "" } }

    /// The value that is always the same; nil where it is none.
    open var constantValue: Any? { if case .constant(let value) = term { value } else { nil } }

    /// The name of the function, with its colon; empty where it is none.
    open var function: String { if case .function(let name, _) = term { name } else { "" } }

    /// What the function is given; nil where it is none.
    open var arguments: [NSExpression]? {
        if case .function(_, let terms) = term { terms.map { NSExpression($0) } } else { nil }
    }

    open override var description: String { term.format }
}
