/// What the system asks a helper to do.
public enum HotspotCommandKind: String, Hashable, Sendable, CaseIterable {
    /// Tell which networks of a list it can handle.
    case filterScanList
    /// Tell how sure it is that it can handle the network.
    case evaluate
    /// Make the network usable.
    case authenticate
    /// Ask the user, in the foreground.
    case presentUI
    /// See whether the network is still usable.
    case maintain
    /// End the use of the network.
    case logoff
}

/// What a helper answers.
public enum HotspotResult: String, Hashable, Sendable, CaseIterable {
    case success
    /// It did not work.
    case failure
    /// The user has to be asked: an answer to authenticate.
    case uiRequired
    /// The helper does not know the command.
    case commandNotRecognized
    /// The network has to be authenticated again: an answer to maintain.
    case authenticationRequired
    /// The helper cannot handle the network after all.
    case unsupportedNetwork
    /// It does not work at present.
    case temporaryFailure
}

/// How sure a helper is that it can handle a network.
public enum HotspotConfidence: Int, Hashable, Sendable, CaseIterable, Comparable {
    case none = 0
    case low = 1
    case high = 2

    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// The way of a joined network, from its evaluation by all helpers to its use: after the header of the framework.
struct HotspotMachine: Hashable, Sendable {
    /// How far a network is.
    enum State: Hashable, Sendable {
        case evaluating, authenticating, presentingUI, authenticated, maintaining
        /// The phone left the network.
        case left
    }

    /// What has to be done next: to whom which command goes.
    struct Order: Hashable, Sendable {
        let kind: HotspotCommandKind
        let helpers: [String]
    }

    let network: String
    private(set) var state = State.evaluating
    /// The helper that was chosen.
    private(set) var chosen: String?
    private var helpers: [String]
    private var answers: [String: HotspotConfidence] = [:]

    /// A network that was just joined, and who may handle it; `known` handled it before.
    init(_ network: String, helpers: [String], known: String?) {
        (self.network, self.helpers) = (network, helpers)
        if let known, helpers.contains(known) { (chosen, state) = (known, .maintaining) }
    }

    /// The first command for a network that was joined.
    mutating func begin() -> Order? {
        if state == .maintaining { return order(.maintain) }
        return helpers.isEmpty ? settle() : Order(kind: .evaluate, helpers: helpers)
    }

    private func order(_ kind: HotspotCommandKind) -> Order? { chosen.map { Order(kind: kind, helpers: [$0]) } }

    /// It is time to look whether the network is still usable.
    mutating func maintain() -> Order? {
        guard state == .authenticated, chosen != nil else { return nil }
        state = .maintaining
        return order(.maintain)
    }

    /// A helper has evaluated the network, or let its time pass.
    mutating func evaluated(by helper: String, _ confidence: HotspotConfidence) -> Order? {
        guard state == .evaluating, helpers.contains(helper), answers[helper] == nil else { return nil }
        answers[helper] = confidence
        if confidence == .high { return choose(helper) }
        return answers.count == helpers.count ? settle() : nil
    }

    /// All have answered, and none with high confidence.
    private mutating func settle() -> Order? {
        if let willing = helpers.first(where: { answers[$0] == .low }) { return choose(willing) }
        state = .authenticated
        return nil
    }

    private mutating func choose(_ helper: String) -> Order? {
        (chosen, state) = (helper, .authenticating)
        return order(.authenticate)
    }

    /// The chosen helper answers any other command, or let its time pass: that is a failure.
    mutating func answered(by helper: String, _ result: HotspotResult) -> Order? {
        guard helper == chosen else { return nil }
        switch (state, result) {
        case (.authenticating, .success), (.presentingUI, .success), (.maintaining, .success): state = .authenticated
        case (.authenticating, .uiRequired):
            state = .presentingUI
            return order(.presentUI)
        case (.maintaining, .authenticationRequired):
            state = .authenticating
            return order(.authenticate)
        case (.authenticating, .unsupportedNetwork), (.presentingUI, .unsupportedNetwork):
            helpers.removeAll { $0 == helper }
            (chosen, state, answers) = (nil, .evaluating, [:])
            return begin()
        case (.authenticated, _), (.left, _), (.evaluating, _): break
        default: state = .left
        }
        return nil
    }

    /// The phone leaves the network.
    mutating func leave() { state = .left }
}
