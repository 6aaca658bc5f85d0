/// Plays models that stand one below the other, in virtual time: the first is a source, the last a subscriber.
struct Reference {
    private struct Node {
        var model: any Model
        /// Whom it delivers to, and as which of its publishers.
        var below: (node: Int, slot: Int)?
        var above: [Int: Int] = [:]
    }

    private struct Alarm {
        var time: Int
        var node: Int
        var number: Int
    }

    private var nodes: [Node] = []
    private var alarms: [Alarm] = []
    private var time = 0

    /// - Parameters:
    ///   - chain: the models from the source to the subscriber.
    ///   - times: when the source and the subscriber are woken, from the beginning.
    init(_ chain: [any Model], source: [Int], subscriber: [Int]) {
        for (index, model) in chain.enumerated() {
            let below = index + 1 < chain.count ? (node: index + 1, slot: 0) : nil
            nodes.append(Node(model: model, below: below, above: index > 0 ? [0: index - 1] : [:]))
        }
        for (number, time) in source.enumerated() { alarms.append(Alarm(time: time, node: 0, number: number)) }
        for (number, time) in subscriber.enumerated() {
            alarms.append(Alarm(time: time, node: chain.count - 1, number: number))
        }
    }

    /// The subscriber after everything up to a time has happened.
    mutating func play(until end: Int) -> any Model {
        let last = nodes.count - 1
        hear(.start, at: last)
        while let next = alarms.indices.min(by: { alarms[$0].time < alarms[$1].time }), alarms[next].time <= end {
            let alarm = alarms.remove(at: next)
            time = max(time, alarm.time)
            hear(.alarm(alarm.number), at: alarm.node)
        }
        return nodes[last].model
    }

    private mutating func hear(_ arrival: Arrival, at node: Int) {
        for deed in nodes[node].model.step(arrival, at: time) { perform(deed, of: node) }
    }

    private mutating func perform(_ deed: Deed, of node: Int) {
        switch deed {
        case .down(let signal):
            if let below = nodes[node].below { hear(.above(signal, slot: below.slot), at: below.node) }
        case .up(let signal, let slot): if let above = nodes[node].above[slot] { hear(.below(signal), at: above) }
        case .attach: if let above = nodes[node].above[0] { hear(.start, at: above) }
        case .follow(let values, let slot):
            nodes.append(Node(model: ListModel(values), below: (node, slot)))
            nodes[node].above[slot] = nodes.count - 1
            hear(.start, at: nodes.count - 1)
        case .wake(let number, let delay): alarms.append(Alarm(time: time + delay, node: node, number: number))
        case .again: hear(.again, at: node)
        }
    }
}
