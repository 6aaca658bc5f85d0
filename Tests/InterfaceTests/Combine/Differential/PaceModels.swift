/// Hands what comes over to a scheduler, at once or later.
struct HandoverModel: Model {
    let delay: Int
    private var queue: [Signal] = []
    private var (isEnding, isOver) = (false, false)

    init(_ delay: Int) { self.delay = delay }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.attach]
        case .above(.opened, _): return [.down(.opened)]
        case .above(let signal, _):
            guard !isOver, !isEnding else { return [] }
            if case .value = signal {} else { isEnding = true }
            queue.append(signal)
            return [.wake(queue.count - 1, after: delay)]
        case .alarm(let number):
            guard !isOver else { return [] }
            if case .value = queue[number] {} else { isOver = true }
            return [.down(queue[number])]
        case .below(.cancel):
            guard !isOver, !isEnding else { return [] }
            isOver = true
            return [.up(.cancel)]
        case .below(let signal): return isOver || isEnding ? [] : [.up(signal)]
        default: return []
        }
    }
}

/// The newest value when none has come for so long.
struct DebounceModel: Model {
    let silence: Int
    private var newest = 0
    private var number = 0
    private var wanted = Wanted()
    private var end: Signal?
    private var isOver = false

    init(_ silence: Int) { self.silence = silence }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.attach]
        case .above(.opened, _): return [.down(.opened), .up(.ask(.max))]
        case .above(.value(let value), _):
            guard !isOver else { return [] }
            (newest, number) = (value, number + 1)
            return [.wake(number, after: silence)]
        case .above(let signal, _):
            guard !isOver else { return [] }
            (isOver, end) = (true, signal)
            return [.wake(0, after: 0)]
        case .alarm(0): return end.map { [.down($0)] } ?? []
        case .alarm(let own): return !isOver && own == number && wanted.take() ? [.down(.value(newest))] : []
        case .below(.ask(let count)):
            if !isOver { wanted.add(count) }
            return []
        case .below(.cancel):
            defer { isOver = true }
            return isOver ? [] : [.up(.cancel)]
        default: return []
        }
    }
}

/// One value in an interval: the newest, or the first.
struct ThrottleModel: Model {
    let interval: Int
    let isLatest: Bool
    private var wanted = Wanted()
    private var waiting: Int?
    private var end: Signal?
    private var last: Int?
    private var isOver = false

    init(_ interval: Int, isLatest: Bool) { (self.interval, self.isLatest) = (interval, isLatest) }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.attach]
        case .above(.opened, _): return [.down(.opened), .up(.ask(.max))]
        case .above(.value(let value), _): return isOver || end != nil ? [] : take(value, at: time)
        case .above(let signal, _):
            guard !isOver, end == nil else { return [] }
            end = signal
            return waiting == nil ? [.wake(0, after: 0)] : []
        case .alarm: return isOver ? [] : deliver(at: time)
        case .below(.ask(let count)):
            if !isOver, end == nil { wanted.add(count) }
            return []
        case .below(.cancel):
            defer { isOver = true }
            return isOver ? [] : [.up(.cancel)]
        default: return []
        }
    }

    private mutating func take(_ value: Int, at time: Int) -> [Deed] {
        guard wanted.count > 0 else { return [] }
        guard waiting == nil else {
            if isLatest { waiting = value }
            return []
        }
        _ = wanted.take()
        waiting = value
        return [.wake(0, after: last.map { max(0, $0 + interval - time) } ?? 0)]
    }

    private mutating func deliver(at time: Int) -> [Deed] {
        let deeds = (waiting.map { [Deed.down(.value($0))] } ?? []) + (end.map { [.down($0)] } ?? [])
        if waiting != nil, end == nil { last = time }
        (waiting, isOver) = (nil, end != nil)
        return deeds
    }
}

/// Ends when nothing came for so long.
struct TimeoutModel: Model {
    let patience: Int
    private var values: [Signal] = []
    private var number = 0
    private var (isAsked, isOver) = (false, false)

    init(_ patience: Int) { self.patience = patience }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.attach]
        case .above(.opened, _): return [wait(), .down(.opened)]
        case .above(let signal, _):
            guard !isOver else { return [] }
            values.append(signal)
            var isEnd = true
            if case .value = signal { isEnd = false }
            let handed = Deed.wake(-values.count, after: 0)
            if isEnd { number += 1 }
            return isEnd ? [handed] : [wait(), handed]
        case .alarm(let own) where own < 0:
            guard !isOver else { return [] }
            if case .value = values[-own - 1] {} else { isOver = true }
            return [.down(values[-own - 1])]
        case .alarm(let own):
            guard !isOver, own == number else { return [] }
            isOver = true
            return [.up(.cancel), .down(.finished)]
        case .below(.cancel):
            defer { isOver = true }
            return isOver ? [] : [.up(.cancel)]
        case .below(let signal):
            guard !isOver else { return [] }
            defer { isAsked = true }
            return isAsked ? [.up(signal)] : [wait(), .up(signal)]
        default: return []
        }
    }

    private mutating func wait() -> Deed {
        number += 1
        return .wake(number, after: patience)
    }
}

/// Keeps values until they are wanted.
struct BufferModel: Model {
    /// What a full buffer does.
    enum Full: CaseIterable {
        case dropNewest, dropOldest, fail
    }

    let size: Int
    let isFilled: Bool
    let full: Full
    private var values: [Int] = []
    private var wanted = Wanted()
    private var end: Signal?
    private var taken = 0
    private var (isDelivering, isOver) = (false, false)

    init(_ size: Int, isFilled: Bool, full: Full) { (self.size, self.isFilled, self.full) = (size, isFilled, full) }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.attach]
        case .above(.opened, _): return [.up(.ask(isFilled ? size : .max)), .down(.opened)]
        case .above(.value(let value), _): return isOver || end == .failed ? [] : take(value)
        case .above(let signal, _):
            guard !isOver, end == nil else { return [] }
            end = signal
            return deliver()
        case .again: return goOn()
        case .below(.ask(let count)):
            guard !isOver else { return [] }
            wanted.add(count)
            return deliver()
        case .below(.cancel):
            defer { (isOver, values) = (true, []) }
            return isOver ? [] : [.up(.cancel)]
        default: return []
        }
    }

    private mutating func take(_ value: Int) -> [Deed] {
        if values.count >= size {
            switch full {
            case .dropNewest: return deliver()
            case .dropOldest: if !values.isEmpty { values.removeFirst() }
            case .fail:
                end = .failed
                return [.up(.cancel)]
            }
        }
        values.append(value)
        return deliver()
    }

    private mutating func deliver() -> [Deed] {
        guard !isDelivering else { return [] }
        (isDelivering, taken) = (true, 0)
        return [.again]
    }

    private mutating func goOn() -> [Deed] {
        if !isOver, !values.isEmpty, wanted.take() {
            taken += 1
            return [.down(.value(values.removeFirst())), .again]
        }
        isDelivering = false
        let more: [Deed] = isFilled && taken > 0 && !isOver ? [.up(.ask(taken))] : []
        taken = 0
        guard !isOver, let end, end == .failed || wanted.count > 0 && values.isEmpty else { return more }
        isOver = true
        return [.down(end)]
    }
}
