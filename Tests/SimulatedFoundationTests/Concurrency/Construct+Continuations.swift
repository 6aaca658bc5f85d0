import UIKit

extension Construct {
    static let continuations = [
        task("a checked continuation resumed from a thread", plain: ["3 7 main"], suspended: ["60 7 main"]) {
            let number = await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    Thread.sleep(forTimeInterval: 3)
                    continuation.resume(returning: 7)
                }
            }
            print(number, thread)
        },
        Construct(
            "an unsafe continuation resumed from a queue", plain: ["3 pool", "5 lost pool"],
            suspended: ["60 pool", "62 lost pool"]
        ) {
            Task.detached {
                await withUnsafeContinuation { continuation in
                    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { continuation.resume() }
                }
                print(thread)
                do {
                    try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
                        DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
                            continuation.resume(throwing: Mishap("lost"))
                        }
                    }
                } catch {
                    print(error, thread)
                }
            }
        },
        task("a continuation resumed from a Timer", plain: ["3 fired main"], suspended: ["60 fired main"]) {
            let text = await withCheckedContinuation { continuation in
                Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in continuation.resume(returning: "fired")
                }
            }
            print(text, thread)
        },
        task("a continuation resumed from an operation", plain: ["3 done main"], suspended: ["60 done main"]) {
            let queue = OperationQueue()
            let text = try await withCheckedThrowingContinuation { continuation in
                queue.addOperation {
                    Thread.sleep(forTimeInterval: 3)
                    continuation.resume(with: Result<String, any Error>.success("done"))
                }
            }
            print(text, thread)
        },
        Construct(
            "a continuation kept by an actor", plain: ["3 opened", "3 opened"], suspended: ["60 opened", "60 opened"]
        ) {
            let gate = Gate()
            for _ in 1...2 {
                Task {
                    await gate.wait()
                    print("opened")
                }
            }
            Task {
                try await Task.sleep(for: .seconds(3))
                await gate.open()
            }
        },
    ]
}

private actor Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async { await withCheckedContinuation { waiting.append($0) } }

    func open() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
