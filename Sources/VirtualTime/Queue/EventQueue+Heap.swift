// The heap itself: four children a node, because its height halves and the children share a cache line or two.

extension EventQueue {
    /// Moves `key` from the hole at `start` towards the root until its parent precedes it, and stores it.
    @inline(__always)
    func siftUp(_ key: Key, from start: Int) {
        var hole = start
        while hole > 0 {
            let parent = (hole - 1) >> 2
            guard key.precedes(heap[parent]) else { break }
            store(heap[parent], at: hole)
            hole = parent
        }
        store(key, at: hole)
    }

    /// Moves `key` from the hole at `start` towards the leaves until it precedes its children, and stores it.
    @inline(__always)
    func siftDown(_ key: Key, from start: Int) {
        var hole = start
        while true {
            let first = hole << 2 + 1
            guard first < count else { break }
            var least = first
            for child in first + 1..<max(min(first + 4, count), first + 1) where heap[child].precedes(heap[least]) {
                least = child
            }
            guard heap[least].precedes(key) else { break }
            store(heap[least], at: hole)
            hole = least
        }
        store(key, at: hole)
    }

    @inline(__always)
    private func store(_ key: Key, at position: Int) {
        heap[position] = key
        slots[Int(key.slot)].position = UInt32(truncatingIfNeeded: position)
    }

    /// Takes the key at `position` out; the last key fills the hole.
    func removeKey(at position: Int) {
        count -= 1
        guard position < count else { return }
        let last = heap[count]
        if position > 0, last.precedes(heap[(position - 1) >> 2]) {
            siftUp(last, from: position)
        } else {
            siftDown(last, from: position)
        }
    }

    /// Takes the keys of cancelled events out: one by one when they are few, else by building the heap anew.
    func sweep() {
        if cancelledCount > 16, cancelledCount > count / 4 {
            rebuild()
        } else {
            while cancelledHead != EventQueue.none {
                let slot = cancelledHead
                cancelledHead = slots[Int(slot)].next
                removeKey(at: Int(slots[Int(slot)].position))
                release(slot)
            }
        }
        cancelledHead = EventQueue.none
        cancelledCount = 0
    }

    private func rebuild() {
        var kept = 0
        for index in 0..<count {
            let key = heap[index]
            if slots[Int(key.slot)].generation % 2 == 1 {
                store(key, at: kept)
                kept += 1
            } else {
                release(key.slot)
            }
        }
        count = kept
        guard count > 1 else { return }
        for index in stride(from: (count - 2) >> 2, through: 0, by: -1) { siftDown(heap[index], from: index) }
    }
}

// The slab: slots of fired and cancelled events are used again, the last one first.

extension EventQueue {
    func takeSlot() -> UInt32 {
        if freeHead != EventQueue.none {
            let slot = freeHead
            freeHead = slots[Int(slot)].next
            return slot
        }
        if used == capacity { grow() }
        let slot = UInt32(used)
        (slots + used).initialize(
            to: Slot(
                position: 0, generation: 0, next: EventQueue.none, isHousekeeping: false, runsTurn: false))
        used += 1
        return slot
    }

    @inline(__always)
    func release(_ slot: UInt32) {
        slots[Int(slot)].next = freeHead
        freeHead = slot
    }

    private func grow() {
        let grown = capacity * 2
        precondition(grown < Int(EventQueue.none), "a queue holds at most four thousand million events")
        heap = EventQueue.moved(heap, count: count, to: grown)
        slots = EventQueue.moved(slots, count: used, to: grown)
        let moved = UnsafeMutablePointer<Action>.allocate(capacity: grown)
        for slot in 0..<used where slots[slot].generation % 2 == 1 {
            (moved + slot).moveInitialize(from: actions + slot, count: 1)
        }
        actions.deallocate()
        actions = moved
        capacity = grown
    }

    private static func moved<Element>(
        _ old: UnsafeMutablePointer<Element>, count: Int, to capacity: Int
    ) -> UnsafeMutablePointer<Element> {
        let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        new.moveInitialize(from: old, count: count)
        old.deallocate()
        return new
    }
}
