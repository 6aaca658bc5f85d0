/// What goes along a chain, in a reference that knows no framework: down from a publisher, up from a subscriber.
enum Signal: Equatable {
    /// The publisher has answered.
    case opened
    /// A value.
    case value(Int)
    /// The end.
    case finished
    /// The end by an error.
    case failed
    /// So many more values are wanted; the largest number for all.
    case ask(Int)
    /// Nothing is wanted any more.
    case cancel
}

/// What reaches the model of an operator.
enum Arrival {
    /// A subscriber attaches.
    case start
    /// From one of the publishers above.
    case above(Signal, slot: Int)
    /// From the subscriber below.
    case below(Signal)
    /// A time has come that the model asked for.
    case alarm(Int)
    /// What the model put off until what it said before was heard.
    case again
}

/// What the model of an operator does, one after the other: each is heard in full before the next.
enum Deed {
    case down(Signal)
    case up(Signal, slot: Int)
    /// Subscribes to the publisher above.
    case attach
    /// Subscribes to a publisher of these values.
    case follow([Int], slot: Int)
    /// Asks to be told after so much time.
    case wake(Int, after: Int)
    case again

    static func up(_ signal: Signal) -> Deed { .up(signal, slot: 0) }
}

/// An operator as a function: what it does about an arrival follows from its state and the time alone.
protocol Model {
    mutating func step(_ arrival: Arrival, at time: Int) -> [Deed]
}

/// How many values are wanted; all stay all.
struct Wanted {
    private(set) var count = 0

    var isAll: Bool { count == .max }

    mutating func add(_ more: Int) { count = isAll || more == .max ? .max : count + more }

    /// Takes one, if one is wanted.
    mutating func take() -> Bool {
        guard count > 0 else { return false }
        if !isAll { count -= 1 }
        return true
    }
}
