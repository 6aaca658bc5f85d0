/// What an operator with a pace of its own delivers: values that wait until they are wanted, and the end behind them.
struct Outbox {
    private(set) var waiting: [Int] = []
    private var wanted = Wanted()
    private var end: Signal?
    private(set) var isDelivering = false
    private(set) var isOver = false

    /// Whether nothing more can come.
    var isClosed: Bool { isOver || end != nil }

    mutating func add(_ value: Int) -> [Deed] {
        guard !isClosed else { return [] }
        waiting.append(value)
        return deliver()
    }

    /// Takes what waits away: something newer is there.
    mutating func dropOld() { waiting = [] }

    mutating func finish(_ signal: Signal) -> [Deed] {
        guard !isClosed else { return [] }
        end = signal
        // An error does not wait for the values before it.
        if signal == .failed { waiting = [] }
        return deliver()
    }

    mutating func ask(_ count: Int) -> [Deed] {
        guard !isOver else { return [] }
        wanted.add(count)
        return deliver()
    }

    mutating func cancel() { (waiting, isOver) = ([], true) }

    private mutating func deliver() -> [Deed] {
        guard !isDelivering else { return [] }
        isDelivering = true
        return [.again]
    }

    /// Goes on delivering.
    ///
    /// - Parameter letGo: what is told to those above, as it is over.
    mutating func goOn(letGo: [Deed]) -> [Deed] {
        if !isOver, !waiting.isEmpty, wanted.take() {
            return [.down(.value(waiting.removeFirst())), .again]
        }
        isDelivering = false
        guard !isOver, waiting.isEmpty, let end else { return [] }
        isOver = true
        return letGo + [.down(end)]
    }
}

/// The newest value of the publisher above and of a list, of which the sums are delivered here.
struct LatestPairModel: Model {
    private let list: [Int]
    private var newest: [Int?] = [nil, nil]
    private var open: Set<Int> = []
    private var (attached, ended) = (0, 0)
    private var outbox = Outbox()

    init(_ list: [Int]) { self.list = list }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.down(.opened), .again]
        case .above(.opened, let slot):
            guard !outbox.isOver else { return [.up(.cancel, slot: slot)] }
            open.insert(slot)
            return [.up(.ask(.max), slot: slot)]
        case .above(.value(let value), let slot): return open.contains(slot) ? take(value, slot) : []
        case .above(let end, let slot):
            ended += open.remove(slot) != nil || !outbox.isOver ? 1 : 0
            return end == .failed || ended == 2 ? outbox.finish(end) : []
        case .below(.ask(let count)): return outbox.ask(count)
        case .below(.cancel):
            outbox.cancel()
            return letGo()
        case .again where outbox.isDelivering:
            let deeds = outbox.goOn(letGo: open.sorted().map { .up(.cancel, slot: $0) })
            if outbox.isOver { open = [] }
            return deeds
        case .again: return attachNext()
        default: return []
        }
    }

    private mutating func attachNext() -> [Deed] {
        guard !outbox.isClosed, attached < 2 else { return [] }
        attached += 1
        return attached == 1 ? [.attach, .again] : [.follow(list, slot: 1)]
    }

    private mutating func take(_ value: Int, _ slot: Int) -> [Deed] {
        newest[slot] = value
        guard let first = newest[0], let second = newest[1] else { return [] }
        outbox.dropOld()
        return outbox.add(first + second)
    }

    private mutating func letGo() -> [Deed] {
        defer { open = [] }
        return open.sorted().map { .up(.cancel, slot: $0) }
    }
}

/// Values in lists by time, or by time and number, of which the sums are delivered here.
struct TimeGroupModel: Model {
    let interval: Int
    let most: Int
    private var list: [Int] = []
    private var (isOpen, isAttached) = (false, false)
    private var outbox = Outbox()

    init(_ interval: Int, most: Int) { (self.interval, self.most) = (interval, most) }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.down(.opened), .again]
        case .above(.opened, _):
            isOpen = !outbox.isOver
            return isOpen ? [.up(.ask(.max))] : [.up(.cancel)]
        case .above(.value(let value), _):
            guard isOpen else { return [] }
            list.append(value)
            return list.count >= most ? flush() : []
        case .above(let end, _):
            isOpen = false
            let last = end == .finished ? flush() : []
            return last + outbox.finish(end)
        case .below(.ask(let count)): return outbox.ask(count)
        case .below(.cancel):
            outbox.cancel()
            defer { isOpen = false }
            return isOpen ? [.up(.cancel)] : []
        case .again where outbox.isDelivering: return outbox.goOn(letGo: [])
        case .again:
            guard !isAttached, !outbox.isClosed else { return [] }
            isAttached = true
            return [.wake(0, after: interval), .attach]
        case .alarm: return outbox.isClosed ? [] : flush() + [.wake(0, after: interval)]
        default: return []
        }
    }

    private mutating func flush() -> [Deed] {
        guard !list.isEmpty else { return [] }
        defer { list = [] }
        return outbox.add(list.reduce(0, +))
    }
}
