import Foundation

/// Why a task failed, as `URLError` tells it.
public struct LoadingFailure: Hashable, Sendable {
    /// The raw value of `URLError.Code`.
    public let code: Int
    /// What it asked for.
    public let url: URL
    /// The raw value of `URLError.BackgroundTaskCancelledReason`; nil without one.
    public let cancelledReason: Int?
    /// What a new task needs to go on from there; nil where that is impossible.
    public let resumeData: Data?

    /// A failure from its parts.
    public init(code: Int, url: URL, cancelledReason: Int? = nil, resumeData: Data? = nil) {
        (self.code, self.url) = (code, url)
        (self.cancelledReason, self.resumeData) = (cancelledReason, resumeData)
    }
}

/// What a server wants to know before it answers.
public struct LoadingChallenge: Hashable, Sendable {
    /// The name of the server.
    public let host: String
    /// What the server calls that which it protects.
    public let realm: String
    /// How often it was answered wrongly.
    public let failures: Int

    /// A question from its parts.
    public init(host: String, realm: String, failures: Int) {
        (self.host, self.realm, self.failures) = (host, realm, failures)
    }
}

/// What an app does about a challenge.
public enum LoadingAnswer: Hashable, Sendable {
    /// It gives a name and a password.
    case credential(user: String, password: String)
    /// It has none: the server's refusal is the answer.
    case none
    /// It gives up: the task is cancelled.
    case cancel
}

/// What is told of a task.
public enum LoadingCall {
    /// There is no network, and the task waits for one.
    case waits
    /// The server sent it elsewhere. Nil stays here, with this response.
    case redirects(LoadingResponse, LoadingRequest, answer: (LoadingRequest?) -> Void)
    /// The server wants to know who asks.
    case challenged(LoadingChallenge, answer: (LoadingAnswer) -> Void)
    /// So many bytes were sent, of so many.
    case sent(Int64, total: Int64, of: Int64)
    /// The server answers, and a delegate may refuse the rest.
    case response(LoadingResponse, answer: (Bool) -> Void)
    /// A piece of the answer.
    case data(Data)
    /// So many bytes became part of the file, of so many.
    case wrote(Int64, total: Int64, of: Int64)
    /// It went on at this byte, of so many.
    case resumed(at: Int64, of: Int64)
    /// The file is there, until the call returns.
    case file(URL)
    case completed(LoadingFailure?)
    /// It is over, with all that a completion handler gets.
    case handled(Data?, URL?, LoadingResponse?, LoadingFailure?)
}

extension LoadingCall {
    /// The method that is called, as Apple's documents write it.
    ///
    /// - Parameter kind: the sort of the task.
    public func method(of kind: LoadingPlan.Kind) -> String {
        switch self {
        case .waits: "urlSession(_:taskIsWaitingForConnectivity:)"
        case .redirects: "urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)"
        case .challenged: "urlSession(_:task:didReceive:completionHandler:)"
        case .sent: "urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)"
        case .response: "urlSession(_:dataTask:didReceive:completionHandler:)"
        case .data: "urlSession(_:dataTask:didReceive:)"
        case .wrote: "urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)"
        case .resumed: "urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)"
        case .file: "urlSession(_:downloadTask:didFinishDownloadingTo:)"
        case .completed: "urlSession(_:task:didCompleteWithError:)"
        case .handled: "completion handler of the \(kind.rawValue) task"
        }
    }
}
