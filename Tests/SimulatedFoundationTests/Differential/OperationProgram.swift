import BackgroundRuntime

/// A random program of operations in one queue: dependencies, priorities, cancellations, batches. Without barriers: after
/// one, the machine's library for Linux may never go on.
struct OperationProgram: Sendable {
    struct Work: Sendable {
        let dependencies: [Int]
        /// From 0, the least urgent, to 4.
        let priority: Int
        let isCancelled: Bool
        let hasRest: Bool
    }

    /// How many may run at once; 1 for a program that has one order.
    let width: Int
    /// The works in the order in which they are added, while the queue is suspended.
    let works: [Work]
    /// Whether they are added at once.
    let isBatch: Bool

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed &* 104_729 &+ 5)
        let isSerial = seed % 2 == 0
        width = isSerial ? 1 : Int.random(in: 2...4, using: &random)
        isBatch = Bool.random(using: &random)
        var works: [Work] = []
        for index in 0..<Int.random(in: 3...16, using: &random) {
            let earlier = (0..<index).filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
            works.append(
                Work(
                    dependencies: earlier,
                    priority: isSerial ? Int.random(in: 0...4, using: &random) : 2,
                    isCancelled: Int.random(in: 0..<6, using: &random) == 0,
                    hasRest: Bool.random(using: &random)))
        }
        self.works = works
    }

    /// What every library promises, and the run did not keep.
    func violations(of events: [OperationEvent]) -> [String] {
        var (found, running): ([String], [Int]) = ([], [])
        for (place, event) in events.enumerated() {
            switch event {
            case .began(let id):
                if works[id].isCancelled { found.append("the cancelled \(id) ran") }
                if events[..<place].contains(event) { found.append("\(id) ran twice") }
                for earlier in works[id].dependencies where !works[earlier].isCancelled {
                    if !events[..<place].contains(.ended(earlier)) { found.append("\(id) did not wait for \(earlier)") }
                }
                running.append(id)
                if running.count > width { found.append("\(running) ran at once") }
            case .ended(let id): running.removeAll { $0 == id }
            case .completed(let id):
                if !works[id].isCancelled, !events[..<place].contains(.ended(id)) {
                    found.append("\(id) completed early")
                }
            }
        }
        for id in works.indices where !works[id].isCancelled && !events.contains(.ended(id)) {
            found.append("\(id) did not run")
        }
        for id in works.indices where events.filter({ $0 == .completed(id) }).count != 1 {
            found.append("\(id) did not complete once")
        }
        return found
    }
}

enum OperationEvent: Hashable, Sendable {
    case began(Int)
    case ended(Int)
    case completed(Int)
}

/// Plays a program on one library, and writes down what happens.
protocol OperationLibrary: Sendable {
    func exclusively(_ body: () -> Void)
    func play(_ program: OperationProgram, _ note: @escaping @Sendable (OperationEvent) -> Void)
}

final class OperationPlayer<Library: OperationLibrary>: @unchecked Sendable {
    private let library: Library
    private(set) var events: [OperationEvent] = []

    init(_ library: Library) { self.library = library }

    func play(_ program: OperationProgram) {
        library.play(program) { [self] event in library.exclusively { events.append(event) } }
    }
}
