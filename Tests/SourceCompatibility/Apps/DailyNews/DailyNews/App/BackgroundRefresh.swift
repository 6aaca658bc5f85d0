// swift-format-ignore-file
//
//  BackgroundRefresh.swift
//  DailyNews
//

import BackgroundTasks
import Foundation

final class BackgroundRefresh {

    private enum Identifier {
        static let refresh = "com.example.DailyNews.refresh"
        static let cleaning = "com.example.DailyNews.cleaning"
    }

    private let store: ArticleStore
    private let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "com.example.DailyNews.background"
        queue.maxConcurrentOperationCount = 1
        return queue
    }()

    init(store: ArticleStore) {
        self.store = store
    }

    func register() {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: Identifier.refresh, using: nil) { [weak self] task in
            self?.handleRefresh(task as! BGAppRefreshTask)
        }
        BGTaskScheduler.shared.register(forTaskWithIdentifier: Identifier.cleaning, using: .main) { [weak self] task in
            self?.handleCleaning(task as! BGProcessingTask)
        }
    }

    func schedule() {
        let refresh = BGAppRefreshTaskRequest(identifier: Identifier.refresh)
        refresh.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
        submit(refresh)

        guard store.needsCleaning else { return }
        let cleaning = BGProcessingTaskRequest(identifier: Identifier.cleaning)
        cleaning.requiresNetworkConnectivity = false
        cleaning.requiresExternalPower = true
        submit(cleaning)
    }

    private func submit(_ request: BGTaskRequest) {
        do {
            try BGTaskScheduler.shared.submit(request)
        } catch BGTaskScheduler.Error.unavailable {
            print("no refresh in the background")
        } catch {
            print("Could not schedule \(request.identifier): \(error)")
        }
    }

    // MARK: - Handlers

    private func handleRefresh(_ task: BGAppRefreshTask) {
        schedule()
        let operation = RefreshOperation(store: store)
        task.expirationHandler = {
            operation.cancel()
        }
        operation.completionBlock = {
            task.setTaskCompleted(success: !operation.isCancelled)
        }
        queue.addOperation(operation)
    }

    private func handleCleaning(_ task: BGProcessingTask) {
        let operation = BlockOperation { [store] in
            store.removeOldArticles()
        }
        task.expirationHandler = operation.cancel
        operation.completionBlock = {
            print("cleaned: \(!operation.isCancelled)")
            task.setTaskCompleted(success: !operation.isCancelled)
        }
        queue.addOperation(operation)
    }
}

/// An operation that ends when the articles are there.
final class RefreshOperation: Operation {

    private let store: ArticleStore
    private let semaphore = DispatchSemaphore(value: 0)

    init(store: ArticleStore) {
        self.store = store
        super.init()
        qualityOfService = .utility
    }

    override func main() {
        guard !isCancelled else { return }
        store.refresh(topic: nil) { [semaphore] result in
            if case .success(let count) = result {
                print("refreshed: \(count) new")
            }
            semaphore.signal()
        }
        _ = semaphore.wait(timeout: .now() + 25)
    }
}
