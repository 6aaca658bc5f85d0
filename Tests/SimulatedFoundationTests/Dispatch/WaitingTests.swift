import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct WaitingTests: Facts {
    @Test("Groups, items and semaphores", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let groups = Fact("a group that is empty notifies at once; followers come in their order; it can be used again") {
        let history = try DispatchPhone.history {
            let (group, queue) = (DispatchGroup(), DispatchQueue(label: "serial"))
            group.notify(queue: queue) { print("empty") }
            print(group.wait(timeout: .now()) == .success)
            queue.async(group: group) { Thread.sleep(forTimeInterval: 1) }
            queue.async(group: group, execute: DispatchWorkItem { Thread.sleep(forTimeInterval: 1) })
            DispatchQueue.main.async(group: group) { print("main in group") }
            group.notify(queue: queue) { print("first") }
            group.notify(queue: queue, work: DispatchWorkItem { print("second") })
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
                group.enter()
                print(group.wait(timeout: .now()) == .timedOut)
                group.notify(queue: .main) { print("again") }
                group.leave()
            }
        }
        expect(
            history,
            is: [
                "0 true", "0 empty", "0 main in group", "2 first", "2 second", "5 true", "5 again",
            ])
    }

    let cancelled = Fact("an item that is cancelled does not run, and is over when its turn comes") {
        let history = try DispatchPhone.history {
            let item = DispatchWorkItem { print("never") }
            item.notify(queue: .main) { print("over") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
            item.cancel()
            item.cancel()
            print(item.isCancelled)
            DispatchQueue.global().async {
                item.wait()
                print("waited")
            }
        }
        expect(Set(history) == ["0 true", "2 over", "2 waited"] && history.count == 3)
    }

    let cancelledLate = Fact("an item that runs goes on when it is cancelled") {
        let history = try DispatchPhone.history {
            let own = Shared<DispatchWorkItem?>(nil)
            own.value = DispatchWorkItem {
                Thread.sleep(forTimeInterval: 2)
                print("cancelled: \(own.value?.isCancelled == true)")
            }
            own.value.map { DispatchQueue.global().async(execute: $0) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { own.value?.cancel() }
        }
        expect(history, is: ["2 cancelled: true"])
    }

    let performed = Fact("an item runs where it is performed, and by sync; another item can follow it") {
        let history = try DispatchPhone.history {
            let queue = DispatchQueue(label: "serial")
            let item = DispatchWorkItem { print("main: \(Thread.isMainThread)") }
            item.notify(queue: queue, execute: DispatchWorkItem { print("follower") })
            item.perform()
            queue.sync(execute: item)
            DispatchQueue.global().async { DispatchQueue.main.sync(execute: item) }
        }
        expect(history, is: ["0 main: true", "0 follower", "0 main: true", "0 main: true"])
    }

    let semaphores = Fact("a semaphore gives its signals to those who wait, the longest first, and keeps the rest") {
        let history = try DispatchPhone.history {
            let semaphore = DispatchSemaphore(value: 0)
            for number in 1...2 {
                DispatchQueue.global().async {
                    semaphore.wait()
                    print("waiter \(number)")
                }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                print(semaphore.signal(), semaphore.signal(), semaphore.signal())
                print(semaphore.wait(timeout: .now()) == .success, semaphore.wait(timeout: .now()) == .timedOut)
                print(semaphore.wait(timeout: .distantFuture) == .success)
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + 3) { semaphore.signal() }
        }
        expect(history, is: ["1 1 1 0", "1 true true", "1 waiter 1", "1 waiter 2", "3 true"])
    }
}
