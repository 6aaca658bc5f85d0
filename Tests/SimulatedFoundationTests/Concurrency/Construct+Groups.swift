import UIKit

extension Construct {
    static let childTasks = [
        task("async let", plain: ["3 first second"], suspended: ["60 first second"]) {
            async let first = value("first", after: 3)
            async let second = value("second", after: 2)
            print(try await first, try await second)
        },
        task(
            "async let that throws", plain: ["4 sibling cancelled", "4 lost"],
            suspended: ["60 sibling cancelled", "60 lost"]
        ) {
            do {
                async let failure: Int = {
                    try await Task.sleep(for: .seconds(4)); throw Mishap("lost")
                }()
                async let sibling: Void = untilCancelled("sibling cancelled")
                _ = try await failure
                await sibling
            } catch {
                print(error)
            }
        },
        task("async let that nobody awaits", plain: ["3 cancelled", "3 left"], suspended: ["60 cancelled", "60 left"]) {
            do {
                async let child: Void = untilCancelled("cancelled")
                try await Task.sleep(for: .seconds(3))
            }
            print("left")
        },
    ]

    static let taskGroups = [
        task(
            "a task group", plain: ["3 a", "4 b", "5 c", "5 over"], suspended: ["60 a", "60 b", "60 c", "60 over"]
        ) {
            await withTaskGroup(of: String.self) { group in
                for (index, name) in ["c", "b", "a"].enumerated() {
                    group.addTask {
                        try? await Task.sleep(for: .seconds(5 - index))
                        return name
                    }
                }
                for await name in group { print(name) }
            }
            print("over")
        },
        task(
            "a throwing task group that cancels the rest", plain: ["3 first", "3 rest", "3 rest"],
            suspended: ["60 first", "60 rest", "60 rest"]
        ) {
            try await withThrowingTaskGroup(of: String.self) { group in
                group.addTask { try await value("first", after: 3) }
                for _ in 1...2 {
                    group.addTask {
                        await untilCancelled("rest")
                        return "late"
                    }
                }
                print(try await group.next() ?? "none")
                group.cancelAll()
            }
        },
        task(
            "a throwing task group that fails", plain: ["4 rest", "4 lost"], suspended: ["60 rest", "60 lost"]
        ) {
            do {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask {
                        try await Task.sleep(for: .seconds(4))
                        throw Mishap("lost")
                    }
                    group.addTask { await untilCancelled("rest") }
                    for try await _ in group {}
                }
            } catch {
                print(error)
            }
        },
        task("a discarding task group", plain: ["3 a", "4 b", "4 over"], suspended: ["60 a", "60 b", "60 over"]) {
            await withDiscardingTaskGroup { group in
                for (name, seconds) in [("b", 4), ("a", 3)] {
                    group.addTask {
                        try? await Task.sleep(for: .seconds(seconds))
                        print(name)
                    }
                }
            }
            print("over")
        },
        task(
            "a throwing discarding task group", plain: ["4 rest", "4 lost"], suspended: ["60 rest", "60 lost"]
        ) {
            do {
                try await withThrowingDiscardingTaskGroup { group in
                    group.addTask { await untilCancelled("rest") }
                    group.addTask {
                        try await Task.sleep(for: .seconds(4))
                        throw Mishap("lost")
                    }
                }
            } catch {
                print(error)
            }
        },
        task(
            "addTaskUnlessCancelled", plain: ["3 true", "3 false"], suspended: ["60 true", "60 false"]
        ) {
            await withTaskGroup { group in
                let isAdded = group.addTaskUnlessCancelled { try? await Task.sleep(for: .seconds(3)) }
                await group.next()
                print(isAdded)
                group.cancelAll()
                print(group.addTaskUnlessCancelled {})
            }
        },
        task(
            "a group of immediate tasks", plain: ["0 main", "0 added", "5 over"],
            suspended: ["0 main", "0 added", "60 over"]
        ) {
            await withTaskGroup { group in
                group.addImmediateTask {
                    print(thread)
                    try? await Task.sleep(for: .seconds(5))
                }
                print("added")
            }
            print("over")
        },
    ]
}
