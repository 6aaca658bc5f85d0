/// A condition of other conditions.
open class NSCompoundPredicate: NSPredicate, @unchecked Sendable {
    /// How the others are put together.
    public enum LogicalType: UInt, Sendable {
        /// The first one is not met.
        case not = 0
        case and = 1
        case or = 2
    }

    /// A condition of others, put together in a way.
    public convenience init(type: LogicalType, subpredicates: [NSPredicate]) {
        switch type {
        case .not: self.init(subpredicates.first.map(Question.not) ?? .value(true))
        case .and: self.init(.all(subpredicates))
        case .or: self.init(.any(subpredicates))
        }
    }

    init(_ question: Question) { super.init(question: question) }

    /// A condition that is met where all of these are; without any, always.
    public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(.all(subpredicates))
    }

    /// A condition that is met where one of these is; without any, never.
    public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(.any(subpredicates))
    }

    /// A condition that is met where another one is not.
    public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) { self.init(.not(predicate)) }

    /// How the others are put together.
    open var compoundPredicateType: LogicalType {
        switch question {
        case .not: .not
        case .any: .or
        default: .and
        }
    }

    open var subpredicates: [Any] {
        switch question {
        case .all(let parts), .any(let parts): parts
        case .not(let part): [part]
        case .value, .block, .comparison: []
        }
    }
}
