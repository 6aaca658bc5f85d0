import BackgroundRuntime
import Foundation

/// The tasks of a scripted app: what its handlers do, by the identifier.
final class ScriptedTasks: ScriptedClient {
    /// What the expiration handler of a task does.
    enum Expiration: String, CaseIterable {
        case completes
        case ignores
        case missing
    }

    private unowned let process: AppProcess
    private var running: [String: RunningTask] = [:]
    private var service: BackgroundTaskService { process.device.requiredService(BackgroundTaskService.self) }

    init(_ process: AppProcess) { self.process = process }

    /// What the phone shows.
    var date: Date { process.device.date }

    /// Registers a handler that works so long, and completes its task with success.
    ///
    /// - Parameters:
    ///   - identifier: of the task.
    ///   - time: nil for work without end.
    ///   - isOnMain: whether the handler is called on the main thread.
    ///   - expiration: what it does when its time is over.
    ///   - submits: the kind of a request that it submits first.
    func register(
        _ identifier: String, taking time: Duration?, onMain isOnMain: Bool, _ expiration: Expiration,
        submits: TaskRequest.Kind?
    ) {
        _ = service.register(identifier, in: process, at: isOnMain ? .main : nil) { [unowned self] task in
            running[identifier] = task
            if expiration != .missing {
                task.expirationHandler = { [unowned task] in
                    if expiration == .completes { task.complete(success: false) }
                }
            }
            if let submits { submit(TaskRequest(identifier, submits)) }
            guard let time else { return }
            SimulatedThread.sleep(for: time)
            if !task.isDone { task.complete(success: true) }
        }
    }

    /// Submits a request; a refusal is in the trace, and an app without code has nothing to do about it.
    func submit(_ request: TaskRequest) { try? service.submit(request, in: process) }

    func cancel(_ identifier: String?) {
        if let identifier { service.cancel(identifier, in: process) } else { service.cancelAll(in: process) }
    }

    func printPending() {
        service.notifyPending(in: process) { [unowned process] requests in
            process.print("pending: \(requests.map(\.identifier).joined(separator: ", "))")
        }
    }

    func task(_ identifier: String) throws -> RunningTask {
        guard let task = running[identifier], !task.isDone else {
            throw StimulusError("no task \(identifier) of \(process.app.name) runs")
        }
        return task
    }
}
