extension EventQueue {
    /// Walks the whole structure and traps at the first thing that is not as it must be. For tests: O(n).
    func checkInvariants() {
        for index in 0..<count {
            let slot = Int(heap[index].slot)
            precondition(slot < used, "a key points outside the slab")
            precondition(slots[slot].position == UInt32(index), "a slot does not know where its key stands")
            guard index > 0 else { continue }
            precondition(!heap[index].precedes(heap[(index - 1) >> 2]), "a key precedes its parent")
        }
        let cancelled = chain(from: cancelledHead)
        let free = chain(from: freeHead)
        precondition(cancelled == cancelledCount, "the list of cancelled events has another length than its count")
        precondition(free + count == used, "a slot is neither free nor in the heap")
        let live = (0..<used).filter { slots[$0].generation % 2 == 1 }
        precondition(live.count == liveCount, "live slots and live keys differ in number")
        precondition(live.filter { slots[$0].isHousekeeping }.count == housekeepingCount, "housekeeping is miscounted")
    }

    private func chain(from head: UInt32) -> Int {
        var (length, slot) = (0, head)
        while slot != EventQueue.none {
            precondition(slots[Int(slot)].generation % 2 == 0, "a live slot stands in a list of dead ones")
            length += 1
            slot = slots[Int(slot)].next
        }
        return length
    }
}
