import BackgroundRuntime
import Foundation

/// Plays a run in a copy of this process, and says what happened when the copy is gone before the run is over.
///
/// A copy and no new launch: it costs a few milliseconds, and what was read already need not be handed over. The copy tells of its
/// own end where it can, with the place; what is beyond it, such as SIGKILL, is told here.
package struct Supervisor {
    private let account: RunAccount

    init(_ account: RunAccount) {
        self.account = account
    }

    /// Whether a debugger holds this process: it shall find the app in it.
    package static var isTraced: Bool {
        let status = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
        let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
        return lines.contains { $0.hasPrefix("TracerPid:") && !$0.hasSuffix("\t0") }
    }

    /// Plays, and returns the exit code; ends this process as the copy ended where that was by a signal.
    ///
    /// - Parameters:
    ///   - body: plays, in the copy.
    ///   - settle: does what is left to do when the copy is gone.
    func run(_ body: () -> Int32, settle: (ProcessEnd) -> Void) -> Int32 {
        Interruption.watch()
        ClosedWorld.prepare()
        guard let pipe = Pipe.make(), let child = start(body) else { return body() }
        close(pipe.writes)
        var watch = ChildWatch(child, hasGroup: false, descriptor: pipe.reads)
        let end = watch.wait()
        close(pipe.reads)
        ClosedWorld.end()
        settle(end)
        switch end {
        case .code(let code): return code == ExitCode.passed && !account.isOver ? ExitCode.failed : code
        case .signal(let signal): Interruption.die(of: signal)
        case .interrupted: Interruption.die(of: Interruption.received ?? SIGTERM)
        }
    }

    private func start(_ body: () -> Int32) -> pid_t? {
        Fork.start {
            Interruption.endWatch()
            let code = body()
            account.isOver = true
            account.isReported = true
            fflush(nil)
            exit(code)
        }
    }
}

/// What a run leaves behind for its supervisor.
final class RunAccount {
    private struct Fields {
        var isOver = false
        var isReported = false
        var instant: Int64 = 0
    }

    private let memory: SharedMemory
    private let fields: UnsafeMutablePointer<Fields>

    /// The account of a run that has not begun.
    ///
    /// - Throws: ``UsageError`` when the system gives no memory.
    init() throws(UsageError) {
        memory = try SharedMemory(size: MemoryLayout<Fields>.size)
        fields = memory.start.bindMemory(to: Fields.self, capacity: 1)
        fields.initialize(to: Fields())
    }

    /// Whether the run is over as it should be.
    var isOver: Bool {
        get { fields.pointee.isOver }
        set { fields.pointee.isOver = newValue }
    }

    /// Whether all that is to be said of the end has been said.
    var isReported: Bool {
        get { fields.pointee.isReported }
        set { fields.pointee.isReported = newValue }
    }

    /// When the last thing happened.
    var instant: VirtualInstant {
        get { VirtualInstant(nanoseconds: fields.pointee.instant) }
        set { fields.pointee.instant = newValue.nanoseconds }
    }
}
