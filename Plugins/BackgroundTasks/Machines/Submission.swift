import BackgroundRuntime

/// Why a request is not taken, with the number that logs show.
public enum SubmissionError: Int, Error, Sendable {
    /// The app cannot schedule work in the background.
    case unavailable = 1
    /// As many requests of the kind are pending as may be.
    case tooManyPendingTaskRequests = 2
    /// The manifest does not permit the task.
    case notPermitted = 3
    /// The task cannot start at once, and its request does not want to wait.
    case immediateRunIneligible = 4
}

/// A refusal, and the rule that says so.
public struct SubmissionRefusal: Hashable, Sendable {
    /// What the app is told.
    public let error: SubmissionError
    /// What the trace cites.
    public let rule: Rule
}

/// Decides whether a request is taken at all, whatever else is pending.
public struct Submission: Hashable, Sendable {
    /// The version of iOS.
    public var system: SystemVersion
    /// The values of `UIBackgroundModes` in effect.
    public var modes: Set<String>
    /// What the manifest permits.
    public var permitted: PermittedIdentifiers
    /// Whether Background App Refresh is on.
    public var isRefreshAvailable = true
    /// Whether an app extension asks for which the phone has no app.
    public var isExtensionAlone = false
    /// Whether the app is in front.
    public var isInForeground = true
    /// Whether the phone lends apps in the background its graphics processor.
    public var hasGPU = true
    /// Whether the phone has room for another continued task now.
    public var hasRoom = true

    /// Of an app in front of a phone that can do everything.
    public init(system: SystemVersion, modes: Set<String>, permitted: PermittedIdentifiers) {
        self.system = system
        self.modes = modes
        self.permitted = permitted
    }

    /// Why the request is refused; nil when it is taken.
    public func refusal(of request: TaskRequest) -> SubmissionRefusal? {
        guard system >= request.kind.since else { return refuse(.unavailable, BackgroundTaskRules.types27) }
        if isExtensionAlone { return refuse(.unavailable, BackgroundTaskRules.submitUnavailable) }
        return request.kind == .continued ? refusalOfContinued(request) : refusalOfScheduled(request)
    }

    private func refusalOfScheduled(_ request: TaskRequest) -> SubmissionRefusal? {
        if !isRefreshAvailable { return refuse(.unavailable, BackgroundTaskRules.submitUnavailable) }
        let hasMode = request.kind.mode.map(modes.contains) ?? true
        guard hasMode, permitted.permits(request.identifier, as: request.kind) else {
            return refuse(.notPermitted, BackgroundTaskRules.submitNotPermitted)
        }
        return nil
    }

    private func refusalOfContinued(_ request: TaskRequest) -> SubmissionRefusal? {
        guard permitted.permits(request.identifier, as: .continued) else {
            return refuse(.notPermitted, BackgroundTaskRules.continuedIdentifier)
        }
        if !isInForeground { return refuse(.notPermitted, BackgroundTaskRules.continuedForegroundOnly) }
        if request.continued.needsGPU, !hasGPU { return refuse(.notPermitted, BackgroundTaskRules.continuedGPU) }
        if request.continued.strategy == .fail, !hasRoom {
            return refuse(.immediateRunIneligible, BackgroundTaskRules.continuedStrategy)
        }
        return nil
    }

    private func refuse(_ error: SubmissionError, _ rule: Rule) -> SubmissionRefusal {
        SubmissionRefusal(error: error, rule: rule)
    }
}
