/// What a run of a program has to show whatever the machine: each line of ``violations`` is a promise of Dispatch that the
/// run did not keep.
struct DispatchFacts {
    private let program: DispatchProgram
    private let events: [DispatchEvent]
    private var pushing: [Int: Int] = [:]
    private var pushed: [Int: Int] = [:]
    private var began: [Int: Int] = [:]
    private var ended: [Int: Int] = [:]
    private(set) var violations: [String] = []

    init(of events: [DispatchEvent], in program: DispatchProgram) {
        self.program = program
        self.events = events
        readPlaces()
        checkOnce()
        checkPairs()
        checkGroups()
        checkSuspensions()
        checkSemaphores()
    }

    /// The order in which the blocks began.
    var order: [Int] { began.sorted { $0.value < $1.value }.map(\.key) }

    private mutating func readPlaces() {
        for (place, event) in events.enumerated() {
            switch event {
            case .pushing(let id): pushing[id] = place
            case .pushed(let id): pushed[id] = place
            case .began(let id, let number):
                if began[id] != nil { violations.append("block \(id) ran twice") }
                began[id] = place
                let expected = program.blocks[id].flatMap { self.number(of: $0.queue) }
                if number != expected { violations.append("block \(id) ran on \(number ?? -1)") }
            case .ended(let id): ended[id] = place
            default: break
            }
        }
        if events.last != .over { violations.append("the program did not end") }
    }

    private func chain(of queue: Int) -> [Int] { [queue] + (program.queues[queue].target.map(chain) ?? []) }

    /// Every second queue has a number attached: that of the nearest one counts.
    private func number(of queue: Int) -> Int? { chain(of: queue).first { $0 % 2 == 0 } }

    private mutating func checkOnce() {
        for id in pushing.keys.sorted() {
            guard let block = program.blocks[id] else { continue }
            if case .item(isCancelled: true) = block.way {
                if began[id] != nil { violations.append("the cancelled block \(id) ran") }
            } else if began[id] == nil || ended[id] == nil {
                violations.append("block \(id) did not run")
            }
        }
    }

    private mutating func checkPairs() {
        let ids = began.keys.sorted()
        for first in ids {
            for second in ids where first != second { check(first, before: second) }
        }
    }

    private mutating func check(_ first: Int, before second: Int) {
        guard let one = program.blocks[first], let two = program.blocks[second],
            let (begin, end) = span(first), let (nextBegin, nextEnd) = span(second)
        else { return }
        let isAlone =
            one.queue == two.queue && (one.isBarrier || two.isBarrier)
            || !Set(chain(of: one.queue)).isDisjoint(
                with: chain(of: two.queue).filter { !program.queues[$0].isConcurrent })
        guard isAlone else { return }
        if begin < nextBegin, nextBegin < end { violations.append("blocks \(first) and \(second) ran at once") }
        let isOneQueue = one.queue == two.queue && !isNotification(one) && !isNotification(two)
        guard isOneQueue, let given = pushed[first], let next = pushing[second], given < next else { return }
        if nextEnd < begin || nextBegin < begin { violations.append("block \(second) overtook \(first)") }
    }

    private func isNotification(_ block: DispatchProgram.Block) -> Bool {
        if case .notify = block.way { true } else { false }
    }

    private func span(_ id: Int) -> (Int, Int)? { began[id].flatMap { begin in ended[id].map { (begin, $0) } } }

    private mutating func checkGroups() {
        for (id, block) in program.blocks.sorted(by: { $0.key < $1.key }) {
            guard case .notify(let group) = block.way, let begin = began[id], let asked = pushing[id] else { continue }
            for (member, other) in program.blocks where other.group == group {
                guard let given = pushed[member], given < asked, let end = ended[member], end > begin else { continue }
                violations.append("block \(id) did not wait for its group's \(member)")
            }
        }
    }

    /// What was pushed while its queue was suspended does not begin before the resume; of what was there already one block
    /// may be about to begin, on a serial queue. A child that a thread drains goes on while its target is suspended.
    private mutating func checkSuspensions() {
        for queue in program.queues.indices {
            var count = program.queues[queue].isInactive ? 1 : 0
            var since: Int? = count > 0 ? 0 : nil
            for (place, event) in events.enumerated() {
                if event == .suspended(queue) {
                    if count == 0 { since = place }
                    count += 1
                } else if event == .resuming(queue) {
                    count -= 1
                    if count == 0, let start = since { checkSuspension(of: queue, from: start, to: place) }
                }
            }
        }
    }

    private mutating func checkSuspension(of queue: Int, from start: Int, to end: Int) {
        let inside = began.filter { start < $0.value && $0.value < end }.map(\.key).sorted()
        let blocks = inside.filter { program.blocks[$0]?.queue == queue }
        for id in blocks where pushing[id].map({ $0 > start }) == true {
            violations.append("block \(id) began although queue \(queue) was suspended")
        }
        if !program.queues[queue].isConcurrent, blocks.count > 1 {
            violations.append("blocks \(blocks) began on the suspended queue \(queue)")
        }
    }

    private mutating func checkSemaphores() {
        var values = Array(repeating: 0, count: DispatchProgram.semaphores)
        for event in events {
            if case .signalling(let semaphore) = event { values[semaphore] += 1 }
            if case .waited(let semaphore) = event { values[semaphore] -= 1 }
            if values.contains(where: { $0 < 0 }) { return violations.append("a wait ended without a signal") }
        }
    }
}
