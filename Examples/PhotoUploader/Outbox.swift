import UIKit

/// The photos that are not at the server yet, each a file until it is.
@MainActor
final class Outbox {
    /// Called when the session has told all that happened while the app was away.
    var whenTold: (() -> Void)? {
        get { courier.whenTold }
        set { courier.whenTold = newValue }
    }

    private let courier = Courier()
    private let session: URLSession

    init() {
        let configuration = URLSessionConfiguration.background(withIdentifier: "com.example.PhotoUploader.outbox")
        // Photos are large, and nobody waits for them.
        configuration.allowsCellularAccess = false
        configuration.sessionSendsLaunchEvents = true
        session = URLSession(configuration: configuration, delegate: courier, delegateQueue: .main)
    }

    /// Hands all photos to the system that it does not have yet. All at once: whoever hands over the next one at each wake
    /// waits longer each time.
    func sendWhatIsNew() {
        session.getTasksWithCompletionHandler { [session] _, uploads, _ in
            let known = Set(uploads.compactMap(\.taskDescription))
            let names = (try? FileManager.default.contentsOfDirectory(atPath: Camera.folder.path)) ?? []
            for name in names.sorted() where !known.contains(name) { Outbox.send(name, by: session) }
        }
    }

    private nonisolated static func send(_ name: String, by session: URLSession) {
        guard let url = URL(string: "https://photos.example.com/\(name)") else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "PUT"
        let task = session.uploadTask(with: request, fromFile: Camera.folder.appending(path: name))
        task.taskDescription = name
        task.resume()
    }
}

/// Hears of the uploads. Its methods are called on the main thread, as the session was told.
final class Courier: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
    var whenTold: (() -> Void)?

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let name = task.taskDescription else { return }
        if let reason = (error as? URLError)?.backgroundTaskCancelledReason {
            print("\(name) was not sent: \(reason)")
        } else if let error {
            print("\(name) was not sent: \(error.localizedDescription)")
        } else if (task.response as? HTTPURLResponse)?.statusCode == 201 {
            print("\(name) is at the server: \(task.countOfBytesSent) bytes")
            try? FileManager.default.removeItem(at: Camera.folder.appending(path: name))
        } else {
            print("the server does not want \(name)")
        }
    }

    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
        whenTold?()
        whenTold = nil
    }
}
