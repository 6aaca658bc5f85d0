import Foundation
@_spi(ExperimentalCustomExecutors) import _Concurrency

// The hooks of the concurrency runtime: variables that its library exports, and that no header of the toolchain
// promises. `RuntimeInterface` checks each of them.

/// Takes the jobs that simulated code gives to the machine's executors, and runs them as turns.
///
/// The runtime calls one hook for each job that goes to the global executor (nonisolated functions, default actors,
/// tasks): a job enqueued by code of a simulated process belongs to it, all others go where they always went. It calls
/// another to learn the executor of the standard main actor, which for simulated code is the process's main thread.
enum RuntimeHooks {
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
    private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
    private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

    /// The variable of jobs for the global executor.
    static let globalName = "swift_task_enqueueGlobal_hook"
    /// The variable of the standard main actor's executor.
    static let mainName = "swift_task_getMainExecutor_hook"

    /// Sets the hooks and the default executor, once for the program. Without a hook's variable its jobs escape;
    /// `RuntimeInterface` says so.
    static let install: Void = {
        if let global = variable(globalName, of: EnqueueHook.self) {
            precedingGlobal = global.pointee
            global.pointee = { job, enqueue in
                if SimulatedExecutors.takeForPool(job) { return }
                if let preceding = RuntimeHooks.precedingGlobal { preceding(job, enqueue) } else { enqueue(job) }
            }
        }
        if let main = variable(mainName, of: MainExecutorHook.self) {
            precedingMain = main.pointee
            main.pointee = { standard in
                if SimulatedContext.owner != nil { return SimulatedExecutors.mainThread }
                return RuntimeHooks.precedingMain.map { $0(standard) } ?? standard()
            }
        }
        _createExecutors(factory: ProgramExecutors.self)
    }()

    /// What others had hooked before; written once, before any simulated code runs.
    nonisolated(unsafe) private static var precedingGlobal: EnqueueHook?
    nonisolated(unsafe) private static var precedingMain: MainExecutorHook?

    /// Whether the concurrency library of this program exports a hook of this name.
    static func isExported(_ name: String) -> Bool { dlsym(dlopen(nil, RTLD_NOW), name) != nil }

    private static func variable<Hook>(_ name: String, of type: Hook.Type) -> UnsafeMutablePointer<Hook?>? {
        dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Hook?.self)
    }
}
