import BackgroundRuntime

/// A random program of queues, targets, suspensions, barriers, groups, semaphores and items. It ends on every machine: a
/// block waits only for queues of later trees, and the driver for nothing while it holds anything up.
struct DispatchProgram: Sendable {
    struct Queue: Sendable {
        let isConcurrent: Bool
        let target: Int?
        let isInactive: Bool
        /// The first queue on its way to a thread: all that share it are one tree.
        let root: Int
    }

    struct Block: Sendable {
        enum Way: Sendable {
            case async
            case sync
            case item(isCancelled: Bool)
            case notify(group: Int)
        }

        let id: Int
        let queue: Int
        let isBarrier: Bool
        let way: Way
        /// The group that it is part of.
        let group: Int?
        let steps: [Step]
    }

    indirect enum Step: Sendable {
        case push(Block)
        case suspend(Int)
        case resume(Int)
        case wait(Int)
        case signal(Int)
        case rest
    }

    static let groups = 2
    static let semaphores = 2

    private(set) var queues: [Queue] = []
    /// What the driver does: a thread of its own or, in an ordered program, a block of the one root.
    private(set) var steps: [Step] = []
    /// All blocks, by number.
    private(set) var blocks: [Int: Block] = [:]
    /// Whether all queues are serial and run on one, from which alone they are used: then the whole order is one.
    ///
    /// Nothing is suspended in such a program, and only blocks of the root use other queues than it: libdispatch may look at
    /// a queue once more that was resumed, or given a block while it was being drained, and what comes then is earlier.
    let isOrdered: Bool
    private var random: SeededGenerator
    private var nextBlock = 0
    /// What the driver has to take back: suspensions and activations by queue, and waits by semaphore.
    private var suspensions: [Int]
    private var waits = Array(repeating: 0, count: semaphores)

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed &* 7_919 &+ 17)
        isOrdered = seed % 3 == 0
        suspensions = []
        makeQueues()
        for _ in 0..<Int.random(in: 6...24, using: &random) { steps.append(driverStep()) }
        release()
    }

    private mutating func makeQueues() {
        for index in 0..<Int.random(in: 2...6, using: &random) {
            let isFree = index == 0 || !isOrdered && Bool.random(using: &random)
            let target = isFree ? nil : Int.random(in: 0..<index, using: &random)
            let isInactive = !isOrdered && Int.random(in: 0..<8, using: &random) == 0
            queues.append(
                Queue(
                    isConcurrent: !isOrdered && Bool.random(using: &random), target: target,
                    isInactive: isInactive, root: target.map { queues[$0].root } ?? index))
            suspensions.append(isInactive ? 1 : 0)
        }
    }

    private var isHolding: Bool { (suspensions + waits).contains { $0 > 0 } }

    private mutating func driverStep() -> Step {
        let queue = Int.random(in: isOrdered && queues.count > 1 ? 1..<queues.count : 0..<queues.count, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0 where !queues[queue].isInactive && !isOrdered:
            suspensions[queue] += 1
            return .suspend(queue)
        case 1, 2:
            if suspensions[queue] > 0 {
                suspensions[queue] -= 1
                return .resume(queue)
            }
            return signalStep() ?? .rest
        case 3 where !isOrdered && !isHolding: return .push(block(.sync, depth: 2))
        case 4:
            return .push(block(.notify(group: Int.random(in: 0..<DispatchProgram.groups, using: &random)), depth: 1))
        case 5 where !isOrdered: return .rest
        default: return .push(block(.async, depth: 2, mayWait: !isOrdered))
        }
    }

    private mutating func signalStep() -> Step? {
        guard let semaphore = waits.firstIndex(where: { $0 > 0 }) else { return nil }
        waits[semaphore] -= 1
        return .signal(semaphore)
    }

    /// Takes everything back, so that all blocks run.
    private mutating func release() {
        for queue in queues.indices {
            for _ in 0..<suspensions[queue] { steps.append(.resume(queue)) }
            suspensions[queue] = 0
        }
        while let step = signalStep() { steps.append(step) }
    }

    /// A block with blocks of its own.
    ///
    /// - Parameter tree: the tree of the block that pushes it; nil for the driver.
    private mutating func block(
        _ way: Block.Way, depth: Int, tree: Int? = nil, from pusher: Int = 0, mayWait: Bool = false
    ) -> Block {
        let allowed = queues.indices.filter { index in
            switch way {
            case .sync: tree.map { queues[index].root > $0 } ?? true
            case .notify: !isOrdered || index == 0
            default: !isOrdered || pusher == 0 || index == 0
            }
        }
        let queue = allowed.randomElement(using: &random) ?? 0
        let id = nextBlock
        nextBlock += 1
        var way = way
        if case .async = way, Int.random(in: 0..<6, using: &random) == 0 {
            way = .item(isCancelled: Bool.random(using: &random))
        }
        var steps: [Step] = []
        if mayWait, Int.random(in: 0..<8, using: &random) == 0 {
            let semaphore = Int.random(in: 0..<DispatchProgram.semaphores, using: &random)
            if case .async = way {
                waits[semaphore] += 1
                steps.append(.wait(semaphore))
            }
        }
        if depth > 0 { steps += innerSteps(depth: depth, on: queue) }
        let group = Int.random(in: 0..<DispatchProgram.groups * 2, using: &random)
        var (isPlain, isNotification) = (false, false)
        if case .async = way { isPlain = true }
        if case .notify = way { isNotification = true }
        let isBarrier = !isNotification && Int.random(in: 0..<4, using: &random) == 0
        let made = Block(
            id: id, queue: queue, isBarrier: isBarrier, way: way,
            group: isPlain && group < DispatchProgram.groups ? group : nil, steps: steps)
        blocks[id] = made
        return made
    }

    private mutating func innerSteps(depth: Int, on queue: Int) -> [Step] {
        let tree = queues[queue].root
        return (0..<Int.random(in: 0...2, using: &random)).map { _ in
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where !isOrdered: return .rest
            case 1, 2:
                guard !isOrdered, queues.contains(where: { $0.root > tree }) else {
                    return .push(block(.async, depth: depth - 1, from: queue))
                }
                return .push(block(.sync, depth: depth - 1, tree: tree))
            default: return .push(block(.async, depth: depth - 1, from: queue))
            }
        }
    }
}
