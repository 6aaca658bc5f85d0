/// The timers of a process that are not over, in the order in which they were started.
///
/// The timers themselves are the links: apps start and end timers all the time, and nothing else is allocated for it.
struct TimerList {
    private var first: AppTimer?
    private unowned(unsafe) var last: AppTimer?
    private var numbersTaken = 0

    /// The number of the next timer to be started.
    mutating func takeNumber() -> Int {
        numbersTaken += 1
        return numbersTaken
    }

    mutating func append(_ timer: AppTimer) {
        timer.previous = last
        if let last { last.next = timer } else { first = timer }
        last = timer
    }

    mutating func remove(_ timer: AppTimer) {
        if let next = timer.next { next.previous = timer.previous } else { last = timer.previous }
        if let previous = timer.previous { previous.next = timer.next } else { first = timer.next }
        (timer.next, timer.previous) = (nil, nil)
    }

    /// Unlinks one timer after another: released as a chain, a long one would take a stack of its length.
    mutating func removeAll() {
        while let first { remove(first) }
    }

    /// All of them; what is done with one may end others.
    var all: [AppTimer] {
        guard let first else { return [] }
        return Array(sequence(first: first, next: \.next))
    }
}
