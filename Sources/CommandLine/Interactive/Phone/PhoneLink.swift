import BackgroundRuntime
import Foundation
import VigilScenarios

/// The line from a session to its phone, which may be gone at any time and be made anew.
final class PhoneLink {
    /// What comes of a question.
    enum Answer {
        /// The phone has done it.
        case status(PhoneStatus)
        /// Somebody did not want to wait any longer.
        case stopped
        /// The process of the phone has ended.
        case gone(ProcessEnd)
    }

    private let write: (String) -> Void
    private var phone: PhoneProcess?
    private var watched: (descriptor: Int32, isStop: () -> Bool)?

    /// A line without a phone.
    ///
    /// - Parameter write: takes what the phone says.
    init(write: @escaping (String) -> Void) {
        self.write = write
        Interruption.watch()
    }

    /// Has this looked at whenever it can be read, while the phone is busy.
    func watch(_ descriptor: Int32, isStop: @escaping () -> Bool) { watched = (descriptor, isStop) }

    /// Starts a phone in place of the one that is there.
    ///
    /// - Throws: ``UsageError`` when the system starts no more processes.
    func start(_ make: @escaping (@escaping (String) -> Void) throws -> LivePhone) throws(UsageError) -> Answer {
        close()
        let phone = try PhoneProcess(make)
        self.phone = phone
        return wait(for: phone)
    }

    /// Asks the phone for something, and waits for its answer.
    func ask(_ request: PhoneRequest) -> Answer {
        guard let phone else { preconditionFailure("a phone was asked before it was started") }
        phone.ask(request)
        return wait(for: phone)
    }

    /// Ends the phone in good order.
    func close() {
        phone?.dismiss()
        phone = nil
    }

    /// A process that the phone has left behind may hold its streams, so that its end is looked for now and then too.
    private func wait(for phone: PhoneProcess) -> Answer {
        while true {
            if let status = phone.read(write) { return .status(status) }
            if let end = phone.end(write) { return .gone(end) }
            let others = [Interruption.descriptor, watched?.descriptor ?? -1]
            var events = (phone.descriptors + others).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            poll(&events, nfds_t(events.count), 100)
            let isTyped = events.last.map { $0.revents != 0 } ?? false
            if Interruption.received != nil || isTyped && watched?.isStop() == true {
                phone.kill()
                return .stopped
            }
        }
    }
}
