import BackgroundRuntime
import Foundation
import VigilScenarios

/// The phone of a session in a copy of this process: code of the app that traps or never ends takes down the copy alone.
///
/// This process holds no code of the app: going back is making another copy, which plays what is left.
final class PhoneProcess {
    private let child: RunningChild
    /// Where the program writes that is no part of the simulation: the standard streams of the copy.
    private let stray: Int32
    private var strayLines = LineReader()
    private var isStrayOpen = true
    private static let mark = "="

    /// Starts the phone as a session has left it.
    ///
    /// - Parameter make: makes the phone, in the copy.
    /// - Throws: ``UsageError`` when the system starts no more processes.
    init(_ make: @escaping (@escaping (String) -> Void) throws -> LivePhone) throws(UsageError) {
        guard let channel = Pipe.make(), let line = Pipe.makeSockets(), let stray = Pipe.make(),
            let child = Fork.start({
                setpgid(0, 0)
                Interruption.endWatch()
                for end in [channel.reads, line.ours, stray.reads] { close(end) }
                PhoneProcess.serve(line.theirs, channel.writes, stray.writes, make)
            })
        else { throw UsageError("the phone cannot be started: \(String(cString: strerror(errno)))") }
        for end in [channel.writes, line.theirs, stray.writes] { close(end) }
        setpgid(child, child)
        self.child = RunningChild(child, reads: channel.reads, writes: line.ours)
        self.stray = stray.reads
        _ = fcntl(stray.reads, F_SETFL, O_NONBLOCK)
    }

    deinit { close(stray) }

    /// Asks for something, unless it is gone.
    func ask(_ request: PhoneRequest) {
        guard let data = try? JSONEncoder().encode(request) else { preconditionFailure("a request is JSON") }
        child.ask(Array(data) + [UInt8(ascii: "\n")])
    }

    /// Where it can be heard; those that are over are left out.
    var descriptors: [Int32] { [child.descriptor, isStrayOpen ? stray : -1].filter { $0 >= 0 } }

    /// Reads what it has said.
    ///
    /// - Parameter write: takes each line.
    /// - Returns: how it is, where it is done with what was asked for.
    func read(_ write: (String) -> Void) -> PhoneStatus? {
        var status: PhoneStatus?
        child.read { status = PhoneProcess.take($0, write) ?? status }
        readStrayLines(write)
        return status
    }

    private static func take(_ line: ArraySlice<UInt8>, _ write: (String) -> Void) -> PhoneStatus? {
        let text = String(decoding: line.dropFirst(), as: UTF8.self)
        guard line.first == mark.utf8.first else {
            write(text)
            return nil
        }
        return try? JSONDecoder().decode(PhoneStatus.self, from: Data(text.utf8))
    }

    private func readStrayLines(_ write: (String) -> Void) {
        guard isStrayOpen else { return }
        isStrayOpen = strayLines.read(stray) { write(String(decoding: $0, as: UTF8.self).onOneLine) }
    }

    /// How it ended; nil while it runs.
    func end(_ write: (String) -> Void) -> ProcessEnd? {
        guard let end = child.end({ _ = PhoneProcess.take($0, write) }) else { return nil }
        readStrayLines(write)
        return end
    }

    /// Ends it in the middle of what it does.
    func kill() { child.kill() }

    /// Lets it end in good order, which removes what it keeps on disk; soon in any case.
    func dismiss() {
        child.dismiss()
        var event = [pollfd(fd: child.descriptor, events: Int16(POLLIN), revents: 0)]
        if child.descriptor >= 0, poll(&event, 1, PhoneProcess.patience) > 0 { child.read { _ in } }
        child.kill()
    }

    /// How many milliseconds a phone has to end.
    private static let patience: Int32 = 2_000

    /// What the copy does: answers until nobody asks any more.
    private static func serve(
        _ requests: Int32, _ channel: Int32, _ stray: Int32, _ make: (@escaping (String) -> Void) throws -> LivePhone
    ) -> Never {
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] { dup2(stray, descriptor) }
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        let answers = AnswerStream(channel)
        ClosedWorld.close { answers.write("warning: " + $0) }
        let code = BrokenRun.watching(tell: { answers.line("!\($0)") }) { answer(requests, answers, make) }
        fflush(nil)
        exit(code)
    }

    private static func answer(
        _ requests: Int32, _ answers: AnswerStream, _ make: (@escaping (String) -> Void) throws -> LivePhone
    ) -> Int32 {
        do {
            let phone = try make(answers.write)
            answers.end(PhoneStatus(of: phone.app))
            var (reader, isOpen) = (LineReader(), true)
            while isOpen {
                isOpen = reader.read(requests) { line in
                    guard let request = try? JSONDecoder().decode(PhoneRequest.self, from: Data(line)) else { return }
                    answers.end(phone.answer(request))
                }
            }
            return ExitCode.passed
        } catch {
            for line in "\(error)".split(separator: "\n") { answers.write(String(line)) }
            return ExitCode.badInput
        }
    }
}
