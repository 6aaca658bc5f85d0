import BackgroundRuntime

/// The words that begin with `@` in a key path: `@count`, `@sum.price`, `@distinctUnionOfObjects.name`.
enum CollectionOperator {
    static func apply(_ path: String, to object: Any) -> Any? {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        let items = KeyValue.elements(of: object) ?? [object]
        if parts[0] == "@count" { return items.count }
        let values = items.compactMap { item in
            parts.count == 2 ? KeyValue.value(of: item, forPath: parts[1]) : KeyValue.flat(item)
        }
        return result(of: parts[0], values, path)
    }

    private static func result(of word: String, _ values: [Any], _ path: String) -> Any? {
        switch word {
        case "@sum": sum(values)
        case "@avg": values.isEmpty ? 0 : sum(values) / Double(values.count)
        case "@min": values.min { ValueOrder.compare($0, $1) == .orderedAscending }
        case "@max": values.max { ValueOrder.compare($0, $1) == .orderedAscending }
        case "@unionOfObjects": values
        case "@distinctUnionOfObjects": distinct(values)
        case "@unionOfArrays", "@unionOfSets": values.flatMap { KeyValue.elements(of: $0) ?? [$0] }
        case "@distinctUnionOfArrays", "@distinctUnionOfSets":
            distinct(values.flatMap { KeyValue.elements(of: $0) ?? [$0] })
        default:
            SimulatedApp.raise(
                "NSInvalidArgumentException: [<NSArray> valueForKeyPath:]: this class does not implement the "
                    + "\(word.dropFirst()) operation.")
        }
    }

    private static func sum(_ values: [Any]) -> Double { values.reduce(0) { $0 + (ValueOrder.number($1) ?? 0) } }

    private static func distinct(_ values: [Any]) -> [Any] {
        values.reduce(into: []) { known, value in
            if !known.contains(where: { ValueOrder.areEqual($0, value) }) { known.append(value) }
        }
    }
}
