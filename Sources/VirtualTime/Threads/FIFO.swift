/// A first-in, first-out list: a ring that grows and is used again, so that adding and taking allocate nothing.
@_spi(Containers) public struct FIFO<Element>: ~Copyable {
    /// Raw memory, because an array would be checked for sharing at each step; none before the first element.
    @usableFromInline var ring: UnsafeMutablePointer<Element>?
    /// A power of two.
    @usableFromInline var capacity = 0
    @usableFromInline var head = 0
    @usableFromInline var length = 0

    @inlinable
    public init() {}

    @inlinable
    deinit {
        for index in 0..<length { place(index).deinitialize(count: 1) }
        ring?.deallocate()
    }

    @inlinable @inline(__always)
    func place(_ index: Int) -> UnsafeMutablePointer<Element> {
        ring.unsafelyUnwrapped + ((head &+ index) & (capacity &- 1))
    }

    /// How many there are.
    @inlinable
    public var count: Int { length }

    /// Whether there are none.
    @inlinable
    public var isEmpty: Bool { length == 0 }

    /// The element that is taken next.
    @inlinable
    public var first: Element? { length > 0 ? place(0).pointee : nil }

    /// All, the first one first.
    @inlinable
    public var all: [Element] { (0..<length).map { place($0).pointee } }

    /// Adds an element behind all others.
    @inlinable
    public mutating func append(_ element: consuming Element) {
        if length == capacity { grow() }
        place(length).initialize(to: consume element)
        length &+= 1
    }

    /// Adds an element before all others.
    @inlinable
    public mutating func prepend(_ element: consuming Element) {
        if length == capacity { grow() }
        head = (head &- 1) & (capacity &- 1)
        place(0).initialize(to: consume element)
        length &+= 1
    }

    /// Takes the first element; nil when there is none.
    @inlinable
    public mutating func popFirst() -> Element? {
        guard length > 0 else { return nil }
        let element = place(0).move()
        head = (head &+ 1) & (capacity &- 1)
        length &-= 1
        return element
    }

    /// Forgets all, and gives the storage back.
    @inlinable
    public mutating func removeAll() { self = FIFO() }

    @usableFromInline
    mutating func grow() {
        let grown = max(4, capacity * 2)
        let new = UnsafeMutablePointer<Element>.allocate(capacity: grown)
        for index in 0..<length { (new + index).initialize(to: place(index).move()) }
        ring?.deallocate()
        (ring, capacity, head) = (new, grown, 0)
    }
}
