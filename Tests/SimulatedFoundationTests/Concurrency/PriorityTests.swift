import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct PriorityTests: Facts {
    @Test("Priorities of tasks", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let order = Fact("where threads are short the more urgent task begins first, and equal ones in their order") {
        let phone = try DispatchPhone {
            for _ in 1...6 { Task.detached { Thread.sleep(forTimeInterval: 1) } }
            for (name, priority) in [("low", TaskPriority.low), ("a", .medium), ("b", .medium), ("high", .high)] {
                Task.detached(priority: priority) {
                    print(name)
                    Thread.sleep(forTimeInterval: 1)
                }
            }
            for number in 1...2 {
                Task.detached(priority: .background) {
                    print("background \(number)")
                    Thread.sleep(forTimeInterval: 1)
                }
            }
            Task.detached(priority: .background) { print("last") }
        }
        phone.advance(to: 60)
        expect(
            phone.history, is: ["1 high", "1 a", "1 b", "1 low", "1 background 1", "1 background 2", "2 last"])
    }
}
