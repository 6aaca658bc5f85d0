/// A kind of task that the system runs an app for in the background.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    enum Kind: Sendable {
        case refresh(String)
        case session(@Sendable (String) -> Request?)
    }

    let kind: Kind
}

extension BackgroundTask where Request == Void, Response == Void {
    /// An app refresh under an identifier that the manifest permits.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask(kind: .refresh(identifier))
    }

    /// The events of a background URL session.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask(kind: .session { $0 == identifier ? () : nil })
    }
}

extension BackgroundTask where Request == String, Response == Void {
    /// The events of the background URL sessions that a closure chooses by their identifiers.
    public static func urlSession(
        matching: @escaping @Sendable (String) -> Bool
    ) -> BackgroundTask<String, Void> { BackgroundTask(kind: .session { matching($0) ? $0 : nil }) }

    /// The events of all background URL sessions.
    public static var urlSession: BackgroundTask<String, Void> { .urlSession { _ in true } }
}

extension Scene {
    /// Runs an action when the system gives the app time for a task. The task is done when the action returns; it is
    /// cancelled when the time is over.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        TaskScene(content: self) { context in context.handle(task, by: action) }
    }
}

extension VisitContext {
    /// Lets an action handle a kind of task.
    fileprivate func handle<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, by action: @escaping @Sendable (D) async -> R
    ) {
        switch task.kind {
        case .refresh(let identifier):
            guard let request = () as? D else { return }
            graph.register(identifier) { _ = await action(request) }
        case .session(let match):
            let find = { (session: String) -> (@Sendable () async -> Void)? in
                guard let request = match(session) else { return nil }
                return { _ = await action(request) }
            }
            graph.sessionTasks.append(SessionTask(find))
        }
    }
}

/// A scene with a background task beside it.
private struct TaskScene<Content: Scene> {
    let content: Content
    let register: @MainActor (VisitContext) -> Void

    init(content: Content, register: @escaping @MainActor (VisitContext) -> Void) {
        (self.content, self.register) = (content, register)
    }

    @MainActor func build(_ context: VisitContext) {
        register(context)
        context.visitScene(content, "content")
    }
}

extension TaskScene: Scene, PrimitiveScene {
    /// It is made of no other scenes.
    typealias Body = Never
}

/// What is done for the events of URL sessions.
struct SessionTask {
    private let find: (String) -> (@Sendable () async -> Void)?

    init(_ find: @escaping (String) -> (@Sendable () async -> Void)?) { self.find = find }

    /// What is done for a session; nil for one of no concern.
    func work(for session: String) -> (@Sendable () async -> Void)? { find(session) }
}
