import BackgroundTasks
import UIKit

/// The new way: each request gives one launch, so the task that runs asks for the next one.
final class TaskSchedule: @unchecked Sendable {
    private static let refresh = "com.example.NewsReader.refresh"
    private static let tidy = "com.example.NewsReader.tidy"

    private let feed: Feed
    private var isStopped = false

    init(_ feed: Feed) { self.feed = feed }

    func register() {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.refresh, using: .main) { [self] in refresh($0) }
        BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.tidy, using: nil) { [self] in tidy($0) }
    }

    func submit() {
        submitRefresh()
        let tidy = BGProcessingTaskRequest(identifier: Self.tidy)
        tidy.requiresExternalPower = true
        submit(tidy)
    }

    private func submitRefresh() {
        let refresh = BGAppRefreshTaskRequest(identifier: Self.refresh)
        refresh.earliestBeginDate = Date(timeIntervalSinceNow: 2 * 3_600)
        submit(refresh)
    }

    private func submit(_ request: BGTaskRequest) {
        do { try BGTaskScheduler.shared.submit(request) } catch BGTaskScheduler.Error.unavailable {
            print("the user wants no refresh in the background")
        } catch { print("\(request.identifier) not taken: \(error)") }
    }

    private func refresh(_ task: BGTask) {
        submitRefresh()
        nonisolated(unsafe) let task = task
        task.expirationHandler = {
            print("no time left to load")
            task.setTaskCompleted(success: false)
        }
        Task { [feed] in
            _ = await feed.load()
            task.setTaskCompleted(success: true)
        }
    }

    private func tidy(_ task: BGTask) {
        isStopped = false
        nonisolated(unsafe) let task = task
        task.expirationHandler = { [self] in
            print("stops tidying up")
            isStopped = true
        }
        Task { [self] in task.setTaskCompleted(success: await feed.tidy { [self] in isStopped }) }
    }
}
