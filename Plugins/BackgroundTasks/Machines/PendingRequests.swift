import BackgroundRuntime

/// The requests of an app that have not started, the oldest first. They outlive the launch that submitted them.
public struct PendingRequests: Hashable, Sendable {
    /// How many of a kind may be pending; nil for as many as the app likes.
    public struct Limits: Hashable, Sendable {
        public var refresh: Int?
        /// Processing requests, those for studies included.
        public var processing: Int?

        /// Limits of the two kinds that have any.
        public init(refresh: Int?, processing: Int?) {
            (self.refresh, self.processing) = (refresh, processing)
        }
    }

    /// What became of a request.
    public enum Answer: Hashable, Sendable {
        case added
        /// It is, in place of another with its identifier.
        case replaced
        /// There are as many as may be.
        case tooMany
    }

    /// The requests, the oldest first.
    public private(set) var requests: [TaskRequest] = []
    /// What was said of each as it was held back, by its identifier.
    private var told: [String: Set<TaskHold>] = [:]

    public init() {}

    /// Takes a request, in place of one with its identifier.
    public mutating func submit(_ request: TaskRequest, limits: Limits) -> Answer {
        let others = requests.filter { $0.identifier != request.identifier }
        let isReplacing = others.count < requests.count
        guard others.filter({ isAlike($0, request) }).count < limit(of: request.kind, in: limits) else {
            return .tooMany
        }
        requests = others + [request]
        told[request.identifier] = nil
        return isReplacing ? .replaced : .added
    }

    private func isAlike(_ one: TaskRequest, _ other: TaskRequest) -> Bool {
        one.kind == other.kind || one.kind.isProcessing && other.kind.isProcessing
    }

    private func limit(of kind: TaskRequest.Kind, in limits: Limits) -> Int {
        switch kind {
        case .refresh: limits.refresh ?? .max
        case .processing, .health: limits.processing ?? .max
        case .continued: .max
        }
    }

    /// Takes a request out, because it starts or is cancelled; nil when none has this identifier.
    public mutating func remove(_ identifier: String) -> TaskRequest? {
        guard let index = requests.firstIndex(where: { $0.identifier == identifier }) else { return nil }
        told[identifier] = nil
        return requests.remove(at: index)
    }

    /// Takes out all that `isMeant`.
    public mutating func removeAll(where isMeant: (TaskRequest) -> Bool = { _ in true }) -> [TaskRequest] {
        let removed = requests.filter(isMeant)
        for request in removed { _ = remove(request.identifier) }
        return removed
    }

    /// Notes why a request does not start; false when that was said of it before.
    public mutating func hold(_ identifier: String, _ hold: TaskHold) -> Bool {
        told[identifier, default: []].insert(hold).inserted
    }
}
