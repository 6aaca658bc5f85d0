import Testing
import UIKit

/// One construct of Dispatch at work, and what it prints: undisturbed, and with the app suspended from 2.5 s to 60 s.
struct Construct: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let plain: [String]
    let suspended: [String]
    let body: @MainActor @Sendable () -> Void

    init(
        _ name: String, plain: [String], suspended: [String], body: @escaping @MainActor @Sendable () -> Void
    ) {
        testDescription = name
        self.plain = plain
        self.suspended = suspended
        self.body = body
    }

    static let all = queues + synchronous + groups + items + sources

    static let queues = [
        Construct("a serial queue", plain: ["5 a", "5 b"], suspended: ["60 a", "60 b"]) {
            let queue = DispatchQueue(label: "serial")
            queue.async {
                Thread.sleep(forTimeInterval: 5)
                print("a")
            }
            queue.async { print("b") }
        },
        Construct("asyncAfter on main", plain: ["5 main"], suspended: ["60 main"]) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { print("main") }
        },
        Construct("asyncAfter that comes due after the suspension", plain: ["90 late"], suspended: ["90 late"]) {
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(90)) { print("late") }
        },
        Construct("asyncAfter by the wall clock", plain: ["5 wall", "5 main"], suspended: ["60 wall", "60 main"]) {
            DispatchQueue.global().asyncAfter(wallDeadline: .now() + 5) { print("wall") }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 5) { print("main") }
        },
        Construct(
            "a barrier", plain: ["3 reader 1", "4 reader 2", "6 barrier", "6 reader 3"],
            suspended: ["60 reader 1", "60 reader 2", "62 barrier", "62 reader 3"]
        ) {
            let queue = DispatchQueue(label: "wide", attributes: .concurrent)
            for number in 1...2 {
                queue.async {
                    Thread.sleep(forTimeInterval: Double(number + 2))
                    print("reader \(number)")
                }
            }
            queue.async(flags: .barrier) {
                Thread.sleep(forTimeInterval: 2)
                print("barrier")
            }
            queue.async { print("reader 3") }
        },
        Construct("queues with one target", plain: ["3 a", "5 b"], suspended: ["60 a", "62 b"]) {
            let target = DispatchQueue(label: "target")
            DispatchQueue(label: "a", target: target).async {
                Thread.sleep(forTimeInterval: 3)
                print("a")
            }
            DispatchQueue(label: "b", target: target).async {
                Thread.sleep(forTimeInterval: 2)
                print("b")
            }
        },
        Construct("a suspended queue", plain: ["5 resumed"], suspended: ["60 resumed"]) {
            let queue = DispatchQueue(label: "held")
            queue.suspend()
            queue.async { print("resumed") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { queue.resume() }
        },
        Construct("an inactive queue", plain: ["5 activated"], suspended: ["60 activated"]) {
            let queue = DispatchQueue(label: "inactive", attributes: [.concurrent, .initiallyInactive])
            queue.async { print("activated") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { queue.activate() }
        },
    ]

    static let synchronous = [
        Construct("sync", plain: ["5 in sync", "5 after"], suspended: ["60 in sync", "60 after"]) {
            let queue = DispatchQueue(label: "serial")
            DispatchQueue.global().async {
                queue.sync {
                    Thread.sleep(forTimeInterval: 5)
                    print("in sync")
                }
                print("after")
            }
        },
        Construct("sync onto a busy queue", plain: ["5 first", "5 second"], suspended: ["60 first", "60 second"]) {
            let queue = DispatchQueue(label: "serial")
            queue.async {
                Thread.sleep(forTimeInterval: 5)
                print("first")
            }
            DispatchQueue.global().async { queue.sync { print("second") } }
        },
        Construct("sync onto main", plain: ["3 on main: true"], suspended: ["60 on main: true"]) {
            DispatchQueue.global().async {
                Thread.sleep(forTimeInterval: 3)
                let isMain = DispatchQueue.main.sync { Thread.isMainThread }
                print("on main: \(isMain)")
            }
        },
        Construct("asyncAndWait", plain: ["3 in", "3 after"], suspended: ["60 in", "60 after"]) {
            let queue = DispatchQueue(label: "serial")
            DispatchQueue.global().async {
                queue.asyncAndWait {
                    Thread.sleep(forTimeInterval: 3)
                    print("in")
                }
                print("after")
            }
        },
        Construct(
            "concurrentPerform", plain: ["3 0", "4 1", "5 2", "5 done"], suspended: ["60 0", "60 1", "60 2", "60 done"]
        ) {
            DispatchQueue.global().async {
                DispatchQueue.concurrentPerform(iterations: 3) { index in
                    Thread.sleep(forTimeInterval: Double(index + 3))
                    print(index)
                }
                print("done")
            }
        },
        Construct("a semaphore", plain: ["5 signalled"], suspended: ["60 signalled"]) {
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                semaphore.wait()
                print("signalled")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { semaphore.signal() }
        },
        Construct(
            "a semaphore with a deadline", plain: ["3 true", "7 true"], suspended: ["60 true", "64 true"]
        ) {
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                print(semaphore.wait(timeout: .now() + 3) == .timedOut)
                print(semaphore.wait(wallTimeout: .now() + 4) == .timedOut)
            }
        },
    ]
}
