import BackgroundRuntime

/// What becomes of the other calls of the phone when one is answered, dialled or taken up, as a value: the buttons of the
/// call screen, and what follows from each.
public struct CallWaiting: Hashable, Sendable {
    /// The button by which a call is taken while others go on.
    public enum Choice: String, Hashable, Sendable, CaseIterable {
        /// "Hold & Accept": the call that speaks waits.
        case hold
        /// "End & Accept": the call that speaks is over.
        case end
        /// "End Held & Accept": the call that waits is over, and the one that speaks waits.
        case endHeld
    }

    /// One of the other calls.
    public struct Line: Hashable, Sendable {
        /// Whether the user speaks on it, or waits for somebody to speak with.
        public var isInFront: Bool
        public var isHeld: Bool
        /// Whether its app says that it can be held.
        public var supportsHolding: Bool

        /// A call that is in front, waits, or does neither, as one that rings.
        public init(isInFront: Bool, isHeld: Bool = false, supportsHolding: Bool = true) {
            self.isInFront = isInFront
            self.isHeld = isHeld
            self.supportsHolding = supportsHolding
        }
    }

    /// What has to be done with one of the other calls before the new one.
    public struct Step: Hashable, Sendable {
        /// The place of the call among the lines.
        public let line: Int
        /// Whether it ends; otherwise it is held.
        public let ends: Bool
        /// The rule that decides so.
        public let rule: Rule
    }

    /// Why a button is not there.
    public enum Refusal: Error, Hashable, Sendable {
        /// No call waits that could be ended.
        case nothingHeld
        /// The call that speaks cannot be held; the rule says why.
        case cannotHold(Rule)
    }

    public let lines: [Line]
    /// Whether the provider of the new call may have one call more than it has.
    public let hasRoom: Bool

    /// The calls beside a new one, and whether its provider has room for it.
    public init(lines: [Line], hasRoom: Bool) {
        self.lines = lines
        self.hasRoom = hasRoom
    }

    /// What has to be done with the others, in order, before the new call.
    ///
    /// - Parameter choice: the button; nil for the mildest one that is there.
    /// - Throws: a refusal when the button is not there.
    public func steps(for choice: Choice?) throws(Refusal) -> [Step] {
        switch choice {
        case .hold:
            if let rule = lackOfHold() { throw .cannotHold(rule) }
            return holding(VoIPRules.callAnswerSecond)
        case .end: return ending(hasRoom ? VoIPRules.callAnswerSecond : VoIPRules.callAnswerThird)
        case .endHeld:
            guard let held = lines.lastIndex(where: \.isHeld) else { throw .nothingHeld }
            if let rule = lackOfHolding() { throw .cannotHold(rule) }
            let end = Step(line: held, ends: true, rule: VoIPRules.callAnswerThird)
            return [end] + holding(VoIPRules.callAnswerThird)
        case nil:
            if let rule = lackOfHold() { return ending(rule) }
            return holding(VoIPRules.callAnswerSecond)
        }
    }

    private var inFront: [Int] { lines.indices.filter { lines[$0].isInFront } }

    /// Why "Hold & Accept" is not there; nil when it is, or when there is nothing to hold.
    private func lackOfHold() -> Rule? {
        guard !inFront.isEmpty else { return nil }
        return hasRoom ? lackOfHolding() : VoIPRules.callGroups
    }

    private func lackOfHolding() -> Rule? {
        inFront.allSatisfy { lines[$0].supportsHolding } ? nil : VoIPRules.callHolding
    }

    private func holding(_ rule: Rule) -> [Step] { inFront.map { Step(line: $0, ends: false, rule: rule) } }

    private func ending(_ rule: Rule) -> [Step] { inFront.map { Step(line: $0, ends: true, rule: rule) } }
}
