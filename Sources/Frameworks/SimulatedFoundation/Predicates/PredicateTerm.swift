import BackgroundRuntime

/// One side of a comparison.
indirect enum PredicateTerm {
    case constant(Any?)
    case evaluated
    case variable(String)
    case path(PredicateTerm, String)
    case aggregate([PredicateTerm])
    case function(String, [PredicateTerm])
    case arithmetic(PredicateTerm, String, PredicateTerm)
    case element(PredicateTerm, PredicateIndex)
    case subquery(PredicateTerm, String, NSPredicate)

    /// What stands in brackets behind a collection.
    enum PredicateIndex {
        case first
        case last
        case size
        case term(PredicateTerm)
    }

    func value(for object: Any?, _ bindings: [String: Any]) -> Any? {
        switch self {
        case .constant(let value): KeyValue.flat(value)
        case .evaluated: KeyValue.flat(object)
        case .variable(let name): bound(name, bindings)
        case .path(let owner, let path): KeyValue.value(of: owner.value(for: object, bindings), forPath: path)
        case .aggregate(let terms): terms.map { $0.value(for: object, bindings) ?? NSNull() }
        case .function(let name, let terms):
            PredicateFunction.value(of: name, terms.map { $0.value(for: object, bindings) })
        case .arithmetic(let left, let sign, let right):
            PredicateFunction.arithmetic(left.value(for: object, bindings), sign, right.value(for: object, bindings))
        case .element(let owner, let index): element(of: owner.value(for: object, bindings), index, object, bindings)
        case .subquery(let owner, let name, let predicate):
            (owner.value(for: object, bindings).flatMap(KeyValue.elements) ?? []).filter { item in
                predicate.evaluate(
                    with: object, substitutionVariables: bindings.merging([name: item]) { $1 })
            }
        }
    }

    private func bound(_ name: String, _ bindings: [String: Any]) -> Any? {
        guard let value = bindings[name] else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: Can't get value for '\(name)' in bindings { }.")
        }
        return KeyValue.flat(value)
    }

    private func element(
        of owner: Any?, _ index: PredicateIndex, _ object: Any?, _ bindings: [String: Any]
    ) -> Any? {
        guard let owner else { return nil }
        let items = KeyValue.elements(of: owner) ?? []
        switch index {
        case .first: return items.first.flatMap(KeyValue.flat)
        case .last: return items.last.flatMap(KeyValue.flat)
        case .size: return items.count
        case .term(let term):
            guard let key = term.value(for: object, bindings) else { return nil }
            guard let place = ValueOrder.number(key).map({ Int($0) }) else {
                return KeyValue.value(of: owner, for: "\(key)")
            }
            return items.indices.contains(place) ? KeyValue.flat(items[place]) : nil
        }
    }

    /// The term with values in place of variables.
    func bound(_ variables: [String: Any]) -> PredicateTerm {
        switch self {
        case .variable(let name): variables[name].map { .constant($0) } ?? self
        case .path(let owner, let path): .path(owner.bound(variables), path)
        case .aggregate(let terms): .aggregate(terms.map { $0.bound(variables) })
        case .function(let name, let terms): .function(name, terms.map { $0.bound(variables) })
        case .arithmetic(let left, let sign, let right):
            .arithmetic(left.bound(variables), sign, right.bound(variables))
        case .element(let owner, let index): .element(owner.bound(variables), index)
        case .subquery(let owner, let name, let predicate):
            .subquery(owner.bound(variables), name, predicate.withSubstitutionVariables(variables))
        case .constant, .evaluated: self
        }
    }
}

extension PredicateTerm {
    /// The term in words.
    var format: String {
        switch self {
        case .constant(let value): PredicateTerm.text(of: KeyValue.flat(value))
        case .evaluated: "SELF"
        case .variable(let name): "$" + name
        case .path(.evaluated, let path): path
        case .path(let owner, let path): "\(owner.format).\(path)"
        case .aggregate(let terms): "{\(terms.map(\.format).joined(separator: ", "))}"
        case .function(let name, let terms): "\(name)(\(terms.map(\.format).joined(separator: ", ")))"
        case .arithmetic(let left, let sign, let right): "(\(left.format) \(sign) \(right.format))"
        case .element(let owner, .first): "\(owner.format)[FIRST]"
        case .element(let owner, .last): "\(owner.format)[LAST]"
        case .element(let owner, .size): "\(owner.format)[SIZE]"
        case .element(let owner, .term(let index)): "\(owner.format)[\(index.format)]"
        case .subquery(let owner, let name, let predicate):
            "SUBQUERY(\(owner.format), $\(name), \(predicate.predicateFormat))"
        }
    }

    private static func text(of value: Any?) -> String {
        guard let value else { return "nil" }
        if let text = ValueOrder.text(value) {
            return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        }
        if let items = KeyValue.elements(of: value) {
            return "{\(items.map { text(of: KeyValue.flat($0)) }.joined(separator: ", "))}"
        }
        if let flag = value as? Bool, !(value is NSNumber) { return flag ? "1" : "0" }
        if let date = ValueOrder.date(value) { return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")" }
        return "\(value)"
    }
}
