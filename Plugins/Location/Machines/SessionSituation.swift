/// What decides whether an app gets positions by live updates and monitors now; its diagnostic says what is in the way.
public struct SessionSituation: Hashable, Sendable {
    /// What the user allows.
    public var status: AuthorizationStatus
    /// Whether a question to the user is on the screen.
    public var isAsking = false
    /// Whether the app is in the foreground, or a background activity session makes it count as in use.
    public var isInUse = true
    /// Whether the manifest asks for explicit service sessions and none is held that asks for authorization.
    public var lacksServiceSession = false
    /// Whether Always counts while the app is not in use: from iOS 18 only with a service session for it.
    public var alwaysCounts = true
    /// Whether positions are approximate.
    public var isReduced = false

    /// A situation in which nothing but the status is in the way.
    public init(status: AuthorizationStatus) { self.status = status }

    /// What is in the way of positions.
    public var diagnostic: SessionDiagnostic {
        switch status {
        case .denied: return .authorizationDenied
        case .restricted: return .authorizationRestricted
        case .notDetermined: return undetermined
        case .authorizedAlways, .authorizedWhenInUse: break
        }
        if lacksServiceSession { return .serviceSessionRequired }
        if !isInUse, status == .authorizedWhenInUse || !alwaysCounts { return .insufficientlyInUse }
        return isReduced ? .accuracyLimited : []
    }

    private var undetermined: SessionDiagnostic {
        if isAsking { return .authorizationRequestInProgress }
        if lacksServiceSession { return .serviceSessionRequired }
        // In the background nobody can be asked; in the foreground the trace says why nobody is.
        return isInUse ? [] : .insufficientlyInUse
    }

    public var flows: Bool { status.isAuthorized && diagnostic.isDisjoint(with: .stopping) }
}
