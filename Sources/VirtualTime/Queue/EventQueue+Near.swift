// The heap of what is due soon: four children a node, because its height halves and they share a cache line or two.

extension EventQueue {
    /// Above this many events, those of the heap that can wait are put into buckets.
    static let nearLimit = 96

    @inline(__always)
    func pushNear(_ key: NearKey) {
        if nearCount == heapCapacity { growHeap() }
        slots[Int(key.slot)].bucket = EventQueue.near
        nearCount += 1
        siftUp(key, from: nearCount - 1)
        if nearCount > EventQueue.nearLimit, horizon > far.base { spill() }
    }

    /// Takes the key at `position` out; the last key fills the hole.
    @inline(__always)
    func removeNear(at position: Int) {
        nearCount -= 1
        guard position < nearCount else { return }
        let last = heap[nearCount]
        if position > 0, last.precedes(heap[(position - 1) >> 2]) {
            siftUp(last, from: position)
        } else {
            siftDown(last, from: position)
        }
    }

    /// Moves `key` from the hole at `start` towards the root until its parent precedes it, and stores it.
    @inline(__always)
    func siftUp(_ key: NearKey, from start: Int) {
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
    private func siftDown(_ key: NearKey, from start: Int) {
        var hole = start
        while true {
            let first = hole << 2 + 1
            guard first < nearCount else { break }
            var least = first
            var child = first + 1
            let end = min(first + 4, nearCount)
            while child < end {
                if heap[child].precedes(heap[least]) { least = child }
                child += 1
            }
            guard heap[least].precedes(key) else { break }
            store(heap[least], at: hole)
            hole = least
        }
        store(key, at: hole)
    }

    @inline(__always)
    private func store(_ key: NearKey, at position: Int) {
        heap[position] = key
        slots[Int(key.slot)].position = UInt32(truncatingIfNeeded: position)
    }

    private func growHeap() {
        heapCapacity *= 2
        heap = heap.moved(count: nearCount, toCapacity: heapCapacity)
    }
}
