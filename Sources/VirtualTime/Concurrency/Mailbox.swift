import Synchronization

/// What other threads of the machine hand to a simulation: it is done at the instant that has been reached when the
/// simulation looks, which no two runs agree on.
final class Mailbox: Sendable {
    private let hasMail = Atomic(false)
    private let letters = Mutex<[@Sendable () -> Void]>([])

    /// Whether something waits. Asked before each event, so it costs no lock.
    var isFull: Bool { hasMail.load(ordering: .relaxed) }

    func post(_ letter: @escaping @Sendable () -> Void) {
        letters.withLock { $0.append(letter) }
        hasMail.store(true, ordering: .releasing)
    }

    func takeAll() -> [@Sendable () -> Void] {
        letters.withLock { letters in
            hasMail.store(false, ordering: .relaxed)
            defer { letters = [] }
            return letters
        }
    }
}

extension Simulation {
    /// Hands `action` to the simulation from any thread of the machine. It runs as an event of the instant that has been
    /// reached; an idle simulation gets to it in its next run.
    public func deliverFromOutside(_ action: @escaping @Sendable () -> Void) { mailbox.post(action) }

    func drainMailbox() {
        for letter in mailbox.takeAll() { schedule(after: .zero, phase: .app, letter) }
    }
}
