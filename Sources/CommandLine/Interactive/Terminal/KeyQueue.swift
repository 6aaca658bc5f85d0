import Foundation
import VigilScenarios

/// The keys that were pressed and not taken yet.
final class KeyQueue {
    private let terminal: Terminal
    private var reader = KeyReader()
    private var waiting: ArraySlice<Key> = []
    private var isOver = false

    /// The keys of a terminal.
    init(_ terminal: Terminal) { self.terminal = terminal }

    /// The next key, which is waited for; nil when there will be none.
    func next() -> Key? {
        while waiting.isEmpty {
            guard !isOver, Interruption.received == nil else { return nil }
            _ = isTyped(within: -1)
        }
        return Interruption.received == nil ? waiting.removeFirst() : nil
    }

    /// Whether a key was pressed, or comes within this time; yes too where there will be none.
    func isTyped(within milliseconds: Int32) -> Bool {
        guard waiting.isEmpty, !isOver else { return true }
        var events = [terminal.descriptor, Interruption.descriptor].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        poll(&events, 2, milliseconds)
        if events[0].revents != 0 { readOnce() }
        return !waiting.isEmpty || isOver || Interruption.received != nil
    }

    /// Takes what was typed while the phone is busy: whether that was to stop it. The rest is for later.
    func takeInterrupt() -> Bool {
        readOnce()
        guard let place = waiting.firstIndex(of: .interrupt) else { return isOver }
        waiting.removeSubrange(...place)
        return true
    }

    private func readOnce() {
        guard let bytes = terminal.read() else {
            isOver = true
            return
        }
        waiting += reader.keys(bytes)
    }
}
