/// An operator that delivers one value at the end, or as soon as it is known.
struct GatherModel: Model {
    private var result: Int?
    /// Puts a value to the result; true when that is known now.
    private let gather: (inout Int?, Int) -> Bool
    private var (isWanted, isReady, isOver) = (false, false, false)

    init(_ initial: Int? = nil, _ gather: @escaping (inout Int?, Int) -> Bool) {
        (result, self.gather) = (initial, gather)
    }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.attach]
        case .above(.opened, _): return [.down(.opened), .up(.ask(.max))]
        case .above(.value(let value), _):
            guard !isOver, gather(&result, value) else { return [] }
            isOver = true
            return [.up(.cancel)] + settled()
        case .above(let end, _):
            guard !isOver else { return [] }
            isOver = true
            return end == .finished ? settled() : [.down(end)]
        case .below(.ask):
            isWanted = true
            return isReady ? settled() : []
        case .below(.cancel):
            isReady = false
            defer { isOver = true }
            return isOver ? [] : [.up(.cancel)]
        default: return []
        }
    }

    private mutating func settled() -> [Deed] {
        isReady = !isWanted
        guard isWanted else { return [] }
        return (result.map { [.down(.value($0))] } ?? []) + [.down(.finished)]
    }
}

/// A value in the place of nothing.
struct ReplaceEmptyModel: Model {
    let value: Int
    private var (isEmpty, isWanted, isDue, isOver) = (true, false, false, false)

    init(_ value: Int) { self.value = value }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.attach]
        case .above(.opened, _): return [.down(.opened), .up(.ask(.max))]
        case .above(.value(let value), _):
            guard !isOver else { return [] }
            isEmpty = false
            return [.down(.value(value))]
        case .above(let end, _):
            guard !isOver else { return [] }
            isOver = true
            guard isEmpty, end == .finished else { return [.down(end)] }
            isDue = !isWanted
            return isWanted ? [.down(.value(value)), .down(.finished)] : []
        case .below(.ask(let count)):
            isWanted = true
            guard isDue else { return isOver ? [] : [.up(.ask(count))] }
            isDue = false
            return [.down(.value(value)), .down(.finished)]
        case .below(.cancel):
            isDue = false
            defer { isOver = true }
            return isOver ? [] : [.up(.cancel)]
        default: return []
        }
    }
}

/// One publisher after another: the second follows an end, or an error.
struct SequelModel: Model {
    /// The order of the two.
    enum Order {
        /// The list comes after the end of the publisher above.
        case append
        /// The list comes before the publisher above.
        case prepend
        /// The list comes in the place of an error.
        case rescue
    }

    let order: Order
    let list: [Int]
    private var wanted = Wanted()
    /// Which of the two is listened to; nil when neither has answered, or it is over.
    private var open: Int?
    private var (isSecond, isOver) = (false, false)

    init(_ order: Order, _ list: [Int]) { (self.order, self.list) = (order, list) }

    private var first: Int { order == .prepend ? 1 : 0 }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [order == .prepend ? .follow(list, slot: 1) : .attach]
        case .above(.opened, let slot):
            guard !isOver else { return [.up(.cancel, slot: slot)] }
            open = slot
            if !isSecond { return [.down(.opened)] }
            return wanted.count > 0 ? [.up(.ask(wanted.count), slot: slot)] : []
        case .above(.value(let value), let slot):
            // What was on its way as the subscriber cancelled still passes a catch.
            guard slot == open || order == .rescue else { return [] }
            // A publisher that delivers more than was asked for, as `replaceEmpty` does: in front of an appended one
            // what nobody wants is lost.
            if !isSecond, !wanted.take(), order == .append { return [] }
            return [.down(.value(value))]
        case .above(let end, let slot): return slot == open ? ended(end) : []
        case .below(.ask(let count)):
            guard !isOver else { return [] }
            wanted.add(count)
            return open.map { [.up(.ask(count), slot: $0)] } ?? []
        case .below(.cancel):
            let last = open
            (open, isOver) = (nil, true)
            return last.map { [.up(.cancel, slot: $0)] } ?? []
        default: return []
        }
    }

    private mutating func ended(_ end: Signal) -> [Deed] {
        open = nil
        guard !isSecond, end == (order == .rescue ? .failed : .finished) else {
            isOver = true
            return [.down(end)]
        }
        isSecond = true
        return [order == .prepend ? .attach : .follow(list, slot: 1)]
    }
}

/// A value in the place of an error, which waits until it is wanted.
struct ReplaceErrorModel: Model {
    let value: Int
    private var wanted = Wanted()
    private var (isDue, isOver) = (false, false)

    init(_ value: Int) { self.value = value }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.attach]
        case .above(.opened, _): return [.down(.opened)]
        case .above(.value(let value), _):
            guard !isOver else { return [] }
            _ = wanted.take()
            return [.down(.value(value))]
        case .above(let end, _):
            guard !isOver else { return [] }
            isOver = true
            if end == .finished { return [.down(end)] }
            isDue = wanted.count == 0
            return isDue ? [] : [.down(.value(value)), .down(.finished)]
        case .below(.ask(let count)):
            if isDue {
                isDue = false
                return [.down(.value(value)), .down(.finished)]
            }
            wanted.add(count)
            return isOver ? [] : [.up(.ask(count))]
        case .below(.cancel):
            isDue = false
            defer { isOver = true }
            return isOver ? [] : [.up(.cancel)]
        default: return []
        }
    }
}
