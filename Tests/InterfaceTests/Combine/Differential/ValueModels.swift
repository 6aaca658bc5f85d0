/// An operator that looks at one value at a time.
struct ValueModel: Model {
    /// What becomes of a value.
    enum Fate {
        case pass(Int), skip, finish, fail
    }

    /// Whether it goes on hearing and asking after its end, as what keeps nothing does.
    let keepsNothing: Bool
    /// Whether it looks at values that were on their way as it was cancelled.
    let hearsAll: Bool
    private var state: Int
    private let look: (inout Int, Int) -> Fate
    private var isOver = false

    init(
        keepsNothing: Bool = false, hearsAll: Bool = false, state: Int = 0,
        _ look: @escaping (inout Int, Int) -> Fate
    ) {
        (self.keepsNothing, self.hearsAll, self.state, self.look) = (keepsNothing, hearsAll, state, look)
    }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.attach]
        case .above(.opened, _): return [.down(.opened)]
        case .above(.value(let value), _): return isOver && !hearsAll ? [] : answer(look(&state, value))
        case .above(let end, _):
            defer { isOver = isOver || !keepsNothing }
            return isOver ? [] : [.down(end)]
        case .below(.cancel):
            defer { isOver = isOver || !keepsNothing }
            return isOver ? [] : [.up(.cancel)]
        case .below(let signal): return isOver ? [] : [.up(signal)]
        default: return []
        }
    }

    private mutating func answer(_ fate: Fate) -> [Deed] {
        switch fate {
        case .pass(let value): return [.down(.value(value))]
        case .skip: return [.up(.ask(1))]
        case .finish, .fail:
            guard !isOver else { return [] }
            isOver = true
        }
        if case .fail = fate { return [.up(.cancel), .down(.failed)] }
        return [.up(.cancel), .down(.finished)]
    }
}

/// The first values: ends with the last of them.
struct PrefixModel: Model {
    private var left: Int
    private var isOver = false

    init(_ count: Int) { left = count }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.attach]
        case .above(.opened, _): return left == 0 ? [.down(.opened), .again] : [.down(.opened)]
        case .above(.value(let value), _):
            guard !isOver, left > 0 else { return [] }
            left -= 1
            return left == 0 ? [.down(.value(value)), .again] : [.down(.value(value))]
        case .again:
            defer { isOver = true }
            return isOver ? [] : [.up(.cancel), .down(.finished)]
        case .above(let end, _):
            defer { isOver = true }
            return isOver ? [] : [.down(end)]
        case .below(.cancel):
            defer { isOver = true }
            return isOver ? [] : [.up(.cancel)]
        // What is asked for with the last value is not wanted any more.
        case .below(let signal): return isOver || left == 0 ? [] : [.up(signal)]
        default: return []
        }
    }
}

/// All values but the first ones, for which it asks besides. Its answer comes before that of the publisher above.
struct DropModel: Model {
    private var left: Int
    private var early = Wanted()
    private var (isOpen, isOver) = (false, false)

    init(_ count: Int) { left = count }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.down(.opened), .attach]
        case .above(.opened, _):
            isOpen = true
            early.add(left)
            return early.count > 0 ? [.up(.ask(early.count))] : []
        case .above(.value(let value), _):
            if left == 0 { return [.down(.value(value))] }
            left -= 1
            return []
        case .above(let end, _):
            isOpen = false
            return [.down(end)]
        case .below(.ask(let count)):
            if !isOpen { early.add(count) }
            return isOpen ? [.up(.ask(count))] : []
        case .below(.cancel):
            defer { isOpen = false }
            return isOpen ? [.up(.cancel)] : []
        default: return []
        }
    }
}

/// Lists of so many values, of which the sums are delivered here.
struct BundleModel: Model {
    let size: Int
    private var list: [Int] = []
    private var isOver = false

    init(_ size: Int) { self.size = size }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.attach]
        case .above(.opened, _): return [.down(.opened)]
        case .above(.value(let value), _):
            guard !isOver else { return [] }
            list.append(value)
            return list.count == size ? [.down(.value(takeSum()))] : []
        case .above(let end, _):
            isOver = true
            let rest: [Deed] = end == .finished && !list.isEmpty ? [.down(.value(takeSum()))] : []
            list = []
            return rest + [.down(end)]
        case .below(.cancel):
            defer { (isOver, list) = (true, []) }
            return isOver ? [] : [.up(.cancel)]
        case .below(.ask(let count)): return isOver ? [] : [.up(.ask(count == .max ? .max : count * size))]
        default: return []
        }
    }

    private mutating func takeSum() -> Int {
        defer { list = [] }
        return list.reduce(0, +)
    }
}
