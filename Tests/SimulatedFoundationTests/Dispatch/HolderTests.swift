import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct HolderTests: Facts {
    @Test("Who holds a queue", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func name(_ target: any WaitTarget) -> String { target.holder?.name ?? "nobody" }

    let queues = Fact("is the thread that runs its block, or the one that keeps its target") {
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
        expect(history, is: ["1 busy, busy, wide 1, barred 1, nobody, main, nobody", "6 nobody"])
    }

    let sync = Fact("is the caller of a synchronous block") {
        let history = try DispatchPhone.history {
            let queue = DispatchQueue(label: "queue")
            let item = DispatchWorkItem {}
            DispatchQueue(label: "caller").async { queue.sync { Thread.sleep(forTimeInterval: 5) } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                queue.async(execute: item)
                print(HolderTests.name(queue), HolderTests.name(item))
            }
        }
        expect(history, is: ["1 caller caller"])
    }

    let items = Fact("of a work item is the thread that runs it") {
        let history = try DispatchPhone.history {
            let item = DispatchWorkItem { Thread.sleep(forTimeInterval: 5) }
            print(HolderTests.name(item))
            DispatchQueue(label: "queue").async(execute: item)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(HolderTests.name(item)) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 6) { print(HolderTests.name(item)) }
        }
        expect(history, is: ["0 nobody", "1 queue", "6 nobody"])
    }
}
