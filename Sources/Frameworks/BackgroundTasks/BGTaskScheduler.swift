import BackgroundRuntime
import SimulatedFoundation
import VigilBackgroundTasks

/// Takes requests for tasks, and starts them when the system sees fit.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    private let process: AppProcess
    private let service: BackgroundTaskService

    init(_ process: AppProcess) {
        self.process = process
        service = process.device.requiredService(BackgroundTaskService.self)
    }

    /// The scheduler of the app that is running.
    open class var shared: BGTaskScheduler {
        let process = SimulatedApp.process(for: "BGTaskScheduler.shared")
        process.require(BGTaskScheduler.self)
        return process.storage.object { BGTaskScheduler(process) }
    }

    /// What a continued task may ask for on this phone beyond the usual. From iOS 26.
    open class var supportedResources: BGContinuedProcessingTaskRequest.Resources {
        SimulatedApp.require(.classMethod("supportedResources", of: "BGTaskScheduler", .iOS(26)))
        return shared.service.supportsGPU ? .gpu : []
    }

    /// Registers the launch handler of a task, once in each launch and before `didFinishLaunching` returns: otherwise the
    /// app ends with an exception. The handler of a continued task may come later.
    ///
    /// - Parameters:
    ///   - identifier: one that the manifest permits.
    ///   - queue: where the handler is called; nil for a queue of the system.
    ///   - launchHandler: called with the task, each time that the system starts it.
    /// - Returns: whether the handler is in place; false for an identifier that is not permitted.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        service.register(identifier, in: process, at: queue.map { .on($0) }) { launchHandler(BGTask.made(of: $0)) }
    }

    /// Submits a request, in place of one that is pending with its identifier. It may block for a while.
    ///
    /// - Throws: ``Error`` when the request is not taken.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        do throws(SubmissionError) { try service.submit(taskRequest.asked, in: process) } catch {
            throw BGTaskScheduler.Error(error)
        }
    }

    /// Submits a request without blocking. From iOS 27.
    ///
    /// - Parameters:
    ///   - taskRequest: replaces one that is pending with its identifier.
    ///   - completionHandler: called on a queue of the system, with an ``Error`` when the request is not taken.
    open func submitTaskRequest(
        _ taskRequest: BGTaskRequest, completionHandler: @escaping @Sendable ((any Swift.Error)?) -> Void
    ) {
        process.require(.method("submitTaskRequest:completionHandler:", of: "BGTaskScheduler", .iOS(27)))
        let request = taskRequest.asked
        DispatchQueue.global().async { [self] in
            do throws(SubmissionError) {
                try service.submit(request, in: process)
                completionHandler(nil)
            } catch {
                completionHandler(BGTaskScheduler.Error(error))
            }
        }
    }

    /// Submits a request without blocking. From iOS 27.
    ///
    /// - Throws: ``Error`` when the request is not taken.
    open func submitTaskRequest(_ taskRequest: BGTaskRequest) async throws {
        let error = await withCheckedContinuation { continuation in
            submitTaskRequest(taskRequest) { continuation.resume(returning: $0) }
        }
        if let error { throw error }
    }

    /// Takes a request back that has not started.
    open func cancel(taskRequestWithIdentifier identifier: String) { service.cancel(identifier, in: process) }

    /// Takes all requests back that have not started.
    open func cancelAllTaskRequests() { service.cancelAll(in: process) }

    /// Tells what is pending.
    ///
    /// - Parameter completionHandler: called on a queue of the system, with the requests that have not started.
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        service.notifyPending(in: process) { completionHandler($0.map(BGTaskRequest.made)) }
    }

    /// The requests that have not started.
    open func pendingTaskRequests() async -> [BGTaskRequest] {
        let requests = await withCheckedContinuation { continuation in
            service.notifyPending(in: process) { continuation.resume(returning: $0) }
        }
        return requests.map(BGTaskRequest.made)
    }
}
