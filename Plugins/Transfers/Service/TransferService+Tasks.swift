import BackgroundRuntime
import Foundation

// Sessions and tasks, as apps make them.

extension TransferService {
    public func openSession(
        _ settings: LoadingSettings, for client: any LoadingClient, at place: CallPlace, in process: AppProcess
    ) -> any LoadingSession {
        // What loads in the app's own process was there before, under another name.
        guard let identifier = settings.identifier else {
            let record = SessionRecord(settings, of: process.app, self)
            sessions.append(record)
            linkDidChange()
            let session = TransferSession(record, for: client, at: place, in: process)
            record.handle = session
            return session
        }
        return openBackgroundSession(settings, identifier, for: client, at: place, in: process)
    }

    private func openBackgroundSession(
        _ settings: LoadingSettings, _ identifier: String, for client: any LoadingClient, at place: CallPlace,
        in process: AppProcess
    ) -> TransferSession {
        guard context.system >= .iOS(7) else {
            process.raise("URLSession came with iOS 7", rule: LifecycleRules.terminateCrash)
        }
        let known = sessions(of: process.app).first { $0.settings.identifier == identifier }
        let record = known ?? SessionRecord(settings, of: process.app, self)
        if known == nil {
            sessions.append(record)
            linkDidChange()
        }
        let session = TransferSession(record, for: client, at: place, in: process)
        if !settings.hasDelegate {
            process.app.recordUndone(
                "the background \(record.name) has no delegate: nobody hears of its tasks",
                rule: TransferRules.delegateRequired, ["URLSessionDelegate", "URLSessionDownloadDelegate"])
        }
        guard record.handle == nil else {
            process.record(
                .finding, "a background session of this identifier exists already: \(identifier)",
                detail: "the first one goes on, and is told of all tasks", rule: TransferRules.duplicateIdentifier)
            return session
        }
        record.settings = settings
        record.handle = session
        noteRecreation(of: record, in: process)
        deliverPendingEvents(of: record)
        return session
    }

    private func noteRecreation(of record: SessionRecord, in process: AppProcess) {
        guard record.hasPendingTasks, case .none = record.wake else { return }
        process.record(
            .note, "the \(record.name) has tasks that go on: handleEventsForBackgroundURLSession is not called",
            rule: TransferRules.wakeNotAtLaunch)
    }

    /// A session became invalid.
    func forget(_ session: TransferSession) {
        if session.record.handle === session { session.record.handle = nil }
        if let process = session.link.process { ProcessTransfers.of(process).sessions.removeAll { $0 === session } }
        sessions.removeAll { $0 === session.record && $0.tasks.isEmpty && $0.handle == nil }
    }

    func makeTask(_ plan: LoadingPlan, in record: SessionRecord) -> TransferTask {
        if record.isBackground, let process = AppProcess.current { check(plan, in: process) }
        let task = TransferTask(record.takeNumber(), plan, of: record, serial: takeSerial())
        record.tasks.append(task)
        return task
    }

    /// What a phone answers with an exception, or lets pass and regrets.
    private func check(_ plan: LoadingPlan, in process: AppProcess) {
        if plan.report != .delegate {
            process.raise(
                "NSGenericException: Completion handler blocks are not supported in background sessions. Use a delegate "
                    + "instead.",
                rule: TransferRules.delegateRequired)
        }
        if plan.kind == .data { checkData(in: process) }
        if plan.isUploadWithoutFile { checkUpload(plan, in: process) }
    }

    private func checkData(in process: AppProcess) {
        guard context.system >= .iOS(8) else {
            process.raise(
                "NSGenericException: Data tasks are not supported in background sessions.",
                rule: TransferRules.dataTasks)
        }
        process.record(
            .finding, "a data task of a background session ends with the app", rule: TransferRules.dataTasks)
    }

    private func checkUpload(_ plan: LoadingPlan, in process: AppProcess) {
        guard context.system >= .iOS(8) else {
            process.raise(
                "NSGenericException: Upload tasks in background sessions must be from a file",
                rule: TransferRules.uploadFromFile)
        }
        if case .data = plan.source {
            process.raise(
                "NSGenericException: Upload tasks from NSData are not supported in background sessions.",
                rule: TransferRules.uploadFromFile)
        }
        process.record(
            .finding, "an upload of a background session that is not from a file fails when the app exits",
            rule: TransferRules.uploadFromFile)
    }

    func resume(_ task: TransferTask) {
        guard task.status.state == .suspended, task.machine.stage == .idle else { return }
        task.status.state = .running
        if task.activity == nil { task.activity = task.session.app.beginSystemActivity("transfer", task.name) }
        if task.terms.deadline == nil { begin(task) }
        guard let url = unusable(task.plan.request.url, isBackground: task.isBackground) else { return consider(task) }
        let rule = task.isBackground ? TransferRules.httpOnly : nil
        task.session.record(.refusal, "\(url) cannot be loaded", detail: "only HTTP and HTTPS are", rule: rule)
        perform(task.machine.end(TransferCode.unsupportedURL), on: task)
    }

    private func unusable(_ url: URL, isBackground: Bool) -> String? {
        let schemes = isBackground ? ["http", "https"] : ["http", "https", "file"]
        return schemes.contains(url.scheme?.lowercased() ?? "") ? nil : url.absoluteString
    }

    /// A task is resumed for the first time: its time begins to count.
    private func begin(_ task: TransferTask) {
        task.terms.deadline = context.now.advanced(by: task.terms.resourceTimeout)
        task.deadline = context.schedule(after: task.terms.resourceTimeout, isHousekeeping: true) {
            [weak self, weak task] in
            guard let self, let task else { return }
            task.deadline = nil
            let rule = task.isBackground ? TransferRules.retry : nil
            task.session.record(.note, "the time for \(task.name) is over", rule: rule)
            perform(task.machine.end(TransferCode.timedOut), on: task)
        }
        noteEarliestBegin(of: task)
        if task.isBackground, AppProcess.current?.state == .background { limit(task) }
    }

    /// What holds for transfers that an app starts in the background.
    private func limit(_ task: TransferTask) {
        if !task.terms.isDiscretionary {
            task.terms.isForcedDiscretionary = true
            task.session.record(
                .note, "\(task.name) is discretionary: it was started in the background",
                rule: TransferRules.discretionaryForced)
        }
        let rate = AppTransfers.of(task.session.app)
        let delay = rate.startRate.start(at: context.now)
        guard delay > .zero else { return }
        let start = context.now.advanced(by: delay)
        if start > task.terms.start?.instant ?? .boot { task.terms.start = (start, true) }
        guard rate.startRate.isGrowing else { return }
        task.session.record(
            .finding, "each wake makes the next transfer wait longer: \(TimeText.duration(delay)) now",
            detail: "hand all transfers to the session at once", rule: TransferRules.oneAtATime)
    }

    /// The app says when a task may begin.
    func noteEarliestBegin(of task: TransferTask) {
        guard task.isBackground, let date = task.notes.earliestBegin else { return }
        let delay = date.timeIntervalSince(context.clocks.date(at: context.now))
        guard delay > 0 else { return }
        task.terms.start = (context.now.advanced(by: Duration(inSeconds: delay)), false)
    }

    /// The size of the body of the request of a task; nil where its file is not there.
    func bytesToSend(of task: TransferTask) -> Int64? {
        switch task.plan.source {
        case .request, .stream: Int64(task.status.request.body?.count ?? 0)
        case .data(let data): Int64(data.count)
        case .file(let url): TransferBody.file(url).size
        }
    }
}

extension LoadingPlan {
    /// Whether it sends something that is gone with the process.
    var isUploadWithoutFile: Bool {
        guard kind == .upload else { return false }
        if case .file = source { return false }
        return true
    }
}
