import Foundation

// The hooks of the concurrency runtime: variables that its library exports, and that no header of the toolchain
// promises. `RuntimeInterfaces` checks each of them.

/// Takes the jobs that simulated code gives to the machine's executors, and runs them as turns.
///
/// The runtime calls a hook for each job that goes to the global executor (nonisolated functions, default actors, tasks)
/// and for each that goes to the standard main actor. A job enqueued by code of a simulated process belongs to it; all
/// others go where they always went.
enum RuntimeHooks {
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// The variable of jobs for the global executor.
    static let globalName = "swift_task_enqueueGlobal_hook"
    /// The variable of jobs for the standard main actor.
    static let mainName = "swift_task_enqueueMainExecutor_hook"

    /// Sets the hooks, once for the program. Without a hook's variable its jobs escape; `RuntimeInterfaces` says so.
    static let install: Void = {
        if let global = variable(globalName) {
            precedingGlobal = global.pointee
            global.pointee = { job, enqueue in
                if SimulatedExecutors.takeForPool(job) { return }
                if let preceding = RuntimeHooks.precedingGlobal { preceding(job, enqueue) } else { enqueue(job) }
            }
        }
        if let main = variable(mainName) {
            precedingMain = main.pointee
            main.pointee = { job, enqueue in
                if SimulatedExecutors.takeForStandardMain(job) { return }
                if let preceding = RuntimeHooks.precedingMain { preceding(job, enqueue) } else { enqueue(job) }
            }
        }
    }()

    /// What others had hooked before; written once, before any simulated code runs.
    nonisolated(unsafe) private static var precedingGlobal: Hook?
    nonisolated(unsafe) private static var precedingMain: Hook?

    /// Whether the concurrency library of this toolchain exports a hook of this name.
    static func isExported(_ name: String) -> Bool { variable(name) != nil }

    private static func variable(_ name: String) -> UnsafeMutablePointer<Hook?>? {
        dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Hook?.self)
    }
}
