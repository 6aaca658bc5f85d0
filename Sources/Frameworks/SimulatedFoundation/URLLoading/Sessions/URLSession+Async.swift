import BackgroundRuntime

// Tasks that are waited for. Who stops waiting cancels the task.

extension URLSession {
    /// Loads what a request asks for.
    ///
    /// - Throws: a `URLError`.
    public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        let result = try await result(of: .data, request, delegate: delegate)
        return (result.data ?? Data(), result.response)
    }

    /// Loads an address.
    ///
    /// - Throws: a `URLError`.
    public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url), delegate: delegate)
    }

    /// Sends a file, and loads the answer.
    ///
    /// - Throws: a `URLError`.
    public func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        let result = try await result(of: .upload, request, source: .file(fileURL), delegate: delegate)
        return (result.data ?? Data(), result.response)
    }

    /// Sends bytes, and loads the answer.
    ///
    /// - Throws: a `URLError`.
    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        let result = try await result(of: .upload, request, source: .data(bodyData), delegate: delegate)
        return (result.data ?? Data(), result.response)
    }

    /// Loads what a request asks for into a file, which is the app's to remove.
    ///
    /// - Throws: a `URLError`.
    public func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await file(of: result(of: .download, request, delegate: delegate))
    }

    /// Loads an address into a file, which is the app's to remove.
    ///
    /// - Throws: a `URLError`.
    public func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url), delegate: delegate)
    }

    /// Goes on with a download that broke off, into a file that is the app's to remove.
    ///
    /// - Throws: a `URLError`.
    public func download(
        resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        let request = URLSession.request(in: resumeData)
        return try await file(of: result(of: .download, request, resumeData: resumeData, delegate: delegate))
    }

    /// What a task that was waited for came to.
    fileprivate struct Outcome: Sendable {
        let data: Data?
        let file: URL?
        let response: URLResponse
    }

    private func file(of outcome: Outcome) throws -> (URL, URLResponse) {
        guard let file = outcome.file else { throw URLError(.cannotCreateFile) }
        return (file, outcome.response)
    }

    private func result(
        of kind: LoadingPlan.Kind, _ request: URLRequest?, source: LoadingPlan.Source = .request,
        resumeData: Data? = nil, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> Outcome {
        // Without a delegate Apple has a second method of that name, from iOS 13 on.
        SimulatedApp.require(delegate == nil ? .sessionData : .taskDelegate)
        let task: URLSessionTask =
            switch kind {
            case .data: make(.data, request, report: .handler) as URLSessionDataTask
            case .upload: make(.upload, request, source: source, report: .handler) as URLSessionUploadTask
            case .download:
                make(.download, request, resumeData: resumeData, report: .handler) as URLSessionDownloadTask
            }
        task.ownDelegate = delegate
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Outcome, any Error>) in
                task.handler = { data, file, response, error in
                    waiting.resume(with: Outcome.result(data, file, response, error))
                }
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
    }
}

extension URLSession.Outcome {
    /// What became of a task; a file is moved to where it stays, since whoever waits goes on later.
    fileprivate static func result(
        _ data: Data?, _ file: URL?, _ response: URLResponse?, _ error: (any Error)?
    ) -> Result<Self, any Error> {
        if let error { return .failure(error) }
        guard let response else { return .failure(URLError(.badServerResponse)) }
        return Result { Self(data: data, file: try file.map(keep), response: response) }
    }

    private static func keep(_ file: URL) throws -> URL {
        let kept = file.deletingPathExtension().appendingPathExtension("download")
        try? FileManager.default.removeItem(at: kept)
        try FileManager.default.moveItem(at: file, to: kept)
        return kept
    }
}
