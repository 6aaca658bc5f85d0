import BackgroundRuntime
import Foundation

// What servers are asked, and what they answer.

extension TransferService {
    /// How often a task is sent elsewhere before that is an error.
    private static let mostRedirects = 20

    /// The request is out: the server answers after a while.
    func ask(_ task: TransferTask) {
        reconsiderTimeout(of: task)
        guard let reply = reply(to: task) else {
            task.session.record(
                .note, "no server answers \(task.status.request.url.absoluteString)",
                detail: "name one: device.transfers.serve(_:at:), or the stimulus transfer.serve")
            return perform(task.machine.failed(TransferCode.noHost), on: task)
        }
        step(task, after: reply.takes) { $0.take(reply, for: $1) }
    }

    private func reply(to task: TransferTask) -> TransferReply? {
        let url = task.status.request.url
        guard !url.isFileURL else { return TransferReply(body: .file(url)) }
        var request = task.status.request
        request.headers.merge(task.session.settings.headers) { own, _ in own }
        if let from = task.course.resumption { request.headers["Range"] = "bytes=\(from.offset)-" }
        return servers.answer(request) { [self] in body(of: task) }
    }

    private func body(of task: TransferTask) -> Data? {
        switch task.plan.source {
        case .request, .stream: nil
        case .data(let data): data
        case .file(let url): try? Data(contentsOf: url)
        }
    }

    private func take(_ reply: TransferReply, for task: TransferTask) {
        if let failure = reply.failure { return perform(task.machine.failed(failure), on: task) }
        guard let size = reply.body.size else { return perform(task.machine.failed(TransferCode.noFile), on: task) }
        let start = continuation(of: task, in: reply, size: size)
        let response = response(of: task, reply, size: size, from: start)
        if let target = redirect(in: response) { return follow(target, response, task) }
        if response.status == 401, mayChallenge(task) { return challenge(task, response) }
        task.course.failures = 0
        task.attempt.reply = reply
        task.status.response = response
        task.status.received = start
        if start == 0 { task.course.told.received = 0 }
        notifyStart(of: task, from: start, size: size)
    }

    /// Where a download goes on; zero where it begins anew.
    private func continuation(of task: TransferTask, in reply: TransferReply, size: Int64) -> Int64 {
        guard let from = task.course.resumption, reply.status / 100 == 2 else { return 0 }
        task.course.resumption = nil
        let fits = reply.acceptsRanges && reply.tag == from.tag && from.offset <= size
        task.session.record(
            .note, fits ? "goes on at byte \(from.offset)" : "begins anew: the server has something else now",
            rule: TransferRules.resumable)
        return fits ? from.offset : 0
    }

    private func response(
        of task: TransferTask, _ reply: TransferReply, size: Int64, from start: Int64
    ) -> LoadingResponse {
        let url = task.status.request.url
        var headers = reply.headers
        if headers["Content-Length"] == nil { headers["Content-Length"] = "\(size - start)" }
        if reply.acceptsRanges { headers["ETag"] = reply.tag }
        let status = start > 0 ? 206 : reply.status
        return LoadingResponse(
            url: url, status: url.isFileURL ? nil : status, headers: url.isFileURL ? [:] : headers,
            expected: size - start)
    }

    // Redirects.

    private func redirect(in response: LoadingResponse) -> LoadingRequest? {
        guard let status = response.status, [301, 302, 303, 307, 308].contains(status),
            let place = response.header("Location"), let url = URL(string: place, relativeTo: response.url)
        else { return nil }
        return LoadingRequest(url.absoluteURL)
    }

    private func follow(_ target: LoadingRequest, _ response: LoadingResponse, _ task: TransferTask) {
        task.status.redirects += 1
        guard task.status.redirects <= TransferService.mostRedirects else {
            return perform(task.machine.end(TransferCode.tooManyRedirects), on: task)
        }
        var request = task.status.request
        request.url = target.url
        // What a browser does: a form that was sent is not sent again.
        if let status = response.status, status < 307, request.method != "HEAD" { request.method = "GET" }
        guard !task.isBackground else {
            task.session.record(
                .note, "follows to \(request.url.absoluteString)", detail: "the delegate is not asked",
                rule: TransferRules.redirects)
            return go(to: request, task)
        }
        askApp(task) { [weak self] done in
            .redirects(response, request) { answer in
                guard done() else { return }
                answer.map { self?.go(to: $0, task) } ?? self?.stay(with: response, task)
            }
        }
    }

    private func go(to request: LoadingRequest, _ task: TransferTask) {
        task.status.request = request
        perform(task.machine.turnedAway(), on: task)
    }

    /// The answer that sends elsewhere is the answer.
    private func stay(with response: LoadingResponse, _ task: TransferTask) {
        task.attempt.reply = TransferReply(status: response.status ?? 200, headers: response.headers)
        task.status.response = response
        notifyStart(of: task, from: 0, size: 0)
    }

    // Challenges.

    private func mayChallenge(_ task: TransferTask) -> Bool {
        task.session.settings.hasDelegate && !task.course.gaveUp
    }

    private func challenge(_ task: TransferTask, _ response: LoadingResponse) {
        let realm = response.header("WWW-Authenticate")?.split(separator: "\"").dropFirst().first
        let challenge = LoadingChallenge(
            host: response.url.host ?? "", realm: realm.map(String.init) ?? "", failures: task.course.challenges)
        task.course.challenges += 1
        guard task.isBackground, task.session.listener == nil else { return notify(challenge, of: task) }
        task.course.isAsking = true
        reconsiderTimeout(of: task)
        task.session.pendingEvents.challenged.append((task, challenge))
        considerWake(for: task.session)
    }

    func notify(_ challenge: LoadingChallenge, of task: TransferTask) {
        askApp(task) { [weak self] done in
            .challenged(challenge) { answer in
                if done() { self?.take(answer, for: task) }
            }
        }
    }

    private func take(_ answer: LoadingAnswer, for task: TransferTask) {
        switch answer {
        case .credential(let user, let password):
            let words = Data("\(user):\(password)".utf8).base64EncodedString()
            task.status.request.headers["Authorization"] = "Basic \(words)"
        case .none: task.course.gaveUp = true
        case .cancel: return perform(task.machine.end(TransferCode.cancelled), on: task)
        }
        perform(task.machine.turnedAway(), on: task)
    }

    /// Asks the app something on which the task depends: time does not count meanwhile.
    ///
    /// - Parameter call: makes the call; what it gets says whether an answer is the first one.
    func askApp(_ task: TransferTask, _ call: (_ done: @escaping () -> Bool) -> LoadingCall) {
        task.course.isAsking = true
        reconsiderTimeout(of: task)
        var isAnswered = false
        let question = call {
            guard !isAnswered else { return false }
            isAnswered = true
            task.course.isAsking = false
            return true
        }
        notify(question, of: task, rule: nil)
    }
}
