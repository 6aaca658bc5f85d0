/// A sequence: delivers as many elements as are wanted, and the end behind the last.
struct ListModel: Model {
    private var rest: [Int]
    private var wanted = Wanted()
    private var (isDelivering, isOver) = (false, false)

    init(_ values: [Int]) { rest = values }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start:
            isOver = rest.isEmpty
            return isOver ? [.down(.opened), .down(.finished)] : [.down(.opened)]
        case .below(.ask(let count)):
            wanted.add(count)
            guard !isOver, !isDelivering else { return [] }
            isDelivering = true
            return [.again]
        case .below(.cancel):
            isOver = true
            return []
        case .again where !isOver && rest.isEmpty:
            isOver = true
            return [.down(.finished)]
        case .again where !isOver && wanted.take(): return [.down(.value(rest.removeFirst())), .again]
        default:
            isDelivering = false
            return []
        }
    }
}

/// What happens to a subject, and when.
struct Event: Equatable {
    var time: Int
    var signal: Signal
}

/// A subject: a value that nobody wants is lost, or kept until it is wanted.
struct SubjectModel: Model {
    let events: [Event]
    /// The value that is kept; nil for a subject that keeps none.
    private var kept: Int?
    private var isDelivered = false
    private var wanted = Wanted()
    private var (isOpen, end) = (false, Signal?.none)

    init(_ events: [Event], keeping first: Int?) { (self.events, kept) = (events, first) }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start:
            if let end { return [.down(.opened), .down(end)] }
            isOpen = true
            return [.down(.opened)]
        case .below(.ask(let count)) where isOpen:
            wanted.add(count)
            guard let kept, !isDelivered else { return [] }
            isDelivered = true
            return wanted.take() ? [.down(.value(kept))] : []
        case .below(.cancel):
            isOpen = false
            return []
        case .alarm(let number): return happen(events[number].signal)
        default: return []
        }
    }

    private mutating func happen(_ signal: Signal) -> [Deed] {
        guard end == nil else { return [] }
        guard case .value(let value) = signal else {
            end = signal
            defer { isOpen = false }
            return isOpen ? [.down(signal)] : []
        }
        if kept != nil { kept = value }
        guard isOpen else { return [] }
        isDelivered = wanted.take()
        return isDelivered ? [.down(signal)] : []
    }
}

/// When a subscriber asks for values, and when it has enough.
struct Plan {
    /// How many are asked for when the publisher answers.
    var first: Int
    /// How many more are asked for with each value.
    var each: Int
    /// How many are asked for later, and when.
    var later: [(time: Int, count: Int)]
    /// With which value it cancels; nil for never.
    var last: Int?
}

/// A subscriber, and what it has got.
struct SubscriberModel: Model {
    let plan: Plan
    private(set) var log: [String] = []
    private var count = 0

    init(_ plan: Plan) { self.plan = plan }

    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed] {
        switch arrival {
        case .start: return [.attach]
        case .above(.opened, _): return plan.first > 0 ? [.up(.ask(plan.first))] : []
        case .above(.value(let value), _):
            log.append("\(time): \(value)")
            count += 1
            if count == plan.last { return [.up(.cancel)] }
            return plan.each > 0 ? [.up(.ask(plan.each))] : []
        case .above(let signal, _):
            log.append("\(time): \(signal)")
            return []
        case .alarm(let number): return [.up(.ask(plan.later[number].count))]
        default: return []
        }
    }
}
