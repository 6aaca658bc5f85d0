import UIKit

private actor Account {
    private var balance = 10

    /// The balance may change while it waits: actors let others in.
    func withdraw(_ amount: Int) async throws -> String {
        guard balance >= amount else { return "refused" }
        try await Task.sleep(for: .seconds(3))
        balance -= amount
        return "left \(balance)"
    }

    func block(_ name: String) {
        Thread.sleep(forTimeInterval: 3)
        print(name)
    }

    nonisolated var bank: String { "bank" }

    func place() async throws -> String {
        try await Task.sleep(for: .seconds(3))
        assertIsolated()
        return Construct.thread
    }
}

extension Construct {
    static let actors = [
        task(
            "an actor lets others in while it waits", plain: ["3 left 0", "3 left -10"],
            suspended: ["60 left 0", "60 left -10"]
        ) {
            let account = Account()
            async let first = account.withdraw(10)
            async let second = account.withdraw(10)
            print(try await first)
            print(try await second)
        },
        Construct(
            "an actor whose code blocks: one at a time, in the order of arrival", plain: ["3 a", "6 b", "9 c"],
            suspended: ["60 a", "63 b", "66 c"]
        ) {
            let account = Account()
            for name in ["a", "b", "c"] { Task { await account.block(name) } }
        },
        task("an actor is off the main thread", plain: ["3 pool bank"], suspended: ["60 pool bank"]) {
            let account = Account()
            print(try await account.place(), account.bank)
        },
    ]

    static let isolations = [
        Construct(
            "MainActor.run", plain: ["3 pool", "3 main", "3 pool 7"], suspended: ["60 pool", "60 main", "60 pool 7"]
        ) {
            Task.detached {
                try await Task.sleep(for: .seconds(3))
                print(thread)
                let number = await MainActor.run {
                    print(thread)
                    return 7
                }
                print(thread, number)
            }
        },
        Construct("MainActor.assumeIsolated", plain: ["3 main"], suspended: ["60 main"]) {
            Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
                MainActor.assumeIsolated { Screen.shared.show() }
            }
        },
        Construct(
            "@MainActor types and closures", plain: ["3 main", "4 main"], suspended: ["60 main", "61 main"]
        ) {
            let closure: @MainActor @Sendable () -> Void = { print(thread) }
            Task.detached {
                try await Task.sleep(for: .seconds(3))
                await Screen.shared.show()
                try await Task.sleep(for: .seconds(1))
                await closure()
            }
        },
        task("isolated parameters", plain: ["3 pool", "6 main"], suspended: ["60 pool", "63 main"]) {
            try await show(on: Account())
            try await show(on: MainActor.shared)
        },
        Construct(
            "an isolated deinit", plain: ["3 pool", "3 ended on main"], suspended: ["60 pool", "60 ended on main"]
        ) {
            let ending = Shared<Ending?>(Ending())
            Task.detached {
                try await Task.sleep(for: .seconds(3))
                ending.value = nil
                print(thread)
            }
        },
        task(
            "#isolation", plain: ["3 main", "3 none"], suspended: ["60 main", "60 none"]
        ) {
            try await Task.sleep(for: .seconds(3))
            print(inherited())
            await Task.detached { print(inherited()) }.value
        },
        task(
            "nonisolated functions: with their caller, and off it", plain: ["3 main", "6 pool", "9 pool", "9 main"],
            suspended: ["60 main", "63 pool", "66 pool", "66 main"]
        ) {
            try await withCaller()
            try await offCaller()
            try await plain()
            print(thread)
        },
    ]

    nonisolated(nonsending) private static func withCaller() async throws {
        try await Task.sleep(for: .seconds(3))
        print(thread)
    }

    @concurrent private static func offCaller() async throws {
        try await Task.sleep(for: .seconds(3))
        print(thread)
    }

    private static func plain() async throws {
        try await Task.sleep(for: .seconds(3))
        print(thread)
    }

    private static func show(on actor: isolated some Actor) async throws {
        try await Task.sleep(for: .seconds(3))
        print(thread)
    }

    private static func inherited(by isolation: isolated (any Actor)? = #isolation) -> String {
        isolation == nil ? "none" : isolation === MainActor.shared ? "main" : "other"
    }
}

/// Says where it ends, which its class decides.
private final class Ending: Sendable {
    @MainActor init() {}

    @MainActor deinit { print("ended on", Construct.thread) }
}

@MainActor
private final class Screen {
    static let shared = Screen()

    func show() { print(Construct.thread) }
}
