/// The queue of a simulation: events ordered by (instant, phase, number), where number is the order of scheduling.
///
/// A four-way heap of small keys over a slab of actions. Scheduling and firing take O(log n). Cancelling takes O(1): it
/// releases the action at once, and the key leaves the heap before the next event fires. Nothing is allocated for an
/// event beyond the closure of its action.
///
/// The storage is raw memory because Swift arrays of structs with closures cost several times as much here: each move
/// would retain and release, and each access would be checked for exclusivity.
final class EventQueue {
    /// What the heap orders: 24 bytes, without references.
    struct Key {
        var instant: Int64
        /// The phase in the upper 8 bits, the number in the lower 56.
        var order: UInt64
        var slot: UInt32

        @inline(__always)
        func precedes(_ other: Key) -> Bool {
            instant != other.instant ? instant < other.instant : order < other.order
        }
    }

    /// The book-keeping of one slot of the slab.
    struct Slot {
        /// Where the key of this slot stands in the heap.
        var position: UInt32
        /// Odd while an event lives here; even when the slot is free or its event was cancelled.
        var generation: UInt32
        /// The next slot in the list of free ones or in that of cancelled ones.
        var next: UInt32
        /// Whether the event leaves "until idle" unimpressed.
        var isHousekeeping: Bool
        /// Whether the event runs code of an app, which may block.
        var runsTurn: Bool
    }

    /// An action in the slab. The struct keeps the closure from being re-wrapped when it is moved out.
    struct Action {
        let run: () -> Void
    }

    static let none = UInt32.max

    @exclusivity(unchecked) var heap: UnsafeMutablePointer<Key>
    @exclusivity(unchecked) var slots: UnsafeMutablePointer<Slot>
    @exclusivity(unchecked) var actions: UnsafeMutablePointer<Action>
    @exclusivity(unchecked) var capacity: Int
    /// Keys in the heap, those of cancelled events included.
    @exclusivity(unchecked) var count = 0
    /// Slots that were ever used; those above are fresh.
    @exclusivity(unchecked) var used = 0
    @exclusivity(unchecked) var freeHead = EventQueue.none
    @exclusivity(unchecked) var cancelledHead = EventQueue.none
    @exclusivity(unchecked) var cancelledCount = 0
    @exclusivity(unchecked) var housekeepingCount = 0
    @exclusivity(unchecked) private var nextNumber: UInt64 = 0

    init(capacity: Int = 16) {
        self.capacity = capacity
        heap = .allocate(capacity: capacity)
        slots = .allocate(capacity: capacity)
        actions = .allocate(capacity: capacity)
    }

    deinit {
        removeAll()
        heap.deallocate()
        slots.deallocate()
        actions.deallocate()
    }

    /// Events that will fire.
    var liveCount: Int { count - cancelledCount }

    /// Whether an event is left that is no housekeeping.
    var hasWork: Bool { liveCount > housekeepingCount }

    /// Adds an event. `instant` may be any, also one before events that have fired: the caller guards its clock.
    func schedule(
        at instant: Int64, phase: Phase, isHousekeeping: Bool, runsTurn: Bool = false, _ action: Action
    ) -> EventID {
        let slot = takeSlot()
        let generation = slots[Int(slot)].generation &+ 1
        slots[Int(slot)].generation = generation
        slots[Int(slot)].isHousekeeping = isHousekeeping
        slots[Int(slot)].runsTurn = runsTurn
        housekeepingCount += isHousekeeping ? 1 : 0
        (actions + Int(slot)).initialize(to: action)
        let key = Key(instant: instant, order: UInt64(phase.rawValue) << 56 | nextNumber, slot: slot)
        nextNumber &+= 1
        count += 1
        siftUp(key, from: count - 1)
        return EventID(slot: slot, generation: generation)
    }

    /// Cancels an event and releases its action; false when it has fired or was cancelled before.
    @discardableResult
    func cancel(_ id: EventID) -> Bool {
        guard isPending(id) else { return false }
        let index = Int(id.slot)
        // Moved out first: releasing the action may run a deinit that comes back to this queue.
        let action = (actions + index).move()
        slots[index].generation &+= 1
        slots[index].next = cancelledHead
        cancelledHead = id.slot
        cancelledCount += 1
        housekeepingCount -= slots[index].isHousekeeping ? 1 : 0
        withExtendedLifetime(action) {}
        return true
    }

    /// Whether the event will fire.
    func isPending(_ id: EventID) -> Bool {
        id.slot < UInt32(used) && slots[Int(id.slot)].generation == id.generation
    }

    /// The instant of the next event; nil when none is left.
    var nextInstant: Int64? {
        if cancelledCount > 0 { sweep() }
        return count == 0 ? nil : heap[0].instant
    }

    /// Whether the next event runs code of an app. Only after `nextInstant` named one.
    var nextRunsTurn: Bool { slots[Int(heap[0].slot)].runsTurn }

    /// Takes the next event out. The queue must have one, and `nextInstant` must have been asked since the last cancel.
    func popFirst() -> (instant: Int64, action: Action) {
        precondition(count > 0 && cancelledCount == 0, "popFirst on a queue that is empty or not swept")
        let first = heap[0]
        let action = (actions + Int(first.slot)).move()
        housekeepingCount -= slots[Int(first.slot)].isHousekeeping ? 1 : 0
        slots[Int(first.slot)].generation &+= 1
        release(first.slot)
        removeKey(at: 0)
        return (first.instant, action)
    }

    /// Drops all events and their actions, and gives the storage back.
    func removeAll() {
        for slot in 0..<used where slots[slot].generation % 2 == 1 {
            slots[slot].generation &+= 1
            let action = (actions + slot).move()
            withExtendedLifetime(action) {}
        }
        (count, used, cancelledCount, housekeepingCount) = (0, 0, 0, 0)
        (freeHead, cancelledHead) = (EventQueue.none, EventQueue.none)
        replaceStorage(capacity: 1)
    }

    private func replaceStorage(capacity: Int) {
        heap.deallocate()
        slots.deallocate()
        actions.deallocate()
        self.capacity = capacity
        heap = .allocate(capacity: capacity)
        slots = .allocate(capacity: capacity)
        actions = .allocate(capacity: capacity)
    }
}
