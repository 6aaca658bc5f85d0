/// A subscription that many share, here with one subscriber: what nobody wants as it comes is lost.
struct ShareModel: Model {
    private var wanted = Wanted()
    private var (isWanted, isConnected, isOpen, isOver) = (false, false, false, false)

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.down(.opened), .again]
        case .again:
            isConnected = true
            return [.attach]
        case .above(.opened, _):
            isOpen = true
            return isWanted ? [.up(.ask(.max))] : []
        case .above(.value(let value), _): return !isOver && wanted.take() ? [.down(.value(value))] : []
        case .above(let end, _):
            defer { (isOver, isOpen) = (true, false) }
            return isOver ? [] : [.down(end)]
        case .below(.ask(let count)): return isOver ? [] : ask(count)
        case .below(.cancel):
            defer { isOver = true }
            return isOpen && isConnected && !isOver ? [.up(.cancel)] : []
        default: return []
        }
    }

    private mutating func ask(_ count: Int) -> [Deed] {
        wanted.add(count)
        defer { isWanted = true }
        return isOpen && !isWanted ? [.up(.ask(.max))] : []
    }
}

/// A list of each value, of which the newest alone is followed.
struct SwitchModel: Model {
    private var wanted = Wanted()
    private var inner: Int?
    private var number = 0
    private var (isAwaiting, isSourceOver, isOver) = (false, false, false)

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.down(.opened), .attach]
        case .above(let signal, slot: 0): return ofSource(signal)
        case .above(let signal, let slot): return ofInner(signal, slot)
        case .below(.ask(let count)):
            wanted.add(count)
            return inner.map { [.up(.ask(count), slot: $0)] } ?? []
        case .below(.cancel):
            defer { (inner, isOver) = (nil, true) }
            let source: [Deed] = isOver || isSourceOver ? [] : [.up(.cancel)]
            return letGo() + source
        default: return []
        }
    }

    private func letGo() -> [Deed] { inner.map { [.up(.cancel, slot: $0)] } ?? [] }

    private mutating func ofSource(_ signal: Signal) -> [Deed] {
        guard !isOver else { return signal == .opened ? [.up(.cancel)] : [] }
        switch signal {
        case .opened: return [.up(.ask(.max))]
        case .value(let value):
            defer { (inner, isAwaiting) = (nil, true) }
            number += 1
            return letGo() + [.follow([value, value + 100], slot: number)]
        case .failed:
            defer { (inner, isOver) = (nil, true) }
            return letGo() + [.down(.failed)]
        default:
            isSourceOver = true
            return endIfDry()
        }
    }

    private mutating func ofInner(_ signal: Signal, _ slot: Int) -> [Deed] {
        guard slot == number, !isOver else { return signal == .opened ? [.up(.cancel, slot: slot)] : [] }
        switch signal {
        case .opened:
            (inner, isAwaiting) = (slot, false)
            return wanted.count > 0 ? [.up(.ask(wanted.count), slot: slot)] : []
        case .value(let value): return wanted.take() ? [.down(.value(value))] : []
        default:
            inner = nil
            return endIfDry()
        }
    }

    private mutating func endIfDry() -> [Deed] {
        guard isSourceOver, !isAwaiting, inner == nil else { return [] }
        isOver = true
        return [.down(.finished)]
    }
}
