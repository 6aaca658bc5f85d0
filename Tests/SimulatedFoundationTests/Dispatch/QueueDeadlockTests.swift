import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct QueueDeadlockTests: Facts {
    @Test("Deadlocks of dispatch queues", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func hangs(_ seconds: Double = 10, of body: @escaping @MainActor @Sendable () -> Void) throws
        -> [String]
    {
        let phone = try DispatchPhone(launch: body)
        phone.advance(to: seconds)
        return phone.device.hangs
    }

    let serial = Fact(
        "are found where a block of a serial queue waits for one behind it",
        for: [true, false]
    ) { (isEarly: Bool) in
        let hangs = try Self.hangs {
            let (queue, semaphore) = (DispatchQueue(label: "serial"), DispatchSemaphore(value: 0))
            queue.async { semaphore.wait() }
            DispatchQueue.main.asyncAfter(deadline: .now() + (isEarly ? 0 : 5)) {
                queue.async { semaphore.signal() }
            }
        }
        expect(hangs.count == 1 && hangs[0].contains("serial waits for a DispatchSemaphore"), "\(hangs)")
    }

    let ownReader = Fact("are found where a barrier waits for a block that is inside of the queue itself") {
        let hangs = try Self.hangs {
            let queue = DispatchQueue(label: "wide", attributes: .concurrent)
            queue.async { queue.sync(flags: .barrier) {} }
        }
        expect(hangs.count == 1 && hangs[0].contains(#"wide 1 waits for DispatchQueue "wide" (held by wide 1)"#))
    }

    let targets = Fact("are found between queues with one target, and an item that waits behind its waiter") {
        let shared = try Self.hangs {
            let target = DispatchQueue(label: "target")
            let (first, second) = (DispatchQueue(label: "1", target: target), DispatchQueue(label: "2", target: target))
            let item = DispatchWorkItem {}
            first.async {
                second.async(execute: item)
                item.wait()
            }
        }
        expect(shared.count == 1 && shared[0].contains("1 waits for a DispatchWorkItem (held by 1)"), "\(shared)")
    }

    let explosion = Fact("are found where 64 blocked blocks leave no thread for the one that would wake them") {
        let hangs = try Self.hangs {
            let semaphore = DispatchSemaphore(value: 0)
            for _ in 0..<64 { DispatchQueue.global().async { semaphore.wait() } }
            DispatchQueue.global().async { for _ in 0..<64 { semaphore.signal() } }
        }
        expect(hangs.count == 1 && hangs[0].contains("com.apple.root.default-qos 64 waits for a DispatchSemaphore"))
    }

    let innocent = Fact("are not found where a queue is suspended, or a block waits with nothing behind it") {
        let hangs = try Self.hangs {
            let (held, semaphore) = (DispatchQueue(label: "held"), DispatchSemaphore(value: 0))
            held.suspend()
            held.async {}
            DispatchQueue(label: "worker").async { semaphore.wait() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 20) { held.resume() }
        }
        expect(hangs, is: [])
    }
}
