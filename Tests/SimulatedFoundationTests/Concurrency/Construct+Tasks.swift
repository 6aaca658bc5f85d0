import UIKit

private enum Trail {
    @TaskLocal static var name = "none"
}

extension Construct {
    static let tasks = [
        Construct("Task {}", plain: ["0 after", "0 main", "5 main"], suspended: ["0 after", "0 main", "60 main"]) {
            Task {
                print(thread)
                try await Task.sleep(for: .seconds(5))
                print(thread)
            }
            print("after")
        },
        Construct("Task.detached", plain: ["0 pool", "5 pool"], suspended: ["0 pool", "60 pool"]) {
            Task.detached {
                print(thread)
                try await Task.sleep(for: .seconds(5))
                print(thread)
            }
        },
        Construct(
            "Task.immediate", plain: ["0 main", "0 after", "5 main"], suspended: ["0 main", "0 after", "60 main"]
        ) {
            Task.immediate {
                print(thread)
                try await Task.sleep(for: .seconds(5))
                print(thread)
            }
            print("after")
        },
        Construct(
            "Task.immediateDetached", plain: ["0 main", "0 after", "5 main"],
            suspended: ["0 main", "0 after", "60 main"]
        ) {
            Task.immediateDetached {
                print(thread)
                try await Task.sleep(for: .seconds(5))
                print(thread)
            }
            print("after")
        },
        task("the value and the result of a task", plain: ["3 7", "7 lost"], suspended: ["60 7", "64 lost"]) {
            let first = Task { try await value(7, after: 3) }
            print(try await first.value)
            let second = Task<Int, any Error>.detached {
                try await Task.sleep(for: .seconds(4))
                throw Mishap("lost")
            }
            if case .failure(let error) = await second.result { print(error) }
        },
        Construct(
            "Task.yield", plain: ["0 a1", "0 b1", "0 a2", "0 b2", "4 a3", "4 b3"],
            suspended: ["0 a1", "0 b1", "0 a2", "0 b2", "60 a3", "60 b3"]
        ) {
            for name in ["a", "b"] {
                Task {
                    print("\(name)1")
                    await Task.yield()
                    print("\(name)2")
                    try await Task.sleep(for: .seconds(4))
                    await Task.yield()
                    print("\(name)3")
                }
            }
        },
        task(
            "task-locals", plain: ["4 own child", "4 own", "4 none"], suspended: ["60 own child", "60 own", "60 none"]
        ) {
            let (inherited, detached) = Trail.$name.withValue("own") {
                (
                    Task {
                        try await Task.sleep(for: .seconds(4))
                        await Trail.$name.withValue("\(Trail.name) child") {
                            await Task.detached {}.value; print(Trail.name)
                        }
                        return Trail.name
                    },
                    Task.detached { Trail.name }
                )
            }
            print(try await inherited.value)
            print(await detached.value)
        },
        task("withUnsafeCurrentTask", plain: ["3 true", "3 cancelled"], suspended: ["60 true", "60 cancelled"]) {
            try await Task.sleep(for: .seconds(3))
            withUnsafeCurrentTask { task in
                print(task != nil && task?.priority == Task.currentPriority)
                task?.cancel()
            }
            if Task.isCancelled { print("cancelled") }
        },
        task("an async property", plain: ["5 5"], suspended: ["60 5"]) { print(try await Page().length) },
        task("an async initialiser", plain: ["5 main", "5 page"], suspended: ["60 main", "60 page"]) {
            let page = try await Page(loading: "page")
            print(page.text)
        },
    ]
}

@MainActor
private final class Page {
    let text: String

    init() { text = "empty" }

    init(loading text: String) async throws {
        self.text = try await Construct.value(text, after: 5)
        print(Construct.thread)
    }

    var length: Int {
        get async throws { try await Construct.value(text, after: 5).count }
    }
}
