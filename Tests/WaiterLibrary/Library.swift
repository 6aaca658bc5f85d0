import Foundation
import Synchronization

// A package that knows Foundation and nothing of Vigil: each row is one way in which it waits, or gives work away.

/// One program: its name, what it answers where threads and time are a phone's, behind `!` what is found, and itself.
public struct LibraryRow: Sendable {
    /// What it is called.
    public let name: String
    /// What it answers.
    public let wanted: String
    /// Plays it.
    public let play: @Sendable () -> String

    init(_ name: String, _ wanted: String, _ play: @escaping @Sendable () -> String) {
        (self.name, self.wanted, self.play) = (name, wanted, play)
    }

    /// All of them.
    public static let all = waits + threads + given
}

/// What a call gives, and how many seconds it takes.
func timed<Value>(_ call: () -> Value) -> String {
    let begin = ProcessInfo.processInfo.systemUptime
    let value = call()
    let passed = ProcessInfo.processInfo.systemUptime - begin
    return "\(value) in \((passed * 10).rounded() / 10)"
}

/// A thread of the C library that does something after so many seconds.
func later(_ seconds: Double, _ code: @escaping @Sendable () -> Void) {
    final class Work {
        let (seconds, code): (Double, @Sendable () -> Void)
        init(_ seconds: Double, _ code: @escaping @Sendable () -> Void) { (self.seconds, self.code) = (seconds, code) }
    }
    var thread = pthread_t()
    pthread_create(
        &thread, nil,
        { given in
            guard let given else { return nil }
            let work = Unmanaged<Work>.fromOpaque(given).takeRetainedValue()
            Thread.sleep(forTimeInterval: work.seconds)
            work.code()
            return nil
        }, Unmanaged.passRetained(Work(seconds, code)).toOpaque())
    pthread_detach(thread)
}

extension DispatchTimeoutResult {
    var text: String { self == .success ? "success" : "timed out" }
}

extension LibraryRow {
    static let waits = [
        LibraryRow("DispatchSemaphore.wait(timeout:) times out", "timed out in 2.0") {
            timed { DispatchSemaphore(value: 0).wait(timeout: .now() + 2).text }
        },
        LibraryRow("DispatchSemaphore.wait(wallTimeout:) times out", "timed out in 2.0") {
            timed { DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 2).text }
        },
        LibraryRow("DispatchSemaphore.wait(timeout:) of now does not wait", "timed out in 0.0") {
            timed { DispatchSemaphore(value: 0).wait(timeout: .now()).text }
        },
        LibraryRow("DispatchSemaphore.wait(timeout:) takes what is there", "success in 0.0") {
            let semaphore = DispatchSemaphore(value: 1)
            defer { semaphore.signal() }
            return timed { semaphore.wait(timeout: .now() + 2).text }
        },
        LibraryRow("DispatchSemaphore.wait(timeout:) is ended by a thread", "success in 1.0") {
            let semaphore = DispatchSemaphore(value: 0)
            later(1) { semaphore.signal() }
            return timed { semaphore.wait(timeout: .now() + 5).text }
        },
        LibraryRow("DispatchSemaphore.wait is ended by a thread", "() in 1.0") {
            let semaphore = DispatchSemaphore(value: 0)
            later(1) { semaphore.signal() }
            return timed { semaphore.wait() }
        },
        LibraryRow("DispatchGroup.wait(timeout:) times out", "timed out in 2.0") {
            let group = DispatchGroup()
            group.enter()
            defer { group.leave() }
            return timed { group.wait(timeout: .now() + 2).text }
        },
        LibraryRow("DispatchGroup.wait(wallTimeout:) times out", "timed out in 2.0") {
            let group = DispatchGroup()
            group.enter()
            defer { group.leave() }
            return timed { group.wait(wallTimeout: .now() + 2).text }
        },
        LibraryRow("DispatchGroup.wait is ended by a thread", "() in 1.0") {
            let group = DispatchGroup()
            group.enter()
            later(1) { group.leave() }
            return timed { group.wait() }
        },
        LibraryRow("NSCondition.wait(until:) times out", "false in 2.0") {
            let condition = NSCondition()
            condition.lock()
            defer { condition.unlock() }
            return timed { condition.wait(until: Date() + 2) }
        },
        LibraryRow("NSCondition.wait(until:) is ended by a thread", "true in 1.0") {
            let condition = NSCondition()
            later(1) { condition.signal() }
            condition.lock()
            defer { condition.unlock() }
            return timed { condition.wait(until: Date() + 5) }
        },
        LibraryRow("NSCondition.wait is ended by a thread", "() in 1.0") {
            let condition = NSCondition()
            later(1) { condition.broadcast() }
            condition.lock()
            defer { condition.unlock() }
            return timed { condition.wait() }
        },
        LibraryRow("NSLock.lock(before:) times out", "false in 1.0") { lockBefore(NSLock(), 3) },
        LibraryRow("NSLock.lock(before:) gets the lock", "true in 0.5") { lockBefore(NSLock(), 1) },
        LibraryRow("NSLock.lock waits for its thread", "() in 1.5") {
            let lock = NSLock()
            later(0) { hold(lock, 2) }
            Thread.sleep(forTimeInterval: 0.5)
            return timed { lock.lock() }
        },
        LibraryRow("NSRecursiveLock.lock(before:) times out", "false in 1.0") {
            let lock = NSRecursiveLock()
            later(0) { hold(lock, 3) }
            Thread.sleep(forTimeInterval: 0.5)
            return timed { lock.lock(before: Date() + 1) }
        },
        LibraryRow("NSConditionLock.lock(whenCondition:before:) times out", "false in 2.0") {
            let lock = NSConditionLock(condition: 0)
            return timed { lock.lock(whenCondition: 1, before: Date() + 2) }
        },
        LibraryRow("NSConditionLock.lock(whenCondition:before:) is ended by a thread", "true in 1.0") {
            let lock = NSConditionLock(condition: 0)
            later(1) {
                lock.lock()
                lock.unlock(withCondition: 1)
            }
            return timed { lock.lock(whenCondition: 1, before: Date() + 5) }
        },
        LibraryRow("Thread.sleep takes its time", "() in 1.5") { timed { Thread.sleep(forTimeInterval: 1.5) } },
        LibraryRow("Thread.sleep(until:) takes its time", "() in 1.5") { timed { Thread.sleep(until: Date() + 1.5) } },
        LibraryRow("a pipe of Foundation waits for the thread that writes", "1 in 1.0") {
            let pipe = Pipe()
            later(1) { pipe.fileHandleForWriting.write(Data([1])) }
            return timed { pipe.fileHandleForReading.availableData.count }
        },
        LibraryRow("DispatchTime.now goes on in a sleep", "2.0") {
            let begin = DispatchTime.now().uptimeNanoseconds
            Thread.sleep(forTimeInterval: 2)
            return "\((Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e8).rounded() / 10)"
        },
    ]

    private static func hold(_ lock: some NSLocking, _ seconds: Double) {
        lock.lock()
        Thread.sleep(forTimeInterval: seconds)
        lock.unlock()
    }

    private static func lockBefore(_ lock: NSLock, _ seconds: Double) -> String {
        later(0) { hold(lock, seconds) }
        Thread.sleep(forTimeInterval: 0.5)
        return timed { lock.lock(before: Date() + 1) }
    }

    static let threads = [
        LibraryRow("concurrentPerform does all its turns on the calling thread", "10 true in 0.0") {
            let caller = pthread_self()
            return timed {
                let done = Box()
                DispatchQueue.concurrentPerform(iterations: 10) { _ in
                    done.count += 1
                    if pthread_self() != caller { done.isHere = false }
                }
                return "\(done.count) \(done.isHere)"
            }
        },
        LibraryRow("concurrentPerform takes the time of its turns", "() in 2.0") {
            timed { DispatchQueue.concurrentPerform(iterations: 2) { _ in Thread.sleep(forTimeInterval: 1) } }
        },
        LibraryRow("DispatchQueue.sync runs on the calling thread", "true in 1.0") {
            let caller = pthread_self()
            return timed {
                DispatchQueue(label: "own").sync {
                    Thread.sleep(forTimeInterval: 1)
                    return pthread_self() == caller
                }
            }
        },
        LibraryRow("DispatchQueue.sync waits for the thread that is in it", "() in 1.5") {
            let queue = DispatchQueue(label: "own")
            later(0) { queue.sync { Thread.sleep(forTimeInterval: 2) } }
            Thread.sleep(forTimeInterval: 0.5)
            return timed { queue.sync {} }
        },
        LibraryRow("a Mutex waits for its thread", "() in 1.5") {
            final class Owner: Sendable {
                let value = Mutex(0)
            }
            let owner = Owner()
            later(0) { owner.value.withLock { _ in Thread.sleep(forTimeInterval: 2) } }
            Thread.sleep(forTimeInterval: 0.5)
            return timed { owner.value.withLock { _ in } }
        },
        LibraryRow("a static variable waits for the thread that makes it", "7 in 1.0") {
            later(0) { _ = Slow.value }
            Thread.sleep(forTimeInterval: 1)
            return timed { Slow.value }
        },
    ]

    private final class Box: @unchecked Sendable {
        var count = 0
        var isHere = true
    }

    private enum Slow {
        static let value: Int = {
            Thread.sleep(forTimeInterval: 2)
            return 7
        }()
    }

    private static let threadFinding = "!sim.escape.threads"

    /// What goes to threads of the computer, and is found.
    static let given = [
        LibraryRow("DispatchQueue.async is found", "done" + threadFinding) {
            wait { done in DispatchQueue.global().async { done() } }
        },
        LibraryRow("DispatchQueue.async with a barrier is found", "done" + threadFinding) {
            wait { done in
                DispatchQueue(label: "own", attributes: .concurrent).async(flags: .barrier) { done() }
            }
        },
        LibraryRow("DispatchQueue.async in a group is found", "done" + threadFinding) {
            wait { done in DispatchQueue.global().async(group: DispatchGroup()) { done() } }
        },
        LibraryRow("DispatchGroup.notify is found", "done" + threadFinding) {
            wait { done in DispatchGroup().notify(queue: .global()) { done() } }
        },
        LibraryRow("DispatchWorkItem.notify is found", "done" + threadFinding) {
            wait { done in
                let item = DispatchWorkItem {}
                item.notify(queue: .global()) { done() }
                item.perform()
            }
        },
        LibraryRow("a group of works on queues is waited for", "success in 0.0" + threadFinding) {
            let group = DispatchGroup()
            for _ in 1...3 { DispatchQueue.global().async(group: group) {} }
            return timed { group.wait(timeout: .now() + 2).text }
        },
        LibraryRow("DispatchQueue.asyncAfter is found", "set!sim.escape.timers") {
            DispatchQueue.global().asyncAfter(deadline: .now() + 1_000) {}
            return "set"
        },
        LibraryRow("a timer source is found", "set!sim.escape.timers") {
            let source = DispatchSource.makeTimerSource()
            source.activate()
            source.cancel()
            return "set"
        },
        LibraryRow("Thread.detachNewThread is found", "done" + threadFinding) {
            wait { done in Thread.detachNewThread { done() } }
        },
        LibraryRow("OperationQueue is found", "done" + threadFinding) {
            let queue = OperationQueue()
            queue.addOperation {}
            queue.waitUntilAllOperationsAreFinished()
            return "done"
        },
    ]

    /// Gives work away, and waits for it.
    private static func wait(_ give: (@escaping @Sendable () -> Void) -> Void) -> String {
        let semaphore = DispatchSemaphore(value: 0)
        give { semaphore.signal() }
        semaphore.wait()
        return "done"
    }
}
