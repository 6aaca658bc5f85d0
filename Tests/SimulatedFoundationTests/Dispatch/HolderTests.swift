import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

@Suite("Who holds a queue", .enabled(if: RuntimeInterface.problems.isEmpty))
struct HolderTests {
    private static func name(_ target: any WaitTarget) -> String { target.holder?.name ?? "nobody" }

    @Test("is the thread that runs its block, or the one that keeps its target")
    func queues() throws {
        let history = try DispatchPhone.history {
            let (busy, idle) = (DispatchQueue(label: "busy"), DispatchQueue(label: "idle"))
            let behind = DispatchQueue(label: "behind", target: busy)
            let (wide, barred) = (
                DispatchQueue(label: "wide", attributes: .concurrent),
                DispatchQueue(label: "barred", attributes: .concurrent)
            )
            busy.async { Thread.sleep(forTimeInterval: 5) }
            behind.async {}
            wide.async { Thread.sleep(forTimeInterval: 5) }
            barred.async(flags: .barrier) { Thread.sleep(forTimeInterval: 5) }
            idle.suspend()
            idle.async {}
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                print(
                    [busy, behind, wide, barred, idle, .main, .global()].map(HolderTests.name).joined(separator: ", "))
                idle.resume()
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 6) { print(HolderTests.name(busy)) }
        }
        #expect(history == ["1 busy, busy, wide 1, barred 1, nobody, main, nobody", "6 nobody"])
    }

    @Test("is the caller of a synchronous block")
    func sync() throws {
        let history = try DispatchPhone.history {
            let queue = DispatchQueue(label: "queue")
            let item = DispatchWorkItem {}
            DispatchQueue(label: "caller").async { queue.sync { Thread.sleep(forTimeInterval: 5) } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                queue.async(execute: item)
                print(HolderTests.name(queue), HolderTests.name(item))
            }
        }
        #expect(history == ["1 caller caller"])
    }

    @Test("of a work item is the thread that runs it")
    func items() throws {
        let history = try DispatchPhone.history {
            let item = DispatchWorkItem { Thread.sleep(forTimeInterval: 5) }
            print(HolderTests.name(item))
            DispatchQueue(label: "queue").async(execute: item)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(HolderTests.name(item)) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 6) { print(HolderTests.name(item)) }
        }
        #expect(history == ["0 nobody", "1 queue", "6 nobody"])
    }
}
