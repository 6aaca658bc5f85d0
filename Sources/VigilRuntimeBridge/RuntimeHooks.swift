import Foundation
import VirtualTime
@_spi(ExperimentalCustomExecutors) import _Concurrency

// The two places of the concurrency runtime that decide where jobs go. One is a variable that its library exports and no
// header of the toolchain promises, the other an interface for its own use. `RuntimeInterface` checks both.

/// Takes the jobs that simulated code gives to the machine's executors, and runs them as turns.
///
/// The default executor of the program gets each job that belongs to no actor of its own executor (nonisolated functions,
/// default actors, tasks): a job enqueued by code of a simulated process belongs to it, all others go where they always
/// went. A hook tells the executor of the standard main actor, which for simulated code is the process's main thread.
enum RuntimeHooks {
    private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
    private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

    /// The variable of the standard main actor's executor.
    static let mainName = "swift_task_getMainExecutor_hook"

    /// Sets the hook, the default executor and the standard clocks, once for the program. Without the hook's variable its
    /// jobs escape; `RuntimeInterface` says so.
    static let install: Void = {
        if let main = variable(mainName, of: MainExecutorHook.self) {
            precedingMain = main.pointee
            main.pointee = { standard in
                if SimulatedContext.isSimulated { return SimulatedExecutors.mainThread }
                return RuntimeHooks.precedingMain.map { $0(standard) } ?? standard()
            }
        }
        _createExecutors(factory: ProgramExecutors.self)
        _ = StandardClocks.areTaken
        Simulation.numberOfDriver = { TaskNumber.current }
    }()

    /// What others had hooked before; written once, before any simulated code runs.
    nonisolated(unsafe) private static var precedingMain: MainExecutorHook?

    /// Whether the concurrency library of this program exports a hook of this name.
    static func isExported(_ name: String) -> Bool { dlsym(dlopen(nil, RTLD_NOW), name) != nil }

    private static func variable<Hook>(_ name: String, of type: Hook.Type) -> UnsafeMutablePointer<Hook?>? {
        dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Hook?.self)
    }
}
