import Foundation

/// Waits for a child process, reads what it says meanwhile, and takes it along where this process is interrupted.
struct ChildWatch {
    private let child: pid_t
    /// Whether the child has a process group of its own, which ends with it.
    private let hasGroup: Bool
    /// Where it says something; negative behind the last byte.
    private var descriptor: Int32
    private let take: (String) -> Void
    private var rest: [UInt8] = []
    private var piece = [UInt8](repeating: 0, count: 1 << 16)

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
        if !rest.isEmpty { take(String(decoding: rest, as: UTF8.self)) }
        return end
    }

    private var hasMore: Bool {
        var event = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        return descriptor >= 0 && poll(&event, 1, 0) > 0
    }

    /// Reads once; false behind the last byte.
    private mutating func readWhatIsThere() -> Bool {
        let count = read(descriptor, &piece, piece.count)
        guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
        rest += piece[..<count]
        let lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for line in lines.dropLast() { take(String(decoding: line, as: UTF8.self)) }
        rest = Array(lines.last ?? [])
        return true
    }
}
