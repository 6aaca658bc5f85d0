// What collections do with conditions and orders.

extension NSArray {
    /// The elements that meet a condition.
    public func filtered(using predicate: NSPredicate) -> [Any] { filter { predicate.evaluate(with: $0) } }

    /// The elements in an order.
    public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
        NSSortDescriptor.sorted(map(\.self), by: sortDescriptors)
    }
}

extension NSMutableArray {
    /// Removes the elements that do not meet a condition.
    public func filter(using predicate: NSPredicate) { setArray(filtered(using: predicate)) }

    /// Puts the elements in an order.
    public func sort(using sortDescriptors: [NSSortDescriptor]) { setArray(sortedArray(using: sortDescriptors)) }
}

extension NSSet {
    /// The elements that meet a condition.
    public func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
        Set(compactMap { $0 as? AnyHashable }.filter { predicate.evaluate(with: $0.base) })
    }

    /// The elements in an order.
    public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
        NSSortDescriptor.sorted(map(\.self), by: sortDescriptors)
    }
}

extension NSOrderedSet {
    /// The elements that meet a condition.
    public func filtered(using p: NSPredicate) -> NSOrderedSet {
        NSOrderedSet(array: map(\.self).filter { p.evaluate(with: $0) })
    }

    /// The elements in an order.
    public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
        NSSortDescriptor.sorted(map(\.self), by: sortDescriptors)
    }
}
