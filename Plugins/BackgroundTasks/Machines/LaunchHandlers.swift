import BackgroundRuntime

/// Which identifiers have a launch handler in one launch of an app.
public struct LaunchHandlers: Hashable, Sendable {
    /// What became of a registration.
    public enum Answer: Hashable, Sendable {
        /// The handler is in place.
        case registered
        /// It is, although the launch was over, as a continued task allows.
        case registeredLate
        /// The manifest does not permit the identifier.
        case refused
        /// The identifier has a handler.
        case duplicate
        /// The launch was over.
        case late
    }

    /// The identifiers with a handler, in the order of their registration.
    public private(set) var identifiers: [String] = []
    /// Those of them that were registered when the launch was over.
    public private(set) var late: Set<String> = []
    /// Whether `didFinishLaunching` has returned.
    public private(set) var isLaunchOver = false

    /// No handlers, of a launch that is under way.
    public init() {}

    /// The app says what is to be called for an identifier.
    ///
    /// From iOS 26 the handler of a continued task may come late. The call does not say which kind of task it is for: any
    /// identifier that begins with that of the app may be one.
    public mutating func register(_ identifier: String, _ permitted: PermittedIdentifiers, on system: SystemVersion)
        -> Answer
    {
        if identifiers.contains(identifier) { return .duplicate }
        let mayBeContinued = system >= TaskRequest.Kind.continued.since && permitted.isOfOwner(identifier)
        if isLaunchOver, !mayBeContinued { return .late }
        guard permitted.permits(identifier) else { return .refused }
        identifiers.append(identifier)
        guard isLaunchOver else { return .registered }
        late.insert(identifier)
        return .registeredLate
    }

    /// The launch is over.
    mutating func endLaunch() { isLaunchOver = true }

    /// The launch is over; the identifiers of `permitted` that have no handler.
    public mutating func endLaunch(_ permitted: PermittedIdentifiers) -> [String] {
        isLaunchOver = true
        return permitted.named.filter { !identifiers.contains($0) }
    }
}
