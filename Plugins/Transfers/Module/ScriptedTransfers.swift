import BackgroundRuntime
import Foundation

/// The URL sessions of a scripted app: one of its own, and any number of the background.
final class ScriptedTransfers: ScriptedClient {
    private unowned let process: AppProcess
    private var sessions: [String: ScriptedSession] = [:]
    private var files = 0

    init(_ process: AppProcess) { self.process = process }

    /// The session of this name; the empty name stands for one of the process.
    func session(_ name: String) throws -> any LoadingSession {
        try sessions[name]?.session ?? make(LoadingSettings(name.isEmpty ? .standard : .background(name)))
    }

    @discardableResult
    func make(
        _ settings: LoadingSettings, completes: Bool = true, moves: Bool = true
    ) throws -> any LoadingSession {
        guard process.device.system >= .iOS(7) else { throw StimulusError("URLSession came with iOS 7") }
        var settings = settings
        settings.hasDelegate = true
        let client = ScriptedSession(process, completes: completes, moves: moves)
        let service = process.device.requiredService(TransferService.self)
        let session = service.openSession(settings, for: client, at: .main, in: process)
        client.session = session
        sessions[settings.identifier ?? ""] = client
        return session
    }

    /// A file of so many zeros in the app's documents, which takes no room on the disk.
    func makeFile(of count: Int) throws -> URL {
        files += 1
        let place = try process.app.container().appendingPathComponent("Documents/upload-\(files)")
        try Data().write(to: place)
        let file = try FileHandle(forWritingTo: place)
        defer { try? file.close() }
        try file.truncate(atOffset: UInt64(count))
        return place
    }

    func cancelAll() {
        for (_, client) in sessions.sorted(by: { $0.key < $1.key }) {
            for task in client.session?.tasks ?? [] { task.cancel() }
        }
    }
}

/// One session of a scripted app, which answers at once what it is asked.
private final class ScriptedSession: LoadingClient {
    private unowned let process: AppProcess
    /// Whether it calls the completion handler of a wake when it was told all.
    private let completes: Bool
    /// Whether it moves what was downloaded to its documents.
    private let moves: Bool
    var session: (any LoadingSession)?

    init(_ process: AppProcess, completes: Bool, moves: Bool) {
        (self.process, self.completes, self.moves) = (process, completes, moves)
    }

    func perform(_ call: LoadingCall, of task: any LoadingTask) {
        switch call {
        case .response(_, let answer): answer(true)
        case .redirects(_, let request, let answer): answer(request)
        case .challenged(_, let answer): answer(.none)
        case .file(let place): if moves { move(place, task) }
        case .waits, .sent, .data, .wrote, .resumed, .completed, .handled: break
        }
    }

    private func move(_ place: URL, _ task: any LoadingTask) {
        guard let documents = try? process.app.container().appendingPathComponent("Documents") else { return }
        let target = documents.appendingPathComponent("download-\(task.number)")
        try? FileManager.default.removeItem(at: target)
        try? FileManager.default.moveItem(at: place, to: target)
    }

    func didFinishEvents() {
        guard completes, process.answers.isWaiting(for: .handleEventsForBackgroundURLSession) else { return }
        try? process.answers.give(.boolean(true), to: .handleEventsForBackgroundURLSession)
    }

    func didBecomeInvalid() { session = nil }
}
