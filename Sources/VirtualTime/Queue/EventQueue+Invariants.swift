extension EventQueue {
    /// Walks the whole structure and traps at the first thing that is not as it must be. For tests: O(n).
    func checkInvariants() {
        checkNear()
        checkFar()
        let live = (0..<used).filter { slots[$0].order != EventQueue.freeOrder }
        precondition(live.count == nearCount + far.count, "live slots and keys differ in number")
        precondition(live.allSatisfy { slots[$0].action != nil }, "a live slot has no action")
        let chores = live.filter { slots[$0].order & Flag.isHousekeeping != 0 }
        precondition(chores.count == housekeepingCount, "housekeeping is miscounted")
        precondition(freeSlots + live.count == used, "a slot is neither free nor live")
    }

    private func checkNear() {
        for index in 0..<nearCount {
            let key = heap[index]
            let slot = slots[Int(key.slot)]
            precondition(slot.bucket == EventQueue.near && slot.position == UInt32(index), "a slot lost its key")
            precondition(slot.order == key.order, "a key and its slot differ in order")
            precondition(key.instant <= horizon, "a key of the heap belongs into a bucket")
            precondition(index == 0 || !key.precedes(heap[(index - 1) >> 2]), "a key precedes its parent")
        }
    }

    private func checkFar() {
        precondition(far.count == 0 || far.base <= horizon &+ 1, "the base lies behind the horizon")
        var total = 0
        for place in 0..<FarBuckets.levels << FarBuckets.digitBits {
            guard let bucket = far.buckets?[place], let occupied = far.occupied else { break }
            let isMarked = occupied[place >> 6] >> UInt64(place & 63) & 1 == 1
            precondition(isMarked == (bucket.count > 0), "a bucket is marked wrongly")
            for index in 0..<Int(bucket.count) { check(bucket.contents.unsafelyUnwrapped[index], at: index, of: place) }
            total += Int(bucket.count)
        }
        precondition(total == far.count, "the keys in the buckets are miscounted")
        for level in 0..<FarBuckets.levels {
            let isMarked = far.occupiedLevels >> UInt32(level) & 1 == 1
            precondition(isMarked == (far.occupied.map { $0[level] != 0 } ?? false), "a level is marked wrongly")
        }
    }

    private func check(_ key: FarKey, at index: Int, of place: Int) {
        let slot = slots[Int(key.slot)]
        precondition(slot.bucket == UInt32(place) && slot.position == UInt32(index), "a slot lost its key in a bucket")
        precondition(key.instant > horizon, "a key in a bucket belongs into the heap")
        precondition(far.place(of: key.instant) == place, "a key lies in a wrong bucket")
        precondition(far.range(of: place).contains(key.instant), "a key lies outside the range of its bucket")
    }

    private var freeSlots: Int {
        var (length, slot) = (0, freeHead)
        while slot != EventQueue.none {
            precondition(slots[Int(slot)].order == EventQueue.freeOrder, "a live slot stands in the list of free ones")
            length += 1
            slot = slots[Int(slot)].position
        }
        return length
    }
}
