import BackgroundRuntime

/// By what objects are ordered: the value of a key, or of a key path.
open class NSSortDescriptor: NSObject, @unchecked Sendable {
    /// How two objects are compared.
    private enum Way {
        case key(Comparator?)
        case path(AnyKeyPath, (Any) -> Any?, Comparator?)
        case whole((Any, Any) -> ComparisonResult)
    }

    /// The path of keys; nil where the values are found otherwise.
    open private(set) var key: String?
    /// Whether the least value comes first.
    open private(set) var ascending: Bool
    /// The method that compares two values; nil for their natural order.
    open private(set) var selector: Selector?
    private let way: Way

    private init(_ key: String?, _ ascending: Bool, _ selector: Selector?, _ way: Way) {
        (self.key, self.ascending, self.selector, self.way) = (key, ascending, selector, way)
        super.init()
    }

    /// The order by the value of a key.
    public convenience init(key: String?, ascending: Bool) { self.init(key, ascending, nil, .key(nil)) }

    /// The order by the value of a key, with a method such as `localizedStandardCompare(_:)`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key, ascending, selector, .key(selector.map(TextOrder.comparator)))
    }

    /// The order by the value of a key, with a closure that compares two.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(key, ascending, nil, .key(cmptr))
    }

    /// The order by the value of a key path.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(nil, ascending, nil, NSSortDescriptor.way(keyPath, nil))
    }

    /// The order by the value of a key path, with a closure that compares two.
    public convenience init<Root, Value>(
        keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator
    ) {
        self.init(nil, ascending, nil, NSSortDescriptor.way(keyPath, cmptr))
    }

    /// The order that a descriptor of Swift stands for.
    public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
        self.init(
            nil, true, nil,
            .whole { one, two in
                guard let one = one as? Compared, let two = two as? Compared else { return .orderedSame }
                return sortDescriptor.compare(one, two)
            })
    }

    private static func way<Root, Value>(_ path: KeyPath<Root, Value>, _ comparator: Comparator?) -> Way {
        .path(
            path,
            { object in
                guard let root = object as? Root else {
                    SimulatedApp.raise(
                        "NSInvalidArgumentException: a key path of \(Root.self) cannot sort an object of "
                            + "\(type(of: object))")
                }
                return KeyValue.flat(root[keyPath: path])
            }, comparator)
    }

    /// The key path that values are found by; nil where a key is.
    open var keyPath: AnyKeyPath? { if case .path(let path, _, _) = way { path } else { nil } }

    /// The closure that compares two values.
    open var comparator: Comparator {
        switch way {
        case .key(let own?), .path(_, _, let own?): own
        case .key, .path: { ValueOrder.order($0, $1) }
        case .whole(let compare): compare
        }
    }

    /// The order of two objects.
    open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let result: ComparisonResult
        switch way {
        case .key(let own): result = order(value(of: object1), value(of: object2), own)
        case .path(_, let read, let own): result = order(read(object1), read(object2), own)
        case .whole(let compare): result = compare(object1, object2)
        }
        return ascending ? result : result.reversed
    }

    private func value(of object: Any) -> Any? {
        guard let key, key != "self" else { return object }
        return KeyValue.value(of: object, forPath: key)
    }

    /// What is missing comes first, whatever compares the others.
    private func order(_ one: Any?, _ two: Any?, _ own: Comparator?) -> ComparisonResult {
        guard let own, let one, let two else { return ValueOrder.order(one, two) }
        return own(one, two)
    }

    open var reversedSortDescriptor: Any { NSSortDescriptor(key, !ascending, selector, way) }

    /// The order of two objects by several descriptors, the first one before the others.
    package static func order(_ one: Any, _ two: Any, by descriptors: [NSSortDescriptor]) -> ComparisonResult {
        for descriptor in descriptors {
            let order = descriptor.compare(one, to: two)
            if order != .orderedSame { return order }
        }
        return .orderedSame
    }

    /// Objects in the order of descriptors; those that are equal stay as they are.
    package static func sorted<Object>(_ objects: some Sequence<Object>, by descriptors: [NSSortDescriptor]) -> [Object]
    {
        guard !descriptors.isEmpty else { return Array(objects) }
        let numbered = objects.enumerated().sorted { one, two in
            switch order(one.element, two.element, by: descriptors) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: one.offset < two.offset
            }
        }
        return numbered.map(\.element)
    }
}

extension ComparisonResult {
    fileprivate var reversed: ComparisonResult {
        switch self {
        case .orderedAscending: .orderedDescending
        case .orderedSame: .orderedSame
        case .orderedDescending: .orderedAscending
        }
    }
}
