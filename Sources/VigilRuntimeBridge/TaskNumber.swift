// `kind` is an interface of the concurrency library for its own use, the function below is exported without a header,
// and that a task is a job is nowhere said. `RuntimeInterface` checks them.
@_spi(ExperimentalCustomExecutors) import _Concurrency

@_silgen_name("swift_task_getJobTaskId") private func runtimeNumber(_ job: UnownedJob) -> UInt64

/// The number of a task, which no other task of the program gets.
package enum TaskNumber {
    /// The number of a task; nil for jobs that are no tasks, such as an actor's.
    static func of(_ job: UnownedJob) -> UInt64? {
        ExecutorJob(job).kind == .task ? number(of: job) : nil
    }

    /// The number of the task whose code calls; nil outside any.
    package static var current: UInt64? {
        withUnsafeCurrentTask { task in task.flatMap { number(of: unsafeBitCast($0, to: UnownedJob.self)) } }
    }

    /// The runtime counts from 1: a task without a number belongs to whoever enqueues it.
    private static func number(of task: UnownedJob) -> UInt64? {
        let number = runtimeNumber(task)
        return number > 0 ? number : nil
    }
}
