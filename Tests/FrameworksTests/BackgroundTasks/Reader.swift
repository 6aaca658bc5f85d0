import BackgroundTasks
import UIKit

/// Refreshes and tidies up by the scheduler, and exports what the user asks for.
final class BackgroundTasksReader: UIResponder, UIApplicationDelegate {
    nonisolated static let refresh = "com.example.Reader.refresh"
    nonisolated static let tidy = "com.example.Reader.tidy"

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.refresh, using: nil) { task in
            print(task.identifier, task is BGAppRefreshTask, "on the main thread:", Thread.isMainThread)
            task.expirationHandler = {
                print("expired")
                task.setTaskCompleted(success: false)
            }
        }
        BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.tidy, using: .main) { task in
            print(task.identifier, task is BGProcessingTask, "on the main thread:", Thread.isMainThread)
            task.setTaskCompleted(success: true)
        }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        let refresh = BGAppRefreshTaskRequest(identifier: Self.refresh)
        refresh.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
        submit(refresh)
        let tidy = BGProcessingTaskRequest(identifier: Self.tidy)
        tidy.requiresExternalPower = true
        tidy.requiresNetworkConnectivity = true
        submit(tidy)
    }

    func submit(_ request: BGTaskRequest) {
        do { try BGTaskScheduler.shared.submit(request) } catch BGTaskScheduler.Error.notPermitted {
            print("not permitted")
        } catch {
            print("refused:", (error as NSError).domain, (error as NSError).code)
        }
    }

    func export(_ name: String) {
        let identifier = "com.example.Reader.export.\(name)"
        BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: nil) { task in
            guard let task = task as? BGContinuedProcessingTask else { return }
            var isExpired = false
            task.expirationHandler = { isExpired = true }
            task.progress.totalUnitCount = 60
            while !isExpired, task.progress.completedUnitCount < 60 {
                Thread.sleep(forTimeInterval: 1)
                task.progress.completedUnitCount += 1
            }
            task.updateTitle(isExpired ? "Cancelled" : "Done", subtitle: task.subtitle)
            print(task.title, task.subtitle, task.progress.completedUnitCount)
            task.setTaskCompleted(success: !isExpired)
        }
        let request = BGContinuedProcessingTaskRequest(identifier: identifier, title: "Export", subtitle: name)
        request.strategy = .fail
        submit(request)
    }
}
