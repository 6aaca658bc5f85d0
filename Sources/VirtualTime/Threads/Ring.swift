/// A first-in, first-out list: a ring that grows and is used again, so that adding and taking allocate nothing.
struct Ring<Element>: ~Copyable {
    /// Raw memory, because an array would be checked for sharing at each step; none before the first element.
    private var ring: UnsafeMutablePointer<Element>?
    /// A power of two.
    private var capacity = 0
    private var head = 0
    private(set) var count = 0

    init() {}

    deinit {
        for index in 0..<count { (ring.unsafelyUnwrapped + place(index)).deinitialize(count: 1) }
        ring?.deallocate()
    }

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    private func place(_ index: Int) -> Int { (head &+ index) & (capacity &- 1) }

    @inline(__always)
    mutating func append(_ element: consuming Element) {
        if count == capacity { grow() }
        (ring.unsafelyUnwrapped + place(count)).initialize(to: element)
        count += 1
    }

    @inline(__always)
    mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        let element = (ring.unsafelyUnwrapped + head).move()
        head = place(1)
        count -= 1
        return element
    }

    /// Takes all elements out and gives the storage back.
    mutating func removeAll() { self = Ring() }

    /// The elements behind the first `number`.
    func dropFirst(_ number: Int) -> [Element] {
        number < count ? (number..<count).map { ring.unsafelyUnwrapped[place($0)] } : []
    }

    private mutating func grow() {
        let grown = max(4, capacity * 2)
        let new = UnsafeMutablePointer<Element>.allocate(capacity: grown)
        for index in 0..<count { (new + index).initialize(to: (ring.unsafelyUnwrapped + place(index)).move()) }
        ring?.deallocate()
        (ring, capacity, head) = (new, grown, 0)
    }
}
