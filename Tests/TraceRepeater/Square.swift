import UIKit

/// Where threads meet: locks, queues and operations that all of them use.
final class Square: @unchecked Sendable {
    private let lock = NSLock()
    private let recursive = NSRecursiveLock()
    private let condition = NSCondition()
    private let gate = DispatchSemaphore(value: 3)
    private let mutex = Mutex([String: Int]())
    private let serial = (0..<4).map { DispatchQueue(label: "serial \($0)") }
    private let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
    private let operations = OperationQueue()
    private let group = DispatchGroup()
    private let pond = Pond()
    private var visits: [Int: Int] = [:]

    init() { operations.maxConcurrentOperationCount = 3 }

    /// What one thread does, by chance.
    func visit(_ number: Int) {
        for round in 0..<6 {
            switch Int.random(in: 0..<13) {
            case 0: count(number)
            case 1: serial[Int.random(in: 0..<4)].async { print("\(number) in a queue, round \(round)") }
            case 2: pass(number)
            case 3: operate(number)
            case 4: meet(number)
            case 5: recursive.withLock { recursive.withLock { print("\(number) is inside twice") } }
            case 6: list(number)
            case 7: print("\(number) drew \(UUID()) \(Double.random(in: 0..<1)) \((0..<6).shuffled())")
            case 8: DispatchQueue.concurrentPerform(iterations: 4) { print("\(number) part \($0)") }
            case 9: gather(number)
            case 10: keep(number)
            case 11: print("\(number) swam as \(pond.swim())")
            default: mutex.withLock { $0["round \(round)", default: 0] += 1 }
            }
            Thread.sleep(forTimeInterval: Double.random(in: 0...0.05))
        }
    }

    private func count(_ number: Int) {
        lock.lock()
        visits[number % 7, default: 0] += 1
        if Bool.random() { usleep(700) }
        print("\(number) counted \(visits[number % 7] ?? 0)")
        lock.unlock()
    }

    private func pass(_ number: Int) {
        gate.wait()
        Thread.sleep(forTimeInterval: 0.003)
        print("\(number) passed the gate")
        gate.signal()
    }

    private func operate(_ number: Int) {
        let first = BlockOperation { print("\(number) first") }
        let second = BlockOperation { print("\(number) second") }
        second.addDependency(first)
        first.queuePriority = [.veryLow, .normal, .high][Int.random(in: 0..<3)]
        operations.addOperations([second, first], waitUntilFinished: Bool.random())
    }

    private func meet(_ number: Int) {
        condition.lock()
        if Bool.random() {
            condition.broadcast()
        } else {
            print("\(number) met somebody: \(condition.wait(until: Date() + 0.05))")
        }
        condition.unlock()
    }

    /// The only lines that depend on the seed by which sets are ordered.
    private func list(_ number: Int) {
        let names = Set((0..<12).map { "name \($0 * number)" })
        print("order: \(names) \(Dictionary(grouping: names, by: \.count))")
    }

    private func gather(_ number: Int) {
        for part in 0..<3 {
            concurrent.async(group: group, flags: part == 2 ? .barrier : []) { print("\(number) gathers \(part)") }
        }
        group.notify(queue: .main) { print("\(number) has gathered") }
    }

    private func keep(_ number: Int) {
        UserDefaults.standard.set(number, forKey: "last")
        NotificationCenter.default.post(name: Notification.Name("kept"), object: nil)
        print("\(number) kept, \(mutex.withLock { $0.count }) rounds, up for \(ProcessInfo.processInfo.systemUptime)")
    }
}

/// A lock and a condition of the C library: only two at once.
private final class Pond: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let isFree = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var (swimming, swum) = (0, 0)

    init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(isFree, nil)
    }

    func swim() -> Int {
        pthread_mutex_lock(lock)
        while swimming == 2 { pthread_cond_wait(isFree, lock) }
        swimming += 1
        pthread_mutex_unlock(lock)
        usleep(1_500)
        pthread_mutex_lock(lock)
        (swimming, swum) = (swimming - 1, swum + 1)
        let number = swum
        pthread_cond_signal(isFree)
        pthread_mutex_unlock(lock)
        return number
    }
}
