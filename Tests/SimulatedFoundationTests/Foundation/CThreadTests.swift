import Testing
import UIKit
import VigilFacts
import VigilModeTesting
import VigilRuntimeProbes

/// Runs a body on a thread of the C library.
private final class CThread: @unchecked Sendable {
    private let body: @Sendable () -> Void
    private var handle = pthread_t()

    @discardableResult
    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
        let own = Unmanaged.passRetained(self).toOpaque()
        pthread_create(&handle, nil, { own in CThread.run(own) }, own)
    }

    private static func run(_ own: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let own else { return nil }
        Unmanaged<CThread>.fromOpaque(own).takeRetainedValue().body()
        return nil
    }

    func join() -> Int32 { pthread_join(handle, nil) }
}

/// A lock of the C library.
private final class CLock: @unchecked Sendable {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() { pthread_mutex_init(mutex, nil) }

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }
}

struct CThreadTests: Facts {
    @Test(
        "A thread that the C library makes for an app", .exercisesRules,
        .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let suspension = Fact("runs on the phone's time: a suspended app's stands still, and goes on with it") {
        let phone = try FoundationPhone {
            CThread {
                for number in 1...4 {
                    usleep(2_000_000)
                    print("round \(number)")
                }
            }
        }
        phone.run(for: .seconds(3))
        phone.device.press(.home)
        phone.device.advance(by: .seconds(600))
        expect(phone.app.state == .suspended && phone.history.count < 4)
        phone.run(for: .seconds(10))
        expect(phone.history.count == 4 && phone.history[0] == "2.0 round 1")
        expect(phone.history[3].hasSuffix("round 4") && phone.app.trace.findings.isEmpty, "\(phone.history)")
    }

    let end = Fact("ends with its app, also where it waits, holds a lock or has not begun") {
        let phone = try FoundationPhone {
            let lock = CLock()
            lock.lock()
            for _ in 1...3 {
                CThread {
                    print("begins")
                    lock.lock()
                    print("goes on")
                }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                CThread { print("never") }
                _exit(0)
            }
        }
        phone.run(for: .seconds(2))
        expect(phone.app.state == .notRunning && phone.history == Array(repeating: "0.0 begins", count: 3))
        phone.run(for: .seconds(2))
        expect(phone.history.count == 6 && phone.app.exits.count == 2)
    }

    let deadlock = Fact("sim.hang.deadlock: waits for a lock of another, and that for its own: both are named") {
        let phone = try FoundationPhone {
            let (first, second) = (CLock(), CLock())
            for locks in [(first, second), (second, first)] {
                CThread {
                    locks.0.lock()
                    sleep(1)
                    locks.1.lock()
                    print("never")
                }
            }
        }
        phone.run(for: .seconds(2))
        let finding = try require(phone.app.trace.findings.first)
        expect(finding.text.hasPrefix("deadlock: each of these threads waits for the next") && phone.history == [])
        expect(
            finding.text.contains("C thread 1 waits for a lock of the C library (held by C thread 2)"), "\(finding)")
        expect(finding.text.contains("C thread 2 waits for a lock of the C library (held by C thread 1)"))
    }

    let contention = Fact("holds a lock for which the main thread and a queue wait, until it gives it up") {
        let phone = try FoundationPhone {
            let lock = CLock()
            CThread {
                lock.lock()
                sleep(2)
                lock.unlock()
            }
            for queue in [DispatchQueue.main, DispatchQueue(label: "other")] {
                queue.asyncAfter(deadline: .now() + 1) {
                    lock.lock()
                    print(queue.label)
                    lock.unlock()
                }
            }
        }
        phone.run(for: .seconds(5))
        expect(phone.history == ["2.0 com.apple.main-thread", "2.0 other"] && phone.app.trace.findings.isEmpty)
    }

    let join = Fact("is waited for by whoever joins it, and by nobody else") {
        let phone = try FoundationPhone {
            DispatchQueue(label: "other").async {
                let thread = CThread { sleep(3) }
                print("joined", thread.join())
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("main") }
        }
        phone.run(for: .seconds(5))
        expect(phone.history, is: ["1.0 main", "3.0 joined 0"])
    }

    let release = Fact("releases what it keeps for itself in its own turn, on the phone's time, before it is over") {
        let phone = try FoundationPhone {
            var key = pthread_key_t()
            pthread_key_create(&key) { _ in
                sleep(2)
                print("released")
            }
            let own = key
            DispatchQueue(label: "other").async {
                let thread = CThread { pthread_setspecific(own, UnsafeMutableRawPointer(bitPattern: 1)) }
                print("joined", thread.join())
            }
        }
        phone.run(for: .seconds(5))
        expect(phone.history == ["2.0 released", "2.0 joined 0"] && phone.app.trace.findings.isEmpty)
    }

    let lateSignal = Fact("gets a signal of this instant only where its own time is not over") {
        let phone = try FoundationPhone {
            let (lock, condition) = (CLock(), UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1))
            pthread_cond_init(condition, nil)
            nonisolated(unsafe) let shared = condition
            CThread {
                sleep(2)
                pthread_cond_signal(shared)
            }
            for limit in [2, 60] {
                CThread {
                    lock.lock()
                    var until = timespec()
                    clock_gettime(CLOCK_REALTIME, &until)
                    until.tv_sec += limit
                    print(limit, pthread_cond_timedwait(shared, lock.mutex, &until) == ETIMEDOUT)
                    lock.unlock()
                }
            }
        }
        phone.run(for: .seconds(90))
        expect(phone.history, is: ["2.0 2 true", "2.0 60 false"])
    }

    let exit = Fact("is the only one that may end itself: another crashes the app") {
        let phone = try FoundationPhone {
            CThread {
                print("before")
                pthread_exit(nil)
            }
            DispatchQueue(label: "other").asyncAfter(deadline: .now() + 1) { pthread_exit(nil) }
        }
        phone.run(for: .seconds(5))
        expect(phone.history == ["0.0 before"] && phone.app.exits.map(\.name) == ["crash"])
        let finding = try require(phone.app.trace.findings.first)
        expect(finding.text.contains("pthread_exit() of a thread that no pthread_create() made"), "\(finding)")
    }
}
