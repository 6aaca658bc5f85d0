import BackgroundTasks
import Foundation

extension Notification.Name {
    static let deskDidChange = Notification.Name("deskDidChange")
}

/// What the desk of the airline says of the next flight.
final class Desk {
    static let identifier = "com.example.CheckIn.refresh"
    static let shared = Desk()

    private let defaults = UserDefaults.standard
    private(set) var isCheckedIn = false
    private(set) var gate: String?

    var isRefreshedInBackground: Bool {
        get { !defaults.bool(forKey: "staysStill") }
        set { defaults.set(!newValue, forKey: "staysStill") }
    }

    var lastLook: Date? { defaults.object(forKey: "lastLook") as? Date }

    func checkIn() {
        isCheckedIn = true
        NotificationCenter.default.post(name: .deskDidChange, object: nil)
    }

    func schedule() {
        guard isRefreshedInBackground, isCheckedIn else { return }
        let request = BGAppRefreshTaskRequest(identifier: Self.identifier)
        request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
        do {
            try BGTaskScheduler.shared.submit(request)
        } catch {
            print("not scheduled: \(error)")
        }
    }

    func refresh(_ task: BGAppRefreshTask) {
        schedule()
        let work = DispatchWorkItem { [self] in
            gate = "B12"
            defaults.set(Date(), forKey: "lastLook")
            print("gate \(gate ?? "")")
            NotificationCenter.default.post(name: .deskDidChange, object: nil)
            task.setTaskCompleted(success: true)
        }
        task.expirationHandler = {
            work.cancel()
            task.setTaskCompleted(success: false)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: work)
    }
}
