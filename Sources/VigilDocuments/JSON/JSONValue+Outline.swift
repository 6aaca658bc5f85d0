extension JSONValue {
    /// What an outline calls the value.
    var outlineKind: Outline.Kind {
        switch self {
        case .null: .null
        case .bool: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}

extension Outline {
    /// The value that this is the outline of.
    ///
    /// - Parameter leaves: what each value holds that has no parts, by its number.
    func value(with leaves: [JSONValue]) -> JSONValue {
        var next = 0
        return value(with: leaves, &next)
    }

    /// The value with a number, which is left behind; the recursion is as deep as the builder allowed.
    private func value(with leaves: [JSONValue], _ next: inout Int) -> JSONValue {
        let index = next
        next += 1
        switch nodes[index].kind {
        case .object:
            var members: [JSONValue.Member] = []
            while next < nodes.count, nodes[next].parent == index, case .key(let key)? = nodes[next].name {
                members.append(JSONValue.Member(key: key, value: value(with: leaves, &next)))
            }
            return .object(members)
        case .array:
            var items: [JSONValue] = []
            while next < nodes.count, nodes[next].parent == index { items.append(value(with: leaves, &next)) }
            return .array(items)
        case .string, .number, .boolean, .null, .other: return leaves[index]
        }
    }
}
