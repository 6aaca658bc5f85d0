import BackgroundRuntime

/// Decides when the keep-alive handler of an app is called (iOS 4 to 9).
///
/// The system may call it early, so that several apps run together. Here it is always called one allowance before the
/// timeout is over: its work is then done in time, and runs are repeatable.
public struct KeepAlive: Hashable, Sendable {
    /// What became of a call of `setKeepAliveTimeout`.
    public enum Answer: Hashable, Sendable {
        /// The handler is in place.
        case installed
        /// The handler is in place of another.
        case replaced
        /// Nothing changed; the rule says why.
        case refused(Rule)
    }

    /// The shortest timeout that is taken; nil where the system has no keep-alive.
    public let minimum: Duration?
    /// How long before the end of the timeout the handler is called.
    public let lead: Duration
    /// The timeout that is set; nil without one.
    public private(set) var timeout: Duration?
    /// When the handler is called next; nil without one.
    public private(set) var next: VirtualInstant?

    /// A keep-alive that is not set.
    public init(minimum: Duration?, lead: Duration) {
        self.minimum = minimum
        self.lead = lead
    }

    /// Sets the timeout, in place of one that is set.
    ///
    /// - Parameters:
    ///   - timeout: how often the handler is called, at least.
    ///   - isDeclared: whether the manifest declares the mode.
    ///   - instant: when it is set: the first timeout counts from here.
    public mutating func set(_ timeout: Duration, isDeclared: Bool, at instant: VirtualInstant) -> Answer {
        guard isDeclared else { return .refused(VoIPRules.keepaliveNeedsMode) }
        guard let minimum else { return .refused(VoIPRules.legacyDeprecated) }
        guard timeout >= minimum else { return .refused(VoIPRules.keepaliveMinimum) }
        let answer = self.timeout == nil ? Answer.installed : .replaced
        self.timeout = timeout
        next = instant.advanced(by: interval(of: timeout))
        return answer
    }

    /// The handler is called now, and again after the next timeout.
    public mutating func fire(at instant: VirtualInstant) {
        guard let timeout else { preconditionFailure("a keep-alive that is not set was due") }
        next = instant.advanced(by: interval(of: timeout))
    }

    /// Removes the handler; false when there is none.
    public mutating func clear() -> Bool {
        guard timeout != nil else { return false }
        (timeout, next) = (nil, nil)
        return true
    }

    /// The time between two calls; a lead that is longer than half the timeout counts as that half.
    private func interval(of timeout: Duration) -> Duration { timeout - min(lead, timeout / 2) }
}
