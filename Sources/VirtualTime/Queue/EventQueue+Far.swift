// The buckets of what is due later: a radix structure over the instant, six bits a level.

/// The buckets of a queue. A key lies at the level of the highest digit in which its instant differs from ``base``, in
/// the bucket of its own digit there. So each level holds earlier instants than the next, and each bucket earlier ones
/// than the next of its level.
struct FarBuckets {
    /// The keys of one bucket, in no order.
    struct Bucket {
        var keys: UnsafeMutablePointer<EventQueue.FarKey>?
        var count: UInt32 = 0
        var capacity: UInt32 = 0
    }

    static let digitBits = 6
    /// Eleven digits of six bits hold an instant.
    static let levels = 11
    /// A bucket that was emptied gives its storage back when it has room for more keys than this.
    static let keptCapacity: UInt32 = 64

    /// Made with the first key: most devices never have so many events.
    var buckets: UnsafeMutablePointer<Bucket>?
    /// A bit for each bucket that has keys, a word a level.
    var occupied: UnsafeMutablePointer<UInt64>?
    /// A bit for each level that has keys.
    var occupiedLevels: UInt32 = 0
    /// Keys in all buckets.
    var count = 0
    /// What the places are relative to; no key lies before it. The last bucket that was emptied began here.
    var base: Int64 = 0

    /// The number of the bucket for `instant`, which must not lie before the base.
    @inline(__always)
    func place(of instant: Int64) -> Int {
        let difference = UInt64(bitPattern: instant ^ base) | 1
        let level = (63 - difference.leadingZeroBitCount) / FarBuckets.digitBits
        let digit = Int(truncatingIfNeeded: instant &>> (level &* FarBuckets.digitBits)) & 63
        return level << FarBuckets.digitBits | digit
    }

    /// The first instant of the bucket, and the last.
    func range(of bucket: Int) -> ClosedRange<Int64> {
        let (level, digit) = (bucket >> FarBuckets.digitBits, Int64(bucket & 63))
        let width = level * FarBuckets.digitBits
        let start = base & (-1 << (width + FarBuckets.digitBits)) | digit << width
        return start...(start | ~(-1 << width))
    }

    /// The bucket with the earliest keys. There must be a key.
    var first: Int {
        guard let occupied else { preconditionFailure("there are no buckets") }
        let level = occupiedLevels.trailingZeroBitCount
        return level << FarBuckets.digitBits | occupied[level].trailingZeroBitCount
    }

    mutating func make() {
        let number = FarBuckets.levels << FarBuckets.digitBits
        let buckets = UnsafeMutablePointer<Bucket>.allocate(capacity: number)
        for index in 0..<number { (buckets + index).initialize(to: Bucket()) }
        let occupied = UnsafeMutablePointer<UInt64>.allocate(capacity: FarBuckets.levels)
        occupied.initialize(repeating: 0, count: FarBuckets.levels)
        (self.buckets, self.occupied) = (buckets, occupied)
    }

    mutating func removeAll() {
        if let buckets {
            for index in 0..<FarBuckets.levels << FarBuckets.digitBits { buckets[index].keys?.deallocate() }
        }
        buckets?.deallocate()
        occupied?.deallocate()
        self = FarBuckets()
    }
}

extension EventQueue {
    /// Buckets of at most this many keys go into the heap as they are; larger ones are spread over lower levels first.
    static let pullLimit: UInt32 = 48
    /// The heap is filled up to this many keys, as far as small buckets do it.
    static let refillTarget = 16

    @inline(__always)
    func pushFar(_ key: FarKey) {
        if far.buckets == nil { far.make() }
        let place = far.place(of: key.instant)
        let bucket = far.buckets.unsafelyUnwrapped + place
        let position = bucket.pointee.count
        if position == bucket.pointee.capacity { grow(bucket) }
        bucket.pointee.keys.unsafelyUnwrapped[Int(position)] = key
        bucket.pointee.count = position &+ 1
        slots[Int(key.slot)].position = position
        slots[Int(key.slot)].bucket = UInt32(truncatingIfNeeded: place)
        far.occupied.unsafelyUnwrapped[place >> 6] |= 1 &<< UInt64(place & 63)
        far.occupiedLevels |= 1 &<< UInt32(place >> 6)
        far.count += 1
    }

    /// Takes the key at `position` of a bucket out; the last key fills the hole.
    func removeFar(at position: Int, of place: Int) {
        let bucket = far.buckets.unsafelyUnwrapped + place
        bucket.pointee.count -= 1
        far.count -= 1
        let keys = bucket.pointee.keys.unsafelyUnwrapped
        let last = keys[Int(bucket.pointee.count)]
        keys[position] = last
        slots[Int(last.slot)].position = UInt32(truncatingIfNeeded: position)
        if bucket.pointee.count == 0 { didEmpty(place) }
    }

    /// Fills the empty heap with the earliest keys of the buckets.
    @inline(never)
    func refill() {
        while far.count > 0, nearCount < EventQueue.refillTarget {
            let place = far.first
            let isSmall = far.buckets.unsafelyUnwrapped[place].count <= EventQueue.pullLimit
            guard nearCount == 0 || isSmall else { return }
            let range = far.range(of: place)
            far.base = range.lowerBound
            if isSmall || place < 64 {
                horizon = range.upperBound
                pull(place)
            } else {
                spread(place)
            }
        }
        if far.count == 0 { horizon = .max }
    }

    private func pull(_ place: Int) {
        let bucket = far.buckets.unsafelyUnwrapped[place]
        for index in 0..<Int(bucket.count) {
            let key = bucket.keys.unsafelyUnwrapped[index]
            let order = slots[Int(key.slot)].order
            pushNear(NearKey(instant: key.instant, order: order, slot: key.slot))
        }
        far.count -= Int(bucket.count)
        far.buckets.unsafelyUnwrapped[place].count = 0
        didEmpty(place)
    }

    /// Puts the keys of a bucket into buckets of lower levels, now that the base is its first instant.
    private func spread(_ place: Int) {
        let bucket = far.buckets.unsafelyUnwrapped[place]
        for index in 0..<Int(bucket.count) { pushFar(bucket.keys.unsafelyUnwrapped[index]) }
        far.count -= Int(bucket.count)
        far.buckets.unsafelyUnwrapped[place].count = 0
        didEmpty(place)
    }

    /// Puts what the heap holds into buckets and takes the earliest back, since the heap has become too large.
    @inline(never)
    func spill() {
        let (keys, count) = (heap, nearCount)
        if far.count == 0 { far.base = keys[0].instant }
        heap = .allocate(capacity: heapCapacity)
        nearCount = 0
        horizon = far.base - 1
        for index in 0..<count {
            if keys[index].instant <= horizon {
                pushNear(keys[index])
            } else {
                pushFar(FarKey(instant: keys[index].instant, slot: keys[index].slot))
            }
        }
        keys.deallocate()
        if nearCount == 0 { refill() }
    }

    private func didEmpty(_ place: Int) {
        far.occupied.unsafelyUnwrapped[place >> 6] &= ~(1 &<< UInt64(place & 63))
        if far.occupied.unsafelyUnwrapped[place >> 6] == 0 { far.occupiedLevels &= ~(1 &<< UInt32(place >> 6)) }
        let bucket = far.buckets.unsafelyUnwrapped + place
        guard bucket.pointee.capacity > FarBuckets.keptCapacity else { return }
        bucket.pointee.keys?.deallocate()
        bucket.pointee = FarBuckets.Bucket()
    }

    @inline(never)
    private func grow(_ bucket: UnsafeMutablePointer<FarBuckets.Bucket>) {
        let capacity = max(8, bucket.pointee.capacity * 2)
        bucket.pointee.keys =
            bucket.pointee.keys?.moved(count: Int(bucket.pointee.count), toCapacity: Int(capacity))
            ?? .allocate(capacity: Int(capacity))
        bucket.pointee.capacity = capacity
    }
}
