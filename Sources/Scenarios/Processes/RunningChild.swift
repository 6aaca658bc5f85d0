import Foundation

/// A program that runs in a process of its own and is asked for one thing after the other.
package final class RunningChild {
    private let child: pid_t
    /// Where its channel can be read; negative behind the last byte.
    package private(set) var descriptor: Int32
    private var requests: Int32
    private var reader = LineReader()

    package init(_ child: pid_t, reads: Int32, writes: Int32) {
        (self.child, descriptor, requests) = (child, reads, writes)
        _ = fcntl(reads, F_SETFL, O_NONBLOCK)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if requests >= 0 { close(requests) }
    }

    /// Writes a line for it. Where it is gone, nothing happens: its end says so.
    package func ask(_ line: [UInt8]) {
        var written = 0
        while written < line.count {
            let count = line[written...].withUnsafeBytes {
                send(requests, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count >= 0 || errno == EINTR else { return }
            written += max(count, 0)
        }
    }

    /// Tells it that nothing more will be asked for.
    package func dismiss() {
        if requests >= 0 { close(requests) }
        requests = -1
    }

    /// Reads what it says, once, and hands over the lines that are whole.
    package func read(_ take: (ArraySlice<UInt8>) -> Void) {
        guard descriptor >= 0, !reader.read(descriptor, take) else { return }
        close(descriptor)
        descriptor = -1
    }

    /// How it ended, with all that it has said before; nil while it runs.
    ///
    /// A process that it has left behind may hold the channel.
    package func end(_ take: (ArraySlice<UInt8>) -> Void) -> ProcessEnd? {
        guard let end = ProcessEnd(of: child) else { return nil }
        while hasMore { read(take) }
        return end
    }

    private var hasMore: Bool {
        var event = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        return descriptor >= 0 && poll(&event, 1, 0) > 0
    }

    /// Sends it a signal, and what it has started.
    package func signal(_ number: Int32) { Foundation.kill(-child, number) }

    /// Ends it, and waits for that.
    package func kill() {
        signal(SIGKILL)
        _ = ProcessEnd(waitingFor: child)
    }
}
