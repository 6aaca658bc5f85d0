import CVigilMachineCalls
import Foundation
import Runtime
import Synchronization

/// The thread of the machine on which stacks get their names and lines.
///
/// The reader of stacks keeps what it learns of the program, which takes a tenth of a second, for the thread that asked. Apps
/// run on many threads: so one that lives as long as the program asks for all.
enum SymbolThread {
    private struct Line {
        /// The process: one that was split off has none of the threads of the process before.
        var process: pid_t = 0
        var jobs: [@Sendable () -> Void] = []
        /// The thread itself, once it runs.
        var thread: pthread_t?
    }

    private static let line = Mutex(Line())
    private static let hasJob = DispatchSemaphore(value: 0)

    /// The names of a stack, with or without its lines; nil where the reader fails, or is what asks: it would wait for itself.
    static func symbolicated(_ stack: Backtrace, withLines: Bool) -> SymbolicatedBacktrace? {
        guard !line.withLock({ $0.process == vigil_process() && $0.thread == pthread_self() }) else { return nil }
        let answer = Answer()
        let isNew = line.withLock { line in
            defer { line.process = vigil_process() }
            line.jobs.append {
                let options: Backtrace.SymbolicationOptions = withLines ? [.showSourceLocations] : []
                answer.give(stack.symbolicated(with: CodePlace.images, options: options.union(.useSymbolCache)))
            }
            return line.process != vigil_process()
        }
        if isNew { MachineCalls.exempting { Thread.detachNewThread { SymbolThread.serve() } } }
        hasJob.signal()
        return answer.wait()
    }

    private static func serve() {
        line.withLock { $0.thread = pthread_self() }
        while true {
            hasJob.wait()
            let job = line.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
            job?()
        }
    }

    /// The stack that a job finds, which another thread waits for.
    ///
    /// Unchecked: the stack is written before the semaphore is signalled, and read behind it.
    private final class Answer: @unchecked Sendable {
        private let isThere = DispatchSemaphore(value: 0)
        private var stack: SymbolicatedBacktrace?

        func give(_ stack: SymbolicatedBacktrace?) {
            self.stack = stack
            isThere.signal()
        }

        func wait() -> SymbolicatedBacktrace? {
            MachineCalls.exempting { isThere.wait() }
            return stack
        }
    }
}
