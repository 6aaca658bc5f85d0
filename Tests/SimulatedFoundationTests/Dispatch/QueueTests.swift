import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct QueueTests: Facts {
    @Test("A dispatch queue", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let syncOnCaller = Fact("runs a synchronous block on the caller's thread, and holds the queue meanwhile") {
        let history = try DispatchPhone.history {
            let queue = DispatchQueue(label: "serial")
            DispatchQueue.global().async {
                let caller = SimulatedThread.current
                print("the same thread: \(queue.sync { SimulatedThread.current === caller })")
                queue.async { print("async") }
            }
            queue.sync {
                print("main: \(Thread.isMainThread)")
                Thread.sleep(forTimeInterval: 2)
            }
        }
        expect(history, is: ["0 main: true", "2 the same thread: true", "2 async"])
    }

    let passedDeadlines = Fact(
        "takes a block whose deadline is not ahead at once, before what is dispatched after it"
    ) {
        let history = try DispatchPhone.history {
            let queue = DispatchQueue(label: "serial")
            Thread.sleep(forTimeInterval: 2)
            queue.asyncAfter(deadline: .now()) { print("now") }
            queue.async { print("after it") }
            queue.asyncAfter(deadline: .now() - 1, execute: DispatchWorkItem { print("long ago") })
            queue.asyncAfter(wallDeadline: .now()) { print("now by the wall clock") }
            queue.async { print("last") }
        }
        expect(history, is: ["2 now", "2 after it", "2 long ago", "2 now by the wall clock", "2 last"])
    }

    let syncThrows = Fact("throws and returns what a synchronous block does") {
        struct Failed: Error {}
        let history = try DispatchPhone.history {
            let queue = DispatchQueue(label: "serial")
            do { try queue.sync { () throws(Failed) in throw Failed() } } catch { print("caught \(error)") }
            print(queue.sync { 40 } + queue.sync(flags: .barrier) { 1 } + queue.asyncAndWait { 1 })
        }
        expect(history, is: ["0 caught Failed()", "0 42"])
    }

    let asyncAndWait = Fact(
        "in asyncAndWait uses the thread that serves it already, or else the caller's, and for main the main thread"
    ) {
        let history = try DispatchPhone.history {
            let (idle, busy) = (DispatchQueue(label: "idle"), DispatchQueue(label: "busy"))
            let onMain = DispatchQueue(label: "on main", target: .main)
            busy.async { Thread.sleep(forTimeInterval: 1) }
            DispatchQueue.global().async {
                let caller = SimulatedThread.current
                idle.asyncAndWait { print("idle: caller \(SimulatedThread.current === caller)") }
                busy.asyncAndWait { print("busy: caller \(SimulatedThread.current === caller)") }
                onMain.asyncAndWait { print("main: \(Thread.isMainThread)") }
                onMain.sync { print("main: \(Thread.isMainThread)") }
                busy.asyncAndWait(execute: DispatchWorkItem { print("item") })
            }
        }
        expect(
            history, is: ["0 idle: caller true", "1 busy: caller false", "1 main: true", "1 main: true", "1 item"])
    }

    let drain = Fact("is drained before the next queue of its target comes") {
        let history = try DispatchPhone.history {
            let target = DispatchQueue(label: "target")
            let (first, second) = (DispatchQueue(label: "1", target: target), DispatchQueue(label: "2", target: target))
            first.async { print("first a") }
            second.async { print("second") }
            first.async { print("first b") }
            target.async { print("target") }
        }
        expect(history, is: ["0 first a", "0 first b", "0 second", "0 target"])
    }

    let concurrentOnSerial = Fact(
        "that is concurrent runs one block at a time on a serial target, on main on the main thread"
    ) {
        let history = try DispatchPhone.history {
            let wide = DispatchQueue(label: "wide", attributes: .concurrent, target: DispatchQueue(label: "narrow"))
            for number in 1...3 {
                wide.async {
                    Thread.sleep(forTimeInterval: 1)
                    print(number)
                }
            }
            let moved = DispatchQueue(label: "moved", attributes: .initiallyInactive)
            moved.setTarget(queue: .main)
            moved.activate()
            moved.async { print("main: \(Thread.isMainThread)") }
        }
        expect(history, is: ["0 main: true", "1 1", "2 2", "3 3"])
    }

    let barriers = Fact("lets a barrier wait for all before it, by sync too; the system's queues know none") {
        let history = try DispatchPhone.history {
            let wide = DispatchQueue(label: "wide", attributes: .concurrent)
            for queue in [wide, .global()] {
                queue.async { Thread.sleep(forTimeInterval: 3) }
                queue.async(flags: .barrier) { print("barrier of \(queue.label)") }
            }
            DispatchQueue.global().async {
                wide.sync { print("reader behind it") }
                wide.async { Thread.sleep(forTimeInterval: 1) }
                wide.sync(flags: .barrier) { print("in sync") }
                wide.async(execute: DispatchWorkItem(flags: .barrier) { Thread.sleep(forTimeInterval: 1) })
                wide.sync { print("last") }
            }
        }
        expect(
            history,
            is: [
                "0 barrier of com.apple.root.default-qos", "3 barrier of wide", "3 reader behind it", "4 in sync",
                "5 last",
            ])
    }

    let suspension = Fact("that is suspended ends what has begun, and begins nothing until the last resume") {
        let history = try DispatchPhone.history {
            let queue = DispatchQueue(label: "held")
            queue.async {
                Thread.sleep(forTimeInterval: 1)
                print("begun")
            }
            queue.async { print("held") }
            DispatchQueue.main.async {
                queue.suspend()
                queue.suspend()
                DispatchQueue.main.suspend()
                DispatchQueue.global().suspend()
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { queue.resume() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
                queue.resume()
                DispatchQueue.global().async { print("global") }
            }
        }
        expect(history, is: ["1 begun", "4 held", "4 global"])
    }

    let names = Fact("has a label and a class, and so have those of the system") {
        let history = try DispatchPhone.history {
            let queue = DispatchQueue(
                label: "com.example.sync", qos: .utility, attributes: [], autoreleaseFrequency: .workItem, target: nil)
            print(queue.label, queue.qos == .utility, DispatchQueue.global().qos == .default)
            let labels = [DispatchQoS.QoSClass.userInteractive, .userInitiated, .background, .unspecified].map {
                DispatchQueue.global(qos: $0).label.dropFirst("com.apple.root.".count)
            }
            print(labels.joined(separator: " "), DispatchQueue.main.label)
        }
        expect(
            history,
            is: [
                "0 com.example.sync true true",
                "0 user-interactive-qos user-initiated-qos background-qos default-qos com.apple.main-thread",
            ])
    }

    let specifics = Fact("carries values, which the queues on it share, and knows what runs on it") {
        let history = try DispatchPhone.history {
            let (key, other) = (DispatchSpecificKey<Int>(), DispatchSpecificKey<String>())
            let target = DispatchQueue(label: "target")
            let queue = DispatchQueue(label: "queue", target: target)
            target.setSpecific(key: key, value: 1)
            DispatchQueue.main.setSpecific(key: other, value: "main")
            print(DispatchQueue.getSpecific(key: key) ?? 0, DispatchQueue.getSpecific(key: other) ?? "none")
            queue.sync {
                dispatchPrecondition(condition: .onQueue(queue))
                dispatchPrecondition(condition: .onQueue(target))
                dispatchPrecondition(condition: .onQueue(.main))
                dispatchPrecondition(condition: .onQueueAsBarrier(target))
                print(DispatchQueue.getSpecific(key: key) ?? 0, DispatchQueue.getSpecific(key: other) ?? "none")
            }
            queue.async {
                dispatchPrecondition(condition: .notOnQueue(.main))
                dispatchPrecondition(condition: .notOnQueue(DispatchQueue(label: "queue")))
                target.setSpecific(key: key, value: nil)
                print(DispatchQueue.getSpecific(key: key) ?? 0, queue.getSpecific(key: key) ?? 0)
            }
        }
        expect(history, is: ["0 0 main", "0 1 none", "0 0 0"])
    }

    let inStatic = Fact("in a static begins anew with the next launch") {
        let queue = Shared<DispatchQueue?>(nil)
        let phone = try DispatchPhone {
            let known = queue.value ?? DispatchQueue(label: "static")
            queue.value = known
            known.async {
                print("run")
                Thread.sleep(forTimeInterval: 100)
            }
            known.asyncAfter(deadline: .now() + 1) { print("behind it") }
        }
        phone.advance(to: 5)
        phone.app.terminate()
        phone.app.launch()
        phone.advance(to: 110)
        expect(phone.history, is: ["0 run", "5 run", "105 behind it"])
    }
}
