import BackgroundRuntime

/// Hands what a session is told to its delegate, or to the completion handler of a task. It keeps the session, as a phone
/// does until the session is invalid.
final class SessionRelay: LoadingClient {
    private let session: URLSession

    init(_ session: URLSession) { self.session = session }

    func isNotified(_ call: LoadingCall, of task: any LoadingTask) -> Bool {
        let delegate = of(session.task(for: task))
        return switch call {
        case .response, .data: delegate is any URLSessionDataDelegate
        case .wrote, .resumed, .file: delegate is any URLSessionDownloadDelegate
        case .waits, .redirects, .challenged, .sent, .completed: delegate != nil
        case .handled: true
        }
    }

    func perform(_ call: LoadingCall, of loading: any LoadingTask) {
        let task = session.task(for: loading)
        if let bytes = task.bytes { return feed(bytes, call, task) }
        switch call {
        case .waits: of(task)?.urlSession(session, taskIsWaitingForConnectivity: task)
        case .redirects(let response, let request, let answer): redirect(task, response, request, answer)
        case .challenged(let challenge, let answer): self.challenge(task, challenge, answer)
        case .sent(let new, let total, let all):
            task.noteProgress(total, of: all)
            of(task)?.urlSession(
                session, task: task, didSendBodyData: new, totalBytesSent: total, totalBytesExpectedToSend: all)
        case .response(let response, let answer): begin(task, response, answer)
        case .data(let data): receive(data, task)
        case .wrote, .resumed, .file: download(call, task)
        case .completed(let failure):
            session.forget(task)
            notifyMetrics(of: task)
            of(task)?.urlSession(session, task: task, didCompleteWithError: failure?.error)
        case .handled(let data, let file, let response, let failure):
            session.forget(task)
            notifyMetrics(of: task)
            task.handler?(data, file, response.map(URLResponse.make), failure?.error)
            task.handler = nil
        }
    }

    func didFinishEvents() { session.delegate?.urlSessionDidFinishEvents(forBackgroundURLSession: session) }

    func didBecomeInvalid() {
        session.delegate?.urlSession(session, didBecomeInvalidWithError: nil)
        session.forgetAll()
    }

    /// Whoever hears of a task: its own delegate, or that of the session.
    private func of(_ task: URLSessionTask) -> (any URLSessionTaskDelegate)? {
        task.ownDelegate ?? session.delegate as? any URLSessionTaskDelegate
    }

    /// Says how long a task took, whoever is told of its end: libraries wait for both before they go on.
    private func notifyMetrics(of task: URLSessionTask) {
        guard let process = AppProcess.current, process.device.system >= .iOS(10) else { return }
        of(task)?.urlSession(session, task: task, didFinishCollecting: URLSessionTaskMetrics(of: task))
    }

    private func receive(_ data: Data, _ task: URLSessionTask) {
        task.noteProgress(task.countOfBytesReceived, of: task.countOfBytesExpectedToReceive)
        guard let task = task as? URLSessionDataTask else { return }
        (of(task) as? any URLSessionDataDelegate)?.urlSession(session, dataTask: task, didReceive: data)
    }

    private func begin(_ task: URLSessionTask, _ response: LoadingResponse, _ answer: @escaping (Bool) -> Void) {
        guard let task = task as? URLSessionDataTask, let delegate = of(task) as? any URLSessionDataDelegate else {
            return answer(true)
        }
        let answer = SystemHandler(call: answer)
        delegate.urlSession(session, dataTask: task, didReceive: URLResponse.make(response)) { disposition in
            if disposition == .becomeDownload || disposition == .becomeStream {
                SimulatedApp.note("a data task that becomes another one is not simulated: it goes on as it is")
            }
            answer.call(disposition != .cancel)
        }
    }

    private func download(_ call: LoadingCall, _ task: URLSessionTask) {
        guard let task = task as? URLSessionDownloadTask else { return }
        let delegate = of(task) as? any URLSessionDownloadDelegate
        switch call {
        case .wrote(let new, let total, let all):
            task.noteProgress(total, of: all)
            delegate?.urlSession(
                session, downloadTask: task, didWriteData: new, totalBytesWritten: total,
                totalBytesExpectedToWrite: all)
        case .resumed(let offset, let all):
            delegate?.urlSession(
                session, downloadTask: task, didResumeAtOffset: offset, expectedTotalBytes: all)
        case .file(let place):
            delegate?.urlSession(session, downloadTask: task, didFinishDownloadingTo: place)
        default: break
        }
    }

    // Questions.

    private func redirect(
        _ task: URLSessionTask, _ response: LoadingResponse, _ request: LoadingRequest,
        _ answer: @escaping (LoadingRequest?) -> Void
    ) {
        guard let delegate = of(task), let http = URLResponse.make(response) as? HTTPURLResponse else {
            return answer(request)
        }
        let answer = SystemHandler(call: answer)
        delegate.urlSession(
            session, task: task, willPerformHTTPRedirection: http, newRequest: URLRequest(request)
        ) { answer.call($0?.loading) }
    }

    private func challenge(
        _ task: URLSessionTask, _ challenge: LoadingChallenge, _ answer: @escaping (LoadingAnswer) -> Void
    ) {
        guard let delegate = of(task) else { return answer(.none) }
        let space = URLProtectionSpace(
            host: challenge.host, port: 443, protocol: "https", realm: challenge.realm,
            authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
        let answer = SystemHandler(call: answer)
        delegate.urlSession(
            session, task: task, didReceive: URLAuthenticationChallenge(space, failures: challenge.failures)
        ) { disposition, credential in
            switch disposition {
            case .cancelAuthenticationChallenge: answer.call(.cancel)
            case .useCredential:
                answer.call(credential.map { .credential(user: $0.user ?? "", password: $0.password ?? "") } ?? .none)
            case .performDefaultHandling, .rejectProtectionSpace: answer.call(.none)
            }
        }
    }

    /// What is told of a task whose bytes somebody waits for.
    private func feed(_ bytes: ByteSource, _ call: LoadingCall, _ task: URLSessionTask) {
        switch call {
        case .response(let response, let answer):
            bytes.begin(URLResponse.make(response))
            answer(true)
        case .data(let data): bytes.add(data)
        case .redirects(let response, let request, let answer): redirect(task, response, request, answer)
        case .challenged(let challenge, let answer): self.challenge(task, challenge, answer)
        case .completed(let failure):
            session.forget(task)
            notifyMetrics(of: task)
            bytes.finish(failure?.error)
        case .waits, .sent, .wrote, .resumed, .file, .handled: break
        }
    }
}

/// The system's end of a completion handler. An app calls it on whatever thread it likes: one turn runs at a time.
private struct SystemHandler<Answer>: @unchecked Sendable {
    let call: (Answer) -> Void
}
