import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

@Suite("Queues that share a target", .enabled(if: RuntimeInterface.problems.isEmpty))
struct TargetTests {
    @Test("lose no work: what one holds is kept when the thread goes on with the next")
    func nothingIsLost() throws {
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
        #expect(history == ["0 target", "0 child", "0 grandchild", "1 child 2", "1 grandchild 2"])
    }

    @Test("hold a block back that has not begun when its queue is suspended, whatever it has passed already")
    func suspendedChild() throws {
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
        #expect(history == ["0 target", "1 child", "1 child 2"])
    }

    @Test("hold back for each queue on the way, and for one that targets no other")
    func suspendedOnTheWay() throws {
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
        #expect(history == ["2 grandchild", "3 alone"])
    }

    @Test("know the barriers of a child as blocks like all others")
    func barrierOfChild() throws {
        let history = try DispatchPhone.history {
            let target = DispatchQueue(label: "target", attributes: .concurrent)
            let child = DispatchQueue(label: "child", attributes: .concurrent, target: target)
            child.async(flags: .barrier) {
                Thread.sleep(forTimeInterval: 2)
                print("barrier")
            }
            target.async { print("beside it") }
        }
        #expect(history == ["0 beside it", "2 barrier"])
    }
}
