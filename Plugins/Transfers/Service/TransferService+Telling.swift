import BackgroundRuntime
import Foundation

// What the app is told of its tasks.

extension TransferService {
    /// Tells the app of a task now, where it listens.
    func notify(
        _ call: LoadingCall, of task: TransferTask, rule: Rule?, line: CallLine = .whole, after: (() -> Void)? = nil
    ) {
        guard let session = task.session.handle, task.session.listener != nil else { return }
        session.notify(call, of: task, rule: rule, line: line, after: after)
    }

    /// The answer begins. A delegate of the app's own process may refuse the rest.
    func notifyStart(of task: TransferTask, from start: Int64, size: Int64) {
        if task.plan.kind == .download, task.plan.report == .delegate, start > 0 {
            notify(.resumed(at: start, of: size), of: task, rule: TransferRules.resumable)
        }
        let isAsked = task.plan.kind != .download && task.plan.report != .handler && task.session.listener != nil
        guard isAsked, let response = task.status.response else {
            return perform(task.machine.answered(), on: task)
        }
        askApp(task) { [weak self] done in
            .response(response) { goesOn in
                guard let self, done() else { return }
                self.perform(goesOn ? task.machine.answered() : task.machine.end(TransferCode.cancelled), on: task)
            }
        }
    }

    // Progress.

    /// Tells of progress after a while, as long as something goes through and somebody listens.
    func scheduleProgress(of task: TransferTask) {
        let isNotified = task.plan.report != .handler || task.attempt.flow?.isUp == true
        guard isNotified, task.attempt.progress == nil, task.attempt.flow != nil, task.session.listener != nil else {
            return
        }
        task.attempt.progress = context.schedule(after: figure(TransferConstants.progress), isHousekeeping: true) {
            [weak self, weak task] in
            guard let self, let task else { return }
            task.attempt.progress = nil
            settle(task)
            notifyProgress(of: task)
            scheduleProgress(of: task)
        }
    }

    func notifyProgress(of task: TransferTask) {
        guard task.session.listener != nil else { return }
        let (sent, received) = (task.status.sent, task.status.received)
        if sent > task.course.told.sent {
            let new = sent - task.course.told.sent
            task.course.told.sent = sent
            let all = task.status.toSend
            notify(.sent(new, total: sent, of: all), of: task, rule: nil, line: line(new, sent, of: all))
        }
        guard received > task.course.told.received, task.plan.report != .handler else { return }
        task.plan.kind == .download ? notifyWritten(task, received) : notifyData(task, received)
    }

    private func notifyWritten(_ task: TransferTask, _ received: Int64) {
        let new = received - task.course.told.received
        task.course.told.received = received
        let all = task.attempt.reply?.body.size ?? -1
        notify(
            .wrote(new, total: received, of: all), of: task, rule: nil, line: line(new, received, of: all))
    }

    /// The trace has the first and the last call that tell of progress: those between say nothing more.
    private func line(_ new: Int64, _ total: Int64, of all: Int64) -> CallLine {
        total == all ? .whole : total == new ? .firstOfMany : .none
    }

    private func notifyData(_ task: TransferTask, _ received: Int64) {
        guard let body = task.attempt.reply?.body,
            let data = try? body.bytes(from: task.course.told.received, to: received)
        else { return }
        let old = task.course.told.received
        task.course.told.received = received
        let all = task.attempt.reply?.body.size ?? -1
        notify(.data(data), of: task, rule: nil, line: received == all ? .whole : old == 0 ? .firstOfMany : .none)
    }

    // The end.

    /// A task is over: its app hears of it, now or when it runs.
    func notifyEnd(of task: TransferTask) {
        guard task.isBackground else { return announceEnd(of: task, rule: nil) }
        task.session.pendingEvents.ended.append(task)
        task.session.pendingEvents.isReported = false
        if task.course.cancelledReason != .userForceQuitApplication { considerWake(for: task.session) }
    }

    /// Tells the app, which listens, of the end of a task.
    func announceEnd(of task: TransferTask, rule: Rule?) {
        let failure = task.status.failure
        if task.plan.report == .handler { return announceToHandler(task, failure) }
        guard failure == nil, task.plan.kind == .download else {
            return notify(.completed(failure), of: task, rule: rule)
        }
        guard let place = makeFile(for: task) else {
            task.status.failure = LoadingFailure(code: TransferCode.noFile, url: task.status.request.url)
            return notify(.completed(task.status.failure), of: task, rule: rule)
        }
        notify(.file(place), of: task, rule: rule) { [weak self] in self?.remove(place, of: task) }
        notify(.completed(nil), of: task, rule: rule)
    }

    private func announceToHandler(_ task: TransferTask, _ failure: LoadingFailure?) {
        let response = task.status.response
        guard failure == nil else { return notify(.handled(nil, nil, response, failure), of: task, rule: nil) }
        if task.plan.kind == .download {
            let place = makeFile(for: task)
            return notify(.handled(nil, place, response, nil), of: task, rule: nil) { [weak self] in
                if let place { self?.remove(place, of: task) }
            }
        }
        let data = task.attempt.reply.flatMap { try? $0.body.bytes(from: 0, to: task.status.received) }
        notify(.handled(data ?? Data(), nil, response, nil), of: task, rule: nil)
    }

    /// The file with what was downloaded, in the container of the app.
    private func makeFile(for task: TransferTask) -> URL? {
        guard let body = task.attempt.reply?.body, let container = try? task.session.app.container() else { return nil }
        // The daemon that transfers for a background session has a folder of its own for each app.
        let daemon = "Library/Caches/com.apple.nsurlsessiond/Downloads/\(task.session.app.manifest.bundleIdentifier)"
        let folder = container.appendingPathComponent(task.isBackground ? daemon : "tmp")
        let place = folder.appendingPathComponent("CFNetworkDownload_\(task.serial).tmp")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? FileManager.default.removeItem(at: place)
            try body.write(to: place)
            return place
        } catch {
            task.session.record(.note, "the file of \(task.name) could not be made", detail: "\(error)")
            return nil
        }
    }

    private func remove(_ place: URL, of task: TransferTask) {
        guard FileManager.default.fileExists(atPath: place.path) else { return }
        try? FileManager.default.removeItem(at: place)
        task.session.record(
            .note, "the file of \(task.name) is deleted: it was not moved", rule: TransferRules.fileMove)
    }
}
