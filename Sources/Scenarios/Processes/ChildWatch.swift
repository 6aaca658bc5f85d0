import Foundation

/// Waits for a child process, reads what it says meanwhile, and takes it along where this process is interrupted.
struct ChildWatch {
    private let child: pid_t
    /// Whether the child has a process group of its own, which ends with it.
    private let hasGroup: Bool
    /// Where it says something; negative behind the last byte.
    private var descriptor: Int32
    private let take: (String) -> Void
    private var reader = LineReader()

    /// Watches a child.
    ///
    /// - Parameters:
    ///   - child: its number.
    ///   - hasGroup: whether it leads a process group.
    ///   - descriptor: where it says something; closed by whoever opened it.
    ///   - take: gets each line.
    init(_ child: pid_t, hasGroup: Bool, descriptor: Int32, _ take: @escaping (String) -> Void = { _ in }) {
        self.child = child
        self.hasGroup = hasGroup
        self.descriptor = descriptor
        self.take = take
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    /// A process that the child has left behind may hold the channel, and the child may have closed it before its time: so its
    /// end is looked for now and then too.
    mutating func wait() -> ProcessEnd {
        var patience: Int32 = 1
        while Interruption.received == nil {
            if let end = ProcessEnd(of: child) { return finish(end) }
            var events = [descriptor, Interruption.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            poll(&events, 2, descriptor < 0 ? patience : 100)
            if descriptor < 0 { patience = min(2 * patience, 100) }
            if descriptor >= 0, !readWhatIsThere() { descriptor = -1 }
        }
        kill(hasGroup ? -child : child, SIGKILL)
        _ = ProcessEnd(waitingFor: child)
        return finish(.interrupted)
    }

    private mutating func finish(_ end: ProcessEnd) -> ProcessEnd {
        while hasMore, readWhatIsThere() {}
        if !reader.unfinished.isEmpty { take(String(decoding: reader.unfinished, as: UTF8.self)) }
        return end
    }

    private var hasMore: Bool {
        var event = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        return descriptor >= 0 && poll(&event, 1, 0) > 0
    }

    /// Reads once; false behind the last byte.
    private mutating func readWhatIsThere() -> Bool {
        reader.read(descriptor) { take(String(decoding: $0, as: UTF8.self)) }
    }
}
