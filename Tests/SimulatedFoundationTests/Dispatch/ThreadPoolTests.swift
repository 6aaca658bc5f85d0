import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct ThreadPoolTests: Facts {
    @Test("The threads of dispatch queues", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let reused = Fact("are used again: a hundred queues one after the other need one thread, named after its queue") {
        let threads = Shared<[SimulatedThread?]>([])
        let phone = try DispatchPhone {
            for number in 1...100 {
                DispatchQueue.main.asyncAfter(deadline: .now() + Double(number)) {
                    DispatchQueue(label: "queue \(number)").async {
                        threads.value.append(SimulatedThread.current)
                        if number == 50 { print(SimulatedThread.current?.name ?? "") }
                    }
                }
            }
        }
        phone.advance(to: 200)
        expect(threads.value.count == 100 && threads.value.allSatisfy { $0 === threads.value[0] })
        expect(phone.history, is: ["50 queue 50"])
    }

    let limit = Fact("are 64 for concurrent queues, and more for serial ones; the most urgent block gets the next") {
        let history = try DispatchPhone.history {
            let count = Shared(0)
            for number in 0..<ThreadLimit.ofConcurrentQueues {
                DispatchQueue.global().async {
                    count.value += 1
                    Thread.sleep(forTimeInterval: number == 0 ? 2 : 10)
                }
            }
            DispatchQueue.global(qos: .background).async { print("background") }
            DispatchQueue.global().async { print("default a, \(count.value) before") }
            DispatchQueue.global().async { print("default b") }
            DispatchQueue.global(qos: .userInitiated).async { print("urgent") }
            DispatchQueue(label: "serial").async { print("serial") }
            DispatchQueue(label: "on global", target: .global()).async { print("on global") }
        }
        expect(
            history,
            is: [
                "0 serial", "2 urgent", "2 default a, 64 before", "2 default b", "2 on global", "2 background",
            ])
    }

    let limitOfAll = Fact("are never more than the limit for all kinds of work together") {
        let phone = try DispatchPhone {}
        phone.advance(to: 1)
        let pool = ThreadPool(of: try require(phone.app.process), limit: 2, shares: [2, 1])
        let threads = [pool.take(for: 1), pool.take(for: 1), pool.take(for: 0), pool.take(for: 0)]
        expect(threads.map { $0 == nil }, is: [false, true, false, true])
    }

    private enum ThreadLimit {
        static let ofConcurrentQueues = 64
    }

    let numbers = Fact("of one concurrent queue are numbered") {
        let history = try DispatchPhone.history {
            let queue = DispatchQueue(label: "wide", attributes: .concurrent)
            for seconds in [3.0, 1] {
                queue.async {
                    Thread.sleep(forTimeInterval: seconds)
                    print(SimulatedThread.current?.name ?? "")
                }
            }
            queue.asyncAfter(deadline: .now() + 2) { print(SimulatedThread.current?.name ?? "") }
        }
        expect(history, is: ["1 wide 2", "2 wide 2", "3 wide 1"])
    }

    let concurrentPerform = Fact("share the iterations of concurrentPerform: six at a time") {
        let history = try DispatchPhone.history {
            DispatchQueue.concurrentPerform(iterations: 0) { _ in print("never") }
            DispatchQueue.global().async {
                DispatchQueue.concurrentPerform(iterations: 8) { _ in
                    Thread.sleep(forTimeInterval: 1)
                    print("done")
                }
                print("all")
            }
            DispatchQueue.concurrentPerform(iterations: 2) { print($0, Thread.isMainThread) }
        }
        expect(
            history,
            is: ["0 0 true", "0 1 true"] + Array(repeating: "1 done", count: 6) + ["2 done", "2 done", "2 all"])
    }

    let waitingWork = Fact("know what the suspension of the app keeps from running") {
        let phone = try DispatchPhone {
            let queue = DispatchQueue(label: "serial")
            for _ in 1...3 { queue.async { Thread.sleep(forTimeInterval: 10) } }
        }
        phone.advance(to: 1)
        phone.device.press(.home)
        let note = phone.app.trace.entries.first { $0.text.contains("has to wait for the next run") }
        expect(note?.description.contains("2"), is: true, "\(String(describing: note))")
    }
}
