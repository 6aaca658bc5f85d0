import BackgroundTasks
import Foundation

protocol TaskScheduling: AnyObject {
    func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool
    func submit(_ taskRequest: BGTaskRequest) throws
    func cancel(taskRequestWithIdentifier identifier: String)
    func cancelAllTaskRequests()
    func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void)
}

extension BGTaskScheduler: TaskScheduling {}

protocol BackgroundTaskProtocol: AnyObject {
    var identifier: String { get }
    var expirationHandler: (() -> Void)? { get set }
    func setTaskCompleted(success: Bool)
}

// row: BGTask (type)
extension BGTask: BackgroundTaskProtocol {}

final class SymbolScheduler {
    private let queue = OperationQueue()

    func register() {
        // row: BGTaskScheduler.shared
        // row: BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.refresh", using: nil) { task in
            // row: BGAppRefreshTask
            guard let task = task as? BGAppRefreshTask else { return }
            self.handle(task)
        }
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.clean", using: .main) { task in
            // row: BGProcessingTask
            if task is BGProcessingTask { self.handle(task) }
        }
    }

    func handle(_ task: BGTask) {
        schedule()
        let work = BlockOperation {}
        // row: BGTask.expirationHandler
        task.expirationHandler = { [queue] in queue.cancelAllOperations() }
        // row: BGTask.identifier
        print(task.identifier)
        work.completionBlock = {}
        queue.addOperation(work)
        // row: BGTask.setTaskCompleted(success:)
        task.setTaskCompleted(success: !work.isCancelled)
    }

    func schedule() {
        // row: BGAppRefreshTaskRequest.init(identifier:)
        // row: BGTaskRequest (base type)
        let refresh: BGTaskRequest = BGAppRefreshTaskRequest(identifier: "com.example.refresh")
        // row: BGTaskRequest.earliestBeginDate
        refresh.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
        // row: BGProcessingTaskRequest.init(identifier:)
        let clean = BGProcessingTaskRequest(identifier: "com.example.clean")
        // row: BGProcessingTaskRequest.requiresNetworkConnectivity
        clean.requiresNetworkConnectivity = true
        // row: BGProcessingTaskRequest.requiresExternalPower
        clean.requiresExternalPower = false
        do {
            // row: BGTaskScheduler.submit(_:)
            try BGTaskScheduler.shared.submit(refresh)
            try BGTaskScheduler.shared.submit(clean)
        } catch BGTaskScheduler.Error.notPermitted {
            print("not permitted")
        } catch let error as BGTaskScheduler.Error {
            // row: BGTaskScheduler.Error (.Code.notPermitted/.unavailable/.tooManyPendingTaskRequests)
            switch error.code {
            case .unavailable: print("unavailable")
            case .tooManyPendingTaskRequests, BGTaskScheduler.Error.Code.notPermitted: print("no")
            default: break
            }
        } catch {
            print(error)
        }
    }

    func cancel() async {
        // row: BGTaskScheduler.cancel(taskRequestWithIdentifier:)
        BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: "com.example.refresh")
        // row: BGTaskScheduler.getPendingTaskRequests(completionHandler:) / pendingTaskRequests()
        BGTaskScheduler.shared.getPendingTaskRequests { requests in print(requests.map(\.identifier)) }
        let pending = await BGTaskScheduler.shared.pendingTaskRequests()
        print(pending.count)
        // row: BGTaskScheduler.cancelAllTaskRequests()
        BGTaskScheduler.shared.cancelAllTaskRequests()
    }

    // row: BGContinuedProcessingTask / Request (iOS 26)
    func export() throws {
        let request = BGContinuedProcessingTaskRequest(
            identifier: "com.example.export", title: "Export", subtitle: "0 of 3")
        request.strategy = .fail
        try BGTaskScheduler.shared.submit(request)
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.export", using: nil) { task in
            guard let task = task as? BGContinuedProcessingTask else { return }
            task.progress.totalUnitCount = 3
            task.updateTitle("Export", subtitle: "1 of 3")
        }
    }
}
