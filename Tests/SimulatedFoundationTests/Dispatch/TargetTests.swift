import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct TargetTests: Facts {
    @Test("Queues that share a target", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let nothingIsLost = Fact("lose no work: what one holds is kept when the thread goes on with the next") {
        let history = try DispatchPhone.history {
            let target = DispatchQueue(label: "target")
            let child = DispatchQueue(label: "child", target: target)
            let grandchild = DispatchQueue(label: "grandchild", target: child)
            target.async { print("target") }
            child.async { print("child") }
            grandchild.async { print("grandchild") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                child.async { print("child 2") }
                grandchild.sync { print("grandchild 2") }
            }
        }
        expect(history, is: ["0 target", "0 child", "0 grandchild", "1 child 2", "1 grandchild 2"])
    }

    let suspendedChild = Fact(
        "hold a block back that has not begun when its queue is suspended, whatever it has passed already"
    ) {
        let history = try DispatchPhone.history {
            let target = DispatchQueue(label: "target")
            let child = DispatchQueue(label: "child", target: target)
            target.suspend()
            child.async { print("child") }
            child.async { print("child 2") }
            child.suspend()
            target.resume()
            target.async { print("target") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { child.resume() }
        }
        expect(history, is: ["0 target", "1 child", "1 child 2"])
    }

    let suspendedOnTheWay = Fact("hold back for each queue on the way, and for one that targets no other") {
        let history = try DispatchPhone.history {
            let child = DispatchQueue(label: "child", target: DispatchQueue(label: "target"))
            let grandchild = DispatchQueue(label: "grandchild", attributes: .concurrent, target: child)
            let alone = DispatchQueue(label: "alone")
            for queue in [grandchild, alone] { queue.async(flags: .barrier) { print(queue.label) } }
            for queue in [child, grandchild, alone] { queue.suspend() }
            for (delay, queue) in [(1.0, grandchild), (2, child), (3, alone)] {
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) { queue.resume() }
            }
        }
        expect(history, is: ["2 grandchild", "3 alone"])
    }

    let barrierOfChild = Fact("know the barriers of a child as blocks like all others") {
        let history = try DispatchPhone.history {
            let target = DispatchQueue(label: "target", attributes: .concurrent)
            let child = DispatchQueue(label: "child", attributes: .concurrent, target: target)
            child.async(flags: .barrier) {
                Thread.sleep(forTimeInterval: 2)
                print("barrier")
            }
            target.async { print("beside it") }
        }
        expect(history, is: ["0 beside it", "2 barrier"])
    }
}
