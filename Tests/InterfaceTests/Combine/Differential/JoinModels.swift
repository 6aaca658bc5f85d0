/// Several publishers flow into one: one of each value, or the one above and a list.
struct ConfluenceModel: Model {
    /// How many are followed at once; nil where there are but two.
    private let most: Int?
    private let list: [Int]
    private var wanted = Wanted()
    private var waiting: [(slot: Int, value: Int)] = []
    private var open: Set<Int> = []
    private var (count, opening) = (0, 0)
    private var (isDelivering, isAsking, isSourceOver, isOver) = (0, false, false, false)
    private var asked: Int?

    /// A list of each value.
    init(at most: Int) { (self.most, list) = (most, []) }

    /// The publisher above, and a list.
    init(with list: [Int]) { (most, self.list) = (nil, list) }

    private var isMerge: Bool { most == nil }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start:
            if !isMerge { return [.down(.opened), .attach] }
            (opening, isSourceOver) = (2, true)
            return [.down(.opened), .attach, .follow(list, slot: 1)]
        case .above(let signal, slot: 0) where !isMerge: return ofSource(signal)
        case .above(let signal, let slot): return ofBranch(signal, slot)
        case .below(.ask(let more)):
            wanted.add(more)
            guard isDelivering == 0, !isOver else { return [] }
            return wanted.isAll ? openUp() : [.again]
        case .below(.cancel): return cancelled()
        case .again: return goOn()
        default: return []
        }
    }

    private mutating func ofSource(_ signal: Signal) -> [Deed] {
        switch signal {
        case .opened: return [.up(.ask(most ?? 0))]
        case .value(let value):
            guard !isOver else { return [] }
            count += 1
            opening += 1
            return [.follow([value, value + 100], slot: count)]
        case .failed: return failed(by: 0)
        default:
            isSourceOver = true
            return endIfDry()
        }
    }
}

extension ConfluenceModel {
    private mutating func ofBranch(_ signal: Signal, _ slot: Int) -> [Deed] {
        switch signal {
        case .opened:
            opening -= 1
            if isOver { return [.up(.cancel, slot: slot)] }
            open.insert(slot)
            return [.up(.ask(wanted.isAll ? .max : 1), slot: slot)]
        case .value(let value):
            guard !isOver else { return [] }
            if wanted.isAll { return [.down(.value(value))] }
            guard !isAsking, wanted.take() else {
                waiting.append((slot, value))
                return []
            }
            return [.down(.value(value)), .up(.ask(1), slot: slot)]
        case .failed: return failed(by: slot)
        default:
            open.remove(slot)
            let end = endIfDry()
            let isNext = !isOver && !isMerge && most != .max && !isSourceOver
            return isNext ? [.up(.ask(1))] : end
        }
    }

    /// Everything is wanted: hands on what waits, and lets all flow.
    private mutating func openUp() -> [Deed] {
        let held = waiting.map { Deed.down(.value($0.value)) }
        waiting = []
        return held + open.sorted().map { .up(.ask(.max), slot: $0) } + [.again]
    }

    private mutating func goOn() -> [Deed] {
        isAsking = false
        guard !isOver else { return [] }
        if let slot = asked {
            asked = nil
            guard open.contains(slot) else { return goOn() }
            isAsking = true
            return [.up(.ask(1), slot: slot), .again]
        }
        guard !waiting.isEmpty, wanted.take() else { return endIfDry() }
        let (slot, value) = waiting.removeFirst()
        asked = slot
        return [.down(.value(value)), .again]
    }

    private mutating func failed(by slot: Int) -> [Deed] {
        guard !isOver else { return [] }
        isOver = true
        return open.subtracting([slot]).sorted().map { .up(.cancel, slot: $0) } + [.down(.failed)]
    }

    private mutating func cancelled() -> [Deed] {
        guard !isOver else { return [] }
        isOver = true
        waiting = []
        let branches = open.sorted().map { Deed.up(.cancel, slot: $0) }
        return isMerge ? branches : branches + [.up(.cancel)]
    }

    private mutating func endIfDry() -> [Deed] {
        guard !isOver, isSourceOver, opening == 0, open.isEmpty, waiting.isEmpty else { return [] }
        isOver = true
        return [.down(.finished)]
    }
}

/// The values of the publisher above and of a list in pairs, of which the sums are delivered here.
struct ZipModel: Model {
    private let list: [Int]
    private var values: [[Int]] = [[], []]
    private var isEnded = [false, false]
    private var opened: Set<Int> = []
    /// Whose value completed the pair that is being delivered.
    private var delivering: Int?
    private var (isFailed, isOver) = (false, false)

    init(_ list: [Int]) { self.list = list }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.attach, .follow(list, slot: 1)]
        case .above(.opened, let slot):
            if isOver { return [.up(.cancel, slot: slot)] }
            opened.insert(slot)
            return opened.count == 2 ? [.down(.opened), .again] : []
        case .above(.value(let value), let slot): return isOver ? [] : take(value, slot)
        case .above(.failed, _):
            isFailed = true
            return endIfDry()
        case .above(_, let slot):
            isEnded[slot] = true
            return endIfDry()
        case .below(.ask(let count)): return [0, 1].map { .up(.ask(count), slot: $0) }
        case .below(.cancel):
            defer { isOver = true }
            return isOver ? [] : [0, 1].filter { !isEnded[$0] }.map { .up(.cancel, slot: $0) }
        case .again:
            delivering = nil
            return endIfDry()
        default: return []
        }
    }

    private mutating func take(_ value: Int, _ slot: Int) -> [Deed] {
        values[slot].append(value)
        guard delivering == nil, !values[0].isEmpty, !values[1].isEmpty else { return [] }
        delivering = slot
        return [.down(.value(values[0].removeFirst() + values[1].removeFirst())), .again]
    }

    private mutating func endIfDry() -> [Deed] {
        // An end waits until both have answered.
        guard !isOver, opened.count == 2 else { return [] }
        if isFailed { return end(.failed) }
        guard delivering == nil, [0, 1].contains(where: { isEnded[$0] && values[$0].isEmpty }) else { return [] }
        return end(.finished)
    }

    private mutating func end(_ signal: Signal) -> [Deed] {
        isOver = true
        return [.down(signal)] + [0, 1].filter { !isEnded[$0] }.map { .up(.cancel, slot: $0) }
    }
}
