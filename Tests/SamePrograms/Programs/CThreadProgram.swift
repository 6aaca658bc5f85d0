#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Threads, locks and conditions of the C library.
struct CThreadProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        join(&chance)
        deliver(&chance)
        exclude(&chance)
        giveUp(&chance)
        keep(&chance)
        askLocks(&chance)
    }

    /// Threads end with a result, by their last line or in the middle.
    private func join(_ chance: inout Chance) {
        let threads = (0..<1 + chance.below(4)).map { number in
            let (milliseconds, isInTheMiddle) = (chance.below(3), chance.isOne(in: 2))
            return CThread {
                if milliseconds > 0 { usleep(UInt32(milliseconds) * 500) }
                if isInTheMiddle { CThread.exit(number * 10) }
                return number == 2 && pthread_join(pthread_self(), nil) == EDEADLK ? 99 : number
            }
        }
        for thread in threads { notes.add("joined with \(thread.join())") }
    }

    /// Goods from some threads to others, in a store with little room.
    private func deliver(_ chance: inout Chance) {
        let store = Store(room: 1 + chance.below(3), isBroadcast: chance.isOne(in: 2))
        let (makers, takers, each) = (1 + chance.below(3), 1 + chance.below(3), 1 + chance.below(12))
        let pause = chance.isOne(in: 3)
        let making = (0..<makers).map { maker in
            CThread {
                for number in 0..<each {
                    if pause, number == 1 { usleep(200) }
                    store.put(maker * 100 + number)
                }
                return each
            }
        }
        let taking = (0..<takers).map { _ in CThread { store.takeAll(of: makers * each) } }
        notes.add(
            "made \(making.map { $0.join() }), taken \(taking.reduce(0) { $0 + $1.join() }): \(store.taken.sorted())")
    }

    /// Some that write, each alone, and some that read.
    private func exclude(_ chance: inout Chance) {
        let (lock, isForReaders) = (CLock(), chance.isOne(in: 2))
        let inside = Shared((writers: 0, most: 0, mixed: false))
        let (count, rounds, readers) = (2 + chance.below(4), 1 + chance.below(10), chance.below(3))
        let writing = (0..<count).map { _ in
            CThread {
                for round in 0..<rounds {
                    if isForReaders { lock.write() } else { lock.lock() }
                    inside.change { $0 = ($0.writers + 1, max($0.most, $0.writers + 1), $0.mixed) }
                    if round == 0 { usleep(100) }
                    inside.change { $0.writers -= 1 }
                    if isForReaders { lock.endReadOrWrite() } else { lock.unlock() }
                }
                return 0
            }
        }
        let reading = (0..<readers).map { _ in
            CThread {
                lock.read()
                usleep(150)
                inside.change { $0.mixed = $0.mixed || isForReaders && $0.writers > 0 }
                lock.endReadOrWrite()
                return 0
            }
        }
        for thread in writing + reading { _ = thread.join() }
        notes.add("inside \(inside.value)")
    }

    /// Without a signal a wait ends at its limit, with the lock held.
    private func giveUp(_ chance: inout Chance) {
        let lock = CLock()
        for milliseconds in [-1_000, 1 + chance.below(3)] {
            lock.lock()
            let limit = Date() + Double(milliseconds) / 1_000
            let status = lock.wait(until: limit)
            notes.add("timed out: \(status == ETIMEDOUT), early: \(Date() < limit - 0.0005), held: \(!lock.isFree)")
            lock.unlock()
        }
        lock.lock()
        notes.add("no time: \(lock.wait(until: timespec(tv_sec: 0, tv_nsec: 1_000_000_000)) == EINVAL)")
        lock.unlock()
    }

    /// What a thread keeps is released when it ends, by a function that runs as part of it.
    private func keep(_ chance: inout Chance) {
        let kept = Kept()
        let threads = (0..<1 + chance.below(3)).map { number in
            CThread {
                kept.keep(number)
                return kept.value
            }
        }
        let values = threads.map { $0.join() }
        notes.add("kept \(values), released \(kept.released.value.sorted()), here \(kept.value)")
    }

    /// Locks that tell what is wrong.
    private func askLocks(_ chance: inout Chance) {
        for kind in [PTHREAD_MUTEX_RECURSIVE, PTHREAD_MUTEX_ERRORCHECK] {
            let lock = CLock(kind: Int32(kind))
            var depth = 0
            for _ in 0..<8 {
                if chance.isOne(in: 2) {
                    let status = lock.lock()
                    depth += status == 0 ? 1 : 0
                    notes.add("locked: \(status == 0), \(status == EDEADLK)")
                } else if depth > 0 {
                    let status = lock.unlock()
                    depth -= status == 0 ? 1 : 0
                    notes.add("unlocked: \(status == 0)")
                }
            }
            notes.add("another thread finds it free: \(CThread { lock.isFree ? 1 : 0 }.join() == 1)")
            for _ in 0..<depth { lock.unlock() }
        }
    }
}

/// A thread of the C library.
private final class CThread: @unchecked Sendable {
    private let body: @Sendable () -> Int
    private var handle = pthread_t()

    init(_ body: @escaping @Sendable () -> Int) {
        self.body = body
        let own = Unmanaged.passRetained(self).toOpaque()
        let status = pthread_create(&handle, nil, { CThread.run($0) }, own)
        precondition(status == 0, "no thread is left")
    }

    private static func run(_ own: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let own else { return nil }
        let body = Unmanaged<CThread>.fromOpaque(own).takeRetainedValue().body
        return UnsafeMutableRawPointer(bitPattern: body() + 1)
    }

    /// Ends the calling thread.
    static func exit(_ result: Int) -> Never { pthread_exit(UnsafeMutableRawPointer(bitPattern: result + 1)) }

    func join() -> Int {
        var result: UnsafeMutableRawPointer?
        let status = pthread_join(handle, &result)
        return status == 0 ? Int(bitPattern: result) - 1 : -1
    }
}

/// A lock of each kind, and a condition.
private final class CLock: @unchecked Sendable {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let readers = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)

    init(kind: Int32 = Int32(PTHREAD_MUTEX_NORMAL)) {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, kind)
        pthread_mutex_init(mutex, &attributes)
        pthread_cond_init(condition, nil)
        pthread_rwlock_init(readers, nil)
    }

    @discardableResult func lock() -> Int32 { pthread_mutex_lock(mutex) }
    @discardableResult func unlock() -> Int32 { pthread_mutex_unlock(mutex) }
    func read() { pthread_rwlock_rdlock(readers) }
    func write() { pthread_rwlock_wrlock(readers) }
    func endReadOrWrite() { pthread_rwlock_unlock(readers) }

    var isFree: Bool {
        guard pthread_mutex_trylock(mutex) == 0 else { return false }
        unlock()
        return true
    }

    func wait(until limit: Date) -> Int32 {
        let seconds = limit.timeIntervalSince1970
        let whole = seconds.rounded(.down)
        return wait(until: timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9)))
    }

    func wait(until limit: timespec) -> Int32 {
        var limit = limit
        return pthread_cond_timedwait(condition, mutex, &limit)
    }
}

/// A store with little room: who puts waits for room, who takes for goods.
private final class Store: @unchecked Sendable {
    private let lock = CLock()
    private let (room, isBroadcast): (Int, Bool)
    private var goods: [Int] = []
    private(set) var taken: [Int] = []

    init(room: Int, isBroadcast: Bool) { (self.room, self.isBroadcast) = (room, isBroadcast) }

    func put(_ good: Int) {
        lock.lock()
        while goods.count >= room { pthread_cond_wait(lock.condition, lock.mutex) }
        goods.append(good)
        tell()
        lock.unlock()
    }

    /// How many it took until all were taken.
    func takeAll(of all: Int) -> Int {
        var count = 0
        lock.lock()
        while taken.count < all {
            if goods.isEmpty {
                pthread_cond_wait(lock.condition, lock.mutex)
            } else {
                taken.append(goods.removeFirst())
                count += 1
                tell()
            }
        }
        pthread_cond_broadcast(lock.condition)
        lock.unlock()
        return count
    }

    /// A broadcast, or enough signals for all that may wait.
    private func tell() {
        if isBroadcast {
            pthread_cond_broadcast(lock.condition)
        } else {
            for _ in 0..<6 { pthread_cond_signal(lock.condition) }
        }
    }
}

/// What each thread keeps for itself: a number, which is noted when the thread ends.
private final class Kept: @unchecked Sendable {
    private final class Box {
        let number: Int
        let released: Shared<[Int]>

        init(_ number: Int, _ released: Shared<[Int]>) { (self.number, self.released) = (number, released) }
    }

    let released = Shared<[Int]>([])
    private var key = pthread_key_t()

    init() {
        pthread_key_create(&key) { box in
            guard let box else { return }
            usleep(50)
            let kept = Unmanaged<Box>.fromOpaque(box).takeRetainedValue()
            kept.released.change { $0.append(kept.number) }
        }
    }

    deinit { pthread_key_delete(key) }

    func keep(_ number: Int) {
        pthread_setspecific(key, Unmanaged.passRetained(Box(number, released)).toOpaque())
    }

    /// What the calling thread keeps; -1 for nothing.
    var value: Int {
        pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().number } ?? -1
    }
}
