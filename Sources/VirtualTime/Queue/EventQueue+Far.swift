// The buckets of what is due later: a radix structure over the instant, six bits a level.

/// The buckets of a queue. A key lies at the level of the highest digit in which its instant differs from ``base``, in
/// the bucket of its own digit there. So each level holds earlier instants than the next, and each bucket earlier ones
/// than the next of its level.
struct FarBuckets {
    /// The keys of one bucket, in no order.
    struct Bucket {
        var contents: UnsafeMutablePointer<EventQueue.FarKey>?
        var count: UInt32 = 0
        var capacity: UInt32 = 0
    }

    static let digitBits = 6
    /// Eleven digits of six bits hold an instant.
    static let levels = 11

    /// Made with the first key: most devices never have so many events.
    var buckets: UnsafeMutablePointer<Bucket>?
    /// A bit for each bucket that has keys, a word a level.
    var occupied: UnsafeMutablePointer<UInt64>?
    /// Storage that no bucket needs now, a list for each power of two of its capacity: in the long run nothing is allocated.
    private var spares: UnsafeMutablePointer<UnsafeMutablePointer<EventQueue.FarKey>?>?
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
        let spares = UnsafeMutablePointer<UnsafeMutablePointer<EventQueue.FarKey>?>.allocate(capacity: 32)
        spares.initialize(repeating: nil, count: 32)
        (self.buckets, self.occupied, self.spares) = (buckets, occupied, spares)
    }

    mutating func removeAll() {
        guard let buckets, let occupied, let spares else { return }
        for index in 0..<FarBuckets.levels << FarBuckets.digitBits { buckets[index].contents?.deallocate() }
        for index in 0..<32 {
            while let spare = spares[index] {
                spares[index] = FarBuckets.next(spare)
                spare.deallocate()
            }
        }
        buckets.deallocate()
        occupied.deallocate()
        spares.deallocate()
        self = FarBuckets()
    }
}

// The storage of buckets.

extension FarBuckets {
    /// Gives a full bucket room for twice as many keys.
    @inline(never)
    func grow(_ bucket: UnsafeMutablePointer<Bucket>) {
        let (old, count) = (bucket.pointee.contents, Int(bucket.pointee.count))
        let capacity = max(8, bucket.pointee.capacity * 2)
        let new = storage(capacity)
        if let old {
            new.moveInitialize(from: old, count: count)
            giveBack(old, bucket.pointee.capacity)
        }
        (bucket.pointee.contents, bucket.pointee.capacity) = (new, capacity)
    }

    /// Unmarks a bucket that has no keys any more, and takes its storage.
    mutating func didEmpty(_ place: Int) {
        let (buckets, occupied) = (buckets.unsafelyUnwrapped, occupied.unsafelyUnwrapped)
        occupied[place >> 6] &= ~(1 &<< UInt64(place & 63))
        if occupied[place >> 6] == 0 { occupiedLevels &= ~(1 &<< UInt32(place >> 6)) }
        if let keys = buckets[place].contents { giveBack(keys, buckets[place].capacity) }
        buckets[place] = Bucket()
    }

    private func storage(_ capacity: UInt32) -> UnsafeMutablePointer<EventQueue.FarKey> {
        let head = spares.unsafelyUnwrapped + capacity.trailingZeroBitCount
        guard let spare = head.pointee else { return .allocate(capacity: Int(capacity)) }
        head.pointee = FarBuckets.next(spare)
        return spare
    }

    private func giveBack(_ keys: UnsafeMutablePointer<EventQueue.FarKey>, _ capacity: UInt32) {
        let head = spares.unsafelyUnwrapped + capacity.trailingZeroBitCount
        // A spare's first key is the way to the next spare.
        UnsafeMutableRawPointer(keys).storeBytes(of: head.pointee, as: UnsafeMutablePointer<EventQueue.FarKey>?.self)
        head.pointee = keys
    }

    private static func next(
        _ spare: UnsafeMutablePointer<EventQueue.FarKey>
    ) -> UnsafeMutablePointer<EventQueue.FarKey>? {
        UnsafeMutableRawPointer(spare).load(as: UnsafeMutablePointer<EventQueue.FarKey>?.self)
    }
}

extension EventQueue {
    /// Buckets of at most this many keys go into the heap as they are; larger ones are spread over lower levels first.
    static let pullLimit: UInt32 = 16
    /// The heap is filled up to this many keys, as far as small buckets do it.
    static let refillTarget = 2

    @inline(__always)
    func pushFar(_ key: FarKey) {
        if far.buckets == nil { far.make() }
        let place = far.place(of: key.instant)
        let bucket = far.buckets.unsafelyUnwrapped + place
        let position = bucket.pointee.count
        if position == bucket.pointee.capacity { far.grow(bucket) }
        bucket.pointee.contents.unsafelyUnwrapped[Int(position)] = key
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
        let keys = bucket.pointee.contents.unsafelyUnwrapped
        let last = keys[Int(bucket.pointee.count)]
        keys[position] = last
        slots[Int(last.slot)].position = UInt32(truncatingIfNeeded: position)
        if bucket.pointee.count == 0 { far.didEmpty(place) }
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
        // With more keys of one instant than the heap likes, each further one would empty it and fill it again.
        if far.count == 0, nearCount <= EventQueue.nearLimit { horizon = .max }
    }

    private func pull(_ place: Int) {
        let bucket = far.buckets.unsafelyUnwrapped[place]
        for index in 0..<Int(bucket.count) {
            let key = bucket.contents.unsafelyUnwrapped[index]
            let order = slots[Int(key.slot)].order
            pushNear(NearKey(instant: key.instant, order: order, slot: key.slot))
        }
        far.count -= Int(bucket.count)
        far.didEmpty(place)
    }

    /// Puts the keys of a bucket into buckets of lower levels, now that the base is its first instant.
    private func spread(_ place: Int) {
        let bucket = far.buckets.unsafelyUnwrapped[place]
        for index in 0..<Int(bucket.count) { pushFar(bucket.contents.unsafelyUnwrapped[index]) }
        far.count -= Int(bucket.count)
        far.didEmpty(place)
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
}
