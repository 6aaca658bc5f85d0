/// The queue of a simulation: events ordered by (instant, phase, number), where number is the order of scheduling.
///
/// Events that are due soon stand in a small heap, *near*. All others lie unordered in buckets, *far*, by their distance:
/// a bucket is sorted only when its time comes, and most events are moved two or three times in all, whatever their
/// number. A queue of a few dozen events is the heap alone. Scheduling and firing take constant time in practice;
/// cancelling takes the event out at once, in constant time, and nothing of it stays.
///
/// The storage is raw memory because Swift arrays of structs with closures cost several times as much here: each move
/// would retain and release, and each access would be checked for exclusivity.
final class EventQueue {
    /// What the heap orders: 24 bytes, without references.
    struct NearKey {
        var instant: Int64
        var order: UInt64
        var slot: UInt32

        @inline(__always)
        func precedes(_ other: NearKey) -> Bool {
            instant != other.instant ? instant < other.instant : order < other.order
        }
    }

    /// What lies in a bucket: 16 bytes.
    struct FarKey {
        var instant: Int64
        var slot: UInt32
    }

    /// One event, or a free place for one: 32 bytes, so that two share a cache line.
    struct Slot {
        /// Nil in a free slot.
        var action: Action?
        /// From the top: 6 bits of phase, 56 of number, 2 of flags. Unique to the event, and all ones in a free slot.
        var order: UInt64
        /// Where the key stands in its bucket, or in the heap; in a free slot, the next free one.
        var position: UInt32
        /// The bucket that has the key, or ``EventQueue/near``.
        var bucket: UInt32
    }

    /// What an event does. The struct keeps the closure from being re-wrapped when it is moved out.
    struct Action {
        let run: () -> Void
    }

    /// The flags in an order.
    enum Flag {
        /// The event leaves "until idle" unimpressed.
        static let isHousekeeping: UInt64 = 1
        /// The event runs code of an app, which may block.
        static let runsTurn: UInt64 = 2
    }

    static let none = UInt32.max
    static let near = UInt32.max
    static let freeOrder = UInt64.max

    @exclusivity(unchecked) var slots: UnsafeMutablePointer<Slot>
    @exclusivity(unchecked) var slotCapacity: Int
    /// Slots that were ever used; those above are fresh.
    @exclusivity(unchecked) var used = 0
    @exclusivity(unchecked) var freeHead = EventQueue.none

    @exclusivity(unchecked) var heap: UnsafeMutablePointer<NearKey>
    @exclusivity(unchecked) var heapCapacity: Int
    @exclusivity(unchecked) var nearCount = 0
    /// The last instant whose events belong to the heap.
    @exclusivity(unchecked) var horizon = Int64.max
    @exclusivity(unchecked) var far = FarBuckets()

    /// A turn that was asked for at the present instant stands apart: it mostly is the very next thing, and would go
    /// into the heap only to be taken out again.
    @exclusivity(unchecked) private var turn: Action?
    @exclusivity(unchecked) private var turnKey = NearKey(instant: 0, order: 0, slot: EventQueue.none)

    @exclusivity(unchecked) var housekeepingCount = 0
    @exclusivity(unchecked) private var nextNumber: UInt64 = 0

    init(capacity: Int = 16) {
        slotCapacity = capacity
        heapCapacity = capacity
        slots = .allocate(capacity: capacity)
        heap = .allocate(capacity: capacity)
    }

    deinit {
        removeAll()
        slots.deallocate()
        heap.deallocate()
    }

    /// Events that will fire.
    var liveCount: Int { nearCount + far.count + (turn == nil ? 0 : 1) }

    /// Whether an event is left that is no housekeeping.
    var hasWork: Bool { liveCount > housekeepingCount }

    /// Adds an event. `instant` may lie before events that have fired, but not before zero: the caller guards its clock.
    @inline(__always)
    func schedule(
        at instant: Int64, phase: Phase, isHousekeeping: Bool, _ action: consuming Action
    ) -> EventID {
        precondition(instant >= 0, "an event before the boot")
        let order = takeOrder(phase, isHousekeeping ? Flag.isHousekeeping : 0)
        housekeepingCount += isHousekeeping ? 1 : 0
        return add(at: instant, order, consume action)
    }

    /// Adds an event that runs code of an app, at the present instant. It cannot be cancelled.
    @inline(__always)
    func scheduleTurn(at now: Int64, _ action: consuming Action) {
        let order = takeOrder(.app, Flag.runsTurn)
        guard turn == nil else {
            _ = add(at: now, order, consume action)
            return
        }
        turn = consume action
        turnKey.instant = now
        turnKey.order = order
    }

    @inline(__always)
    private func takeOrder(_ phase: Phase, _ flags: UInt64) -> UInt64 {
        let order = UInt64(phase.rawValue) << 58 | nextNumber << 2 | flags
        nextNumber &+= 1
        return order
    }

    @inline(__always)
    private func add(at instant: Int64, _ order: UInt64, _ action: consuming Action) -> EventID {
        let slot = takeSlot()
        slots[Int(slot)].action = consume action
        slots[Int(slot)].order = order
        if instant <= horizon {
            pushNear(NearKey(instant: instant, order: order, slot: slot))
        } else {
            pushFar(FarKey(instant: instant, slot: slot))
        }
        return EventID(slot: slot, order: order)
    }

    /// Cancels an event, takes it out and releases its action; false when it has fired or was cancelled before.
    @discardableResult
    func cancel(_ id: EventID) -> Bool {
        guard isPending(id) else { return false }
        let slot = slots[Int(id.slot)]
        if slot.bucket == EventQueue.near {
            removeNear(at: Int(slot.position))
        } else {
            removeFar(at: Int(slot.position), of: Int(slot.bucket))
        }
        // Released last: that may run a deinit that comes back to this queue.
        let action = release(id.slot)
        withExtendedLifetime(action) {}
        return true
    }

    /// Whether the event will fire.
    @inline(__always)
    func isPending(_ id: EventID) -> Bool {
        id.slot < UInt32(used) && slots[Int(id.slot)].order == id.order
    }

    /// The instant of the next event; nil when none is left.
    @inline(__always)
    var nextInstant: Int64? {
        if nearCount == 0 {
            guard far.count > 0 else { return turn == nil ? nil : turnKey.instant }
            refill()
        }
        return isTurnFirst ? turnKey.instant : heap[0].instant
    }

    /// Whether the turn that stands apart comes before all else. Only after the heap was filled.
    @inline(__always)
    private var isTurnFirst: Bool { turn != nil && (nearCount == 0 || turnKey.precedes(heap[0])) }

    /// Whether the next event runs code of an app. Only after `nextInstant` named one.
    var nextRunsTurn: Bool { isTurnFirst || heap[0].order & Flag.runsTurn != 0 }

    /// Takes the next event out. The queue must have one, and `nextInstant` must have named it.
    @inline(__always)
    func popFirst() -> (instant: Int64, action: Action) {
        if isTurnFirst, let action = turn.take() { return (turnKey.instant, action) }
        precondition(nearCount > 0, "popFirst on a queue that was not asked for its next instant")
        let first = heap[0]
        removeNear(at: 0)
        return (first.instant, release(first.slot))
    }

    /// Drops all events and their actions, and gives the storage back.
    func removeAll() {
        // Taken first: releasing an action may run a deinit that comes back to this queue.
        let (old, count, turn) = (slots, used, turn.take())
        defer { withExtendedLifetime(turn) {} }
        far.removeAll()
        heap.deallocate()
        slots = .allocate(capacity: 1)
        heap = .allocate(capacity: 1)
        (slotCapacity, heapCapacity, used, nearCount, housekeepingCount) = (1, 1, 0, 0, 0)
        (freeHead, horizon) = (EventQueue.none, .max)
        old.deinitialize(count: count)
        old.deallocate()
    }
}

// The slab: slots of fired and cancelled events are used again, the last one first.

extension EventQueue {
    @inline(__always)
    private func takeSlot() -> UInt32 {
        if freeHead != EventQueue.none {
            let slot = freeHead
            freeHead = slots[Int(slot)].position
            return slot
        }
        return freshSlot()
    }

    private func freshSlot() -> UInt32 {
        if used == slotCapacity {
            precondition(used < Int(EventQueue.none) / 2, "a queue holds at most two thousand million events")
            slotCapacity *= 2
            slots = slots.moved(count: used, toCapacity: slotCapacity)
        }
        (slots + used).initialize(
            to: Slot(action: nil, order: EventQueue.freeOrder, position: EventQueue.none, bucket: EventQueue.near))
        used += 1
        return UInt32(used - 1)
    }

    /// Frees the slot of an event whose key is out, and hands its action over.
    @inline(__always)
    private func release(_ slot: UInt32) -> Action {
        let pointer = slots + Int(slot)
        guard let action = pointer.pointee.action.take() else { preconditionFailure("an event without an action") }
        housekeepingCount -= pointer.pointee.order & Flag.isHousekeeping == 0 ? 0 : 1
        pointer.pointee.order = EventQueue.freeOrder
        pointer.pointee.position = freeHead
        freeHead = slot
        return action
    }
}

extension UnsafeMutablePointer {
    /// The same elements in a larger allocation; this one is given back.
    func moved(count: Int, toCapacity capacity: Int) -> UnsafeMutablePointer {
        let new = UnsafeMutablePointer.allocate(capacity: capacity)
        new.moveInitialize(from: self, count: count)
        deallocate()
        return new
    }
}
