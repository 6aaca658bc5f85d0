import BackgroundRuntime
import VigilDocuments

extension BackgroundTaskService {
    /// The message of the system for a task that is not pending, which covers several causes, and which of them it is.
    func whyNothingIsScheduled(for identifier: String, of app: InstalledApp) -> String {
        "No task request with identifier \(identifier) has been scheduled: " + causeOfAbsence(of: identifier, app)
    }

    private func causeOfAbsence(of identifier: String, _ app: InstalledApp) -> String {
        guard let owner = owner(of: app) else { return "the phone has no app for the extension \(app.name)" }
        if let end = AppTasks.of(owner).ends[identifier] { return end.reason }
        let permitted = permitted(owner)
        if !permitted.permits(identifier) {
            let meant = closestMatch(to: identifier, in: permitted.entries).map { "; did you mean \($0)?" } ?? ""
            return "BGTaskSchedulerPermittedIdentifiers of \(app.name) does not have it" + meant
        }
        let others = pending(of: app).map(\.identifier)
        return "\(app.name) never submitted it"
            + (others.isEmpty ? "" : "; what it submitted is " + others.joined(separator: ", "))
    }
}
