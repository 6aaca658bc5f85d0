/// A first-in, first-out list: appends and takes in constant time, with one array that is compacted now and then.
///
/// Unlike ``Ring`` it can be copied, and be looked through.
package struct FIFO<Element> {
    /// Those before `head` are taken, and nil, so that what they held is free.
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var head = 0

    /// An empty list.
    @inlinable
    package init() {}

    /// The element that is taken next.
    @inlinable
    package var first: Element? { head < elements.count ? elements[head] : nil }

    @inlinable
    package var count: Int { elements.count - head }

    @inlinable
    package var isEmpty: Bool { count == 0 }

    /// All, the first one first.
    @inlinable
    package var all: [Element] { elements[head...].compactMap { $0 } }

    @inlinable
    package mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Adds an element before all others.
    @inlinable
    package mutating func prepend(_ element: Element) {
        guard head > 0 else { return elements.insert(element, at: 0) }
        head -= 1
        elements[head] = element
    }

    @inlinable
    package mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let element = elements[head]
        elements[head] = nil
        head += 1
        if head == elements.count {
            removeAll()
        } else if head > 32, head * 2 > elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    @inlinable
    package mutating func removeAll() {
        elements.removeAll(keepingCapacity: elements.capacity <= 32)
        head = 0
    }
}
