/// A first-in, first-out list: appends and takes in constant time, with one array that is compacted now and then.
@_spi(Containers) public struct FIFO<Element> {
    /// Those before `head` are taken, and nil, so that what they held is free.
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var head = 0

    /// An empty list.
    @inlinable
    public init() {}

    /// The element that is taken next.
    @inlinable
    public var first: Element? { head < elements.count ? elements[head] : nil }

    /// How many there are.
    @inlinable
    public var count: Int { elements.count - head }

    /// Whether there are none.
    @inlinable
    public var isEmpty: Bool { count == 0 }

    /// All, the first one first.
    @inlinable
    public var all: [Element] { elements[head...].compactMap { $0 } }

    /// Adds an element behind all others.
    @inlinable
    public mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Adds an element before all others.
    @inlinable
    public mutating func prepend(_ element: Element) {
        guard head > 0 else { return elements.insert(element, at: 0) }
        head -= 1
        elements[head] = element
    }

    /// Takes the first element; nil when there is none.
    @inlinable
    public mutating func popFirst() -> Element? {
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

    /// Forgets all.
    @inlinable
    public mutating func removeAll() {
        elements.removeAll(keepingCapacity: elements.capacity <= 32)
        head = 0
    }
}
