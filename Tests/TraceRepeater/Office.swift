import UIKit

/// Where tasks meet.
actor Office {
    private var served = 0
    private let clerks = (0..<3).map { Clerk($0) }

    /// A group of tasks, in the order in which they come to their ends.
    func work(_ number: Int) async {
        let ended = await withTaskGroup(of: Int.self) { tasks in
            for part in 0..<8 {
                tasks.addTask { [clerks] in await clerks[part % 3].serve(part) }
            }
            if Int.random(in: 0..<4) == 0 { tasks.cancelAll() }
            var order: [Int] = []
            for await part in tasks { order.append(part) }
            return order
        }
        served += ended.count
        print("office \(number): \(ended), \(served) served")
    }
}

/// Serves one task at a time, and others while it sleeps.
actor Clerk {
    private let number: Int
    private var count = 0

    init(_ number: Int) { self.number = number }

    func serve(_ part: Int) async -> Int {
        count += 1
        do {
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...20)))
        } catch {
            print("clerk \(number) was interrupted")
        }
        await Task.yield()
        await MainActor.run { print("clerk of part \(part) shows up") }
        return count
    }
}
