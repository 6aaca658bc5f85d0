import UIKit

extension Construct {
    static let cancellations = [
        task(
            "withTaskCancellationHandler", plain: ["4 handler", "4 interrupted", "4 over"],
            suspended: ["60 handler", "60 interrupted", "60 over"]
        ) {
            let task = Task {
                await withTaskCancellationHandler {
                    do { try await Task.sleep(for: .seconds(100)) } catch { print("interrupted") }
                } onCancel: {
                    print("handler")
                }
            }
            try await Task.sleep(for: .seconds(4))
            task.cancel()
            await task.value
            print("over")
        },
        task(
            "a cancellation handler of a task that is cancelled already", plain: ["4 handler", "4 body true"],
            suspended: ["60 handler", "60 body true"]
        ) {
            let task = Task {
                try? await Task.sleep(for: .seconds(100))
                await withTaskCancellationHandler {
                    print("body", Task.isCancelled)
                } onCancel: {
                    print("handler")
                }
            }
            try await Task.sleep(for: .seconds(4))
            task.cancel()
        },
        task(
            "checkCancellation", plain: ["1 step 1", "2 step 2", "3 stopped CancellationError()"],
            suspended: ["1 step 1", "2 step 2", "60 stopped CancellationError()"]
        ) {
            let task = Task {
                var step = 0
                while true {
                    await withCheckedContinuation { continuation in
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume() }
                    }
                    try Task.checkCancellation()
                    step += 1
                    print("step", step)
                }
            }
            Task {
                try await Task.sleep(for: .seconds(2.5))
                task.cancel()
            }
            do { try await task.value } catch { print("stopped", error) }
        },
        task(
            "cancellation, from parent to child and no further",
            plain: ["4 group", "4 let", "4 parent", "9 task false", "9 detached false"],
            suspended: ["60 task false", "60 detached false", "60 group", "60 let", "60 parent"]
        ) {
            let parent = Task {
                Task {
                    try await Task.sleep(for: .seconds(9))
                    print("task", Task.isCancelled)
                }
                Task.detached {
                    try await Task.sleep(for: .seconds(9))
                    print("detached", Task.isCancelled)
                }
                async let child: Void = untilCancelled("let")
                await withTaskGroup { group in
                    group.addTask { await untilCancelled("group") }
                }
                await child
                print("parent")
            }
            try await Task.sleep(for: .seconds(4))
            parent.cancel()
        },
    ]

    static func untilCancelled(_ name: String) async {
        do { try await Task.sleep(for: .seconds(100)) } catch { print(name) }
    }

    static let priorities = [
        task(
            "priorities, inherited and not", plain: ["4 true true true true"], suspended: ["60 true true true true"]
        ) {
            let task = Task(priority: .low) {
                async let child = Task.currentPriority
                let inherited = Task { Task.currentPriority }
                let detached = Task.detached { Task.currentPriority }
                try await Task.sleep(for: .seconds(4))
                print(
                    Task.currentPriority == .low, await child == .low, await inherited.value == .low,
                    await detached.value == .medium)
            }
            while !task.isCancelled { try await Task.sleep(for: .seconds(1_000)) }
        },
        task(
            "escalation", plain: ["0 background", "3 escalated", "90 high"],
            suspended: ["0 background", "60 escalated", "90 high"]
        ) {
            let task = Task(priority: .background) {
                print(Task.basePriority == .background ? "background" : "other")
                try await withTaskPriorityEscalationHandler {
                    try await Task.sleep(for: .seconds(90))
                } onPriorityEscalated: { _, _ in
                    print("escalated")
                }
                print(Task.currentPriority == .high ? "high" : "other")
            }
            try await Task.sleep(for: .seconds(3))
            await Task.detached(priority: .high) { _ = await task.result }.value
        },
    ]
}
