import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// What an app does wrong, and what libdispatch says to it.
struct Misuse: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sentence: String
    let body: @MainActor @Sendable () -> Void

    init(_ name: String, _ sentence: String, body: @escaping @MainActor @Sendable () -> Void) {
        testDescription = name
        self.sentence = sentence
        self.body = body
    }

    static let ownQueue = [
        Misuse("main from main", "already owned by current thread") { DispatchQueue.main.sync {} },
        Misuse("a serial queue from itself", "already owned by current thread") {
            let queue = DispatchQueue(label: "own")
            queue.sync { queue.sync {} }
        },
        Misuse("by way of an item", "already owned by current thread") {
            let queue = DispatchQueue(label: "own")
            queue.async { queue.sync(execute: DispatchWorkItem {}) }
        },
        Misuse("two calls deep", "already owned by current thread") {
            let (outer, inner) = (DispatchQueue(label: "outer"), DispatchQueue(label: "inner"))
            outer.sync { inner.sync { outer.sync {} } }
        },
        Misuse("the target from a queue on it", "already owned by current thread") {
            let target = DispatchQueue(label: "target")
            let queue = DispatchQueue(label: "queue", target: target)
            queue.async { target.sync {} }
        },
        Misuse("a queue on the one that is held", "already owned by current thread") {
            let target = DispatchQueue(label: "target")
            let queue = DispatchQueue(label: "queue", target: target)
            target.sync { queue.sync {} }
        },
        Misuse("past the own barrier", "already owned by current thread") {
            let queue = DispatchQueue(label: "own", attributes: .concurrent)
            queue.async(flags: .barrier) { queue.sync {} }
        },
        Misuse("asyncAndWait", "already owned by current thread") {
            let queue = DispatchQueue(label: "own")
            queue.async { queue.asyncAndWait {} }
        },
    ]

    static let balance = [
        Misuse("a queue", "Over-resume of an object") { DispatchQueue(label: "queue").resume() },
        Misuse("an inactive queue", "Over-resume of an inactive object") {
            DispatchQueue(label: "queue", attributes: .initiallyInactive).resume()
        },
        Misuse("a source", "Over-resume of an object") {
            let source = DispatchSource.makeTimerSource()
            source.resume()
            source.resume()
        },
        Misuse("a cancelled source", "Over-resume of an object") {
            let source = DispatchSource.makeTimerSource()
            source.activate()
            source.cancel()
            source.resume()
        },
    ]

    static let release = [
        Misuse("an inactive source", "Release of an inactive object") { _ = DispatchSource.makeTimerSource() },
        Misuse("a suspended source", "Release of a suspended object") {
            let source = DispatchSource.makeTimerSource()
            source.activate()
            source.suspend()
            source.cancel()
        },
        Misuse("an inactive queue", "Release of an inactive object") {
            _ = DispatchQueue(label: "queue", attributes: .initiallyInactive)
        },
        Misuse("a suspended queue", "Release of a suspended object") { DispatchQueue(label: "queue").suspend() },
    ]

    static let counts = [
        Misuse("group", "Unbalanced call to dispatch_group_leave()") { DispatchGroup().leave() },
        Misuse("semaphore", "Semaphore object deallocated while in use") { DispatchSemaphore(value: 1).wait() },
        Misuse("negative semaphore", "cannot begin below zero") { _ = DispatchSemaphore(value: -1) },
    ]

    static let items = [
        Misuse("waited for twice", "may not be waited for more than once") {
            let item = DispatchWorkItem {}
            item.perform()
            item.wait()
            item.wait()
        },
        Misuse("run twice, then waited for", "both run more than once and waited for") {
            let item = DispatchWorkItem {}
            item.perform()
            item.perform()
            item.wait()
        },
        Misuse("waited for, then run again", "both run more than once and waited for") {
            let item = DispatchWorkItem {}
            item.perform()
            item.wait()
            item.perform()
        },
        Misuse("run twice, then followed", "both run more than once and observed") {
            let item = DispatchWorkItem {}
            item.perform()
            item.perform()
            item.notify(queue: .main) {}
        },
    ]

    static let targets = [
        Misuse("as it was made", "Cannot change the target") { DispatchQueue(label: "a").setTarget(queue: .main) },
        Misuse("although suspended", "Cannot change the target") {
            let queue = DispatchQueue(label: "a", attributes: [.concurrent, .initiallyInactive])
            queue.suspend()
            queue.activate()
            queue.setTarget(queue: nil)
        },
    ]

    static let predicates = [
        Misuse("on another queue", "Block was expected to execute on queue [other]") {
            dispatchPrecondition(condition: .onQueue(DispatchQueue(label: "other")))
        },
        Misuse("not on main", "not expected to execute on queue [com.apple.main-thread]") {
            dispatchPrecondition(condition: .notOnQueue(.main))
        },
        Misuse("beside others", "expected to act as a barrier on queue [wide]") {
            let queue = DispatchQueue(label: "wide", attributes: .concurrent)
            queue.async { dispatchPrecondition(condition: .onQueueAsBarrier(queue)) }
        },
    ]
}

struct MisuseTests: Facts {
    @Test("Misuse of Dispatch", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func expectEnd(_ misuse: Misuse, rule: String) throws {
        let phone = try DispatchPhone {
            misuse.body()
            // What is dispatched before the end, and what comes after it in the same turn, must not run.
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("went on") }
        }
        phone.advance(to: 5)
        expect(phone.app.exits.map(\.name), is: ["trap"])
        let report = try require(phone.app.exits.first?.description)
        expect(report.hasPrefix("EXC_BREAKPOINT (SIGTRAP): ") && report.contains(misuse.sentence))
        expect(phone.app.trace.contains(rule: rule) && phone.history == [])
    }

    let ownQueue = Fact(
        "gcd.sync.own-queue: a synchronous call to a queue that the thread is inside of",
        for: Misuse.ownQueue
    ) { (misuse: Misuse) in try Self.expectEnd(misuse, rule: "gcd.sync.own-queue") }

    let ownQueueBefore = Fact(
        "gcd.sync.own-queue: waits for ever before iOS 10",
        for: Misuse.ownQueue.prefix(2)
    ) { (misuse: Misuse) in
        let phone = try DispatchPhone(.iOS(9)) {
            misuse.body()
            print("went on")
        }
        phone.advance(to: 10)
        expect(phone.app.exits.isEmpty)
        expect(phone.device.simulation.blockedThreads == 1 && phone.history.allSatisfy { $0 == "0 went on" })
    }

    let balance = Fact("gcd.resume.balance: a resume too many", for: Misuse.balance) { (misuse: Misuse) in
        try Self.expectEnd(misuse, rule: "gcd.resume.balance")
    }

    let release = Fact("gcd.release.suspended: letting go of what is held", for: Misuse.release) { (misuse: Misuse) in
        try Self.expectEnd(misuse, rule: "gcd.release.suspended")
    }

    let counts = Fact(
        "gcd.group.balance, gcd.semaphore.in-use: counts that do not come out even",
        for: zip(Misuse.counts, ["gcd.group.balance", "gcd.semaphore.in-use", "gcd.semaphore.in-use"])
    ) { (misuse: Misuse, rule: String) in try Self.expectEnd(misuse, rule: rule) }

    let targets = Fact(
        "gcd.target.active: another target for a queue that is active",
        for: Misuse.targets
    ) { (misuse: Misuse) in try Self.expectEnd(misuse, rule: "gcd.target.active") }

    let items = Fact("gcd.item.reuse: an item that is used twice", for: Misuse.items) { (misuse: Misuse) in
        try Self.expectEnd(misuse, rule: "gcd.item.reuse")
    }

    let predicates = Fact("gcd.precondition: code on the wrong queue", for: Misuse.predicates) { (misuse: Misuse) in
        try Self.expectEnd(misuse, rule: "gcd.precondition")
    }

    let goesWithLaunch = Fact("gcd.release.suspended, gcd.semaphore.in-use: what goes with its launch harms nobody") {
        let held = Shared<[AnyObject]>([])
        let phone = try DispatchPhone {
            let (queue, source) = (DispatchQueue(label: "held"), DispatchSource.makeTimerSource())
            let semaphore = DispatchSemaphore(value: 1)
            queue.suspend()
            semaphore.wait()
            held.value = [queue, source, semaphore]
        }
        phone.app.terminate()
        held.value = []
        expect(phone.app.exits.map(\.name), is: ["system"])
    }
}
