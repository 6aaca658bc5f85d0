/// A first-in, first-out list: appends and takes in constant time, with one array that is compacted now and then.
struct FIFO<Element> {
    /// Those before `head` are taken, and nil, so that what they held is free.
    private var elements: [Element?] = []
    private var head = 0

    /// An empty list.
    init() {}

    /// The element that is taken next.
    var first: Element? { head < elements.count ? elements[head] : nil }

    var count: Int { elements.count - head }

    var isEmpty: Bool { count == 0 }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Adds an element before all others.
    mutating func prepend(_ element: Element) {
        guard head > 0 else { return elements.insert(element, at: 0) }
        head -= 1
        elements[head] = element
    }

    mutating func popFirst() -> Element? {
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

    mutating func removeAll() {
        elements.removeAll(keepingCapacity: elements.capacity <= 32)
        head = 0
    }

    func dropFirst(_ number: Int) -> [Element] { elements[head...].dropFirst(number).compactMap { $0 } }
}
