import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

@Suite("Priorities of tasks", .enabled(if: RuntimeInterface.problems.isEmpty))
struct PriorityTests {
    @Test("where threads are short the more urgent task begins first, and equal ones in their order")
    func order() throws {
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
        #expect(
            phone.history == ["1 high", "1 a", "1 b", "1 low", "1 background 1", "1 background 2", "2 last"])
    }
}
