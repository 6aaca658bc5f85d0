import Synchronization

/// The static variables of one living app, set back when it comes to be and at each further launch.
///
/// There is one set of statics in a process of the machine, but each phone has statics of its own. So an app that has any
/// that can change has them alone: another one is refused until the first is gone. Constants are shared.
public final class StaticsClaim: Sendable {
    /// Whether the statics can be told apart from all else; otherwise nothing is refused and nothing set back.
    public let isKnown: Bool
    private let variables: [StaticVariable]
    private let isShared: Bool
    private let turn = StaticsTurn.current

    private init(_ variables: [StaticVariable]?, isShared: Bool) {
        (isKnown, self.variables, self.isShared) = (variables != nil, variables ?? [], isShared)
    }

    /// The claims of the program's living apps.
    private static let ledger = Mutex<[StaticsClaim]>([])

    /// Two living apps would share a static variable.
    public struct Conflict: Error {
        /// The first of the variables, by name: `Uploader.Radio.shared`.
        public let name: String
        /// How many further ones there are.
        public let others: Int
    }

    /// Takes the statics of an app for itself, and sets them back.
    ///
    /// - Parameters:
    ///   - code: a type of the app's code; its module is the app's.
    ///   - sharing: whether it takes them although another app has them. Then it never sets them back.
    /// - Throws: ``Conflict`` where another living app has some of them.
    public static func make(forAppWith code: Any.Type, sharing: Bool) throws(Conflict) -> StaticsClaim {
        let claim = StaticsClaim(AppStatics.variables(ofAppWith: code), isShared: sharing)
        let conflict: Conflict? = ledger.withLock { claims in
            if let conflict = claim.conflict(with: claims) { return conflict }
            claims.append(claim)
            claim.setBack(besides: claims)
            return nil
        }
        if let conflict { throw conflict }
        return claim
    }

    private func conflict(with others: [StaticsClaim]) -> Conflict? {
        guard !isShared, !variables.isEmpty, !others.isEmpty else { return nil }
        let names = Set(variables.filter { !$0.isConstant }.map(\.stem))
        let shared = others.lazy.map { other in
            other.variables.filter { names.contains($0.stem) }.map(\.plainName).sorted()
        }.first { !$0.isEmpty }
        return shared.map { Conflict(name: $0[0], others: $0.count - 1) }
    }

    /// Sets the statics back, those aside that another living app has too.
    ///
    /// - Returns: whether the app still has them.
    public func renew() -> Bool {
        StaticsClaim.ledger.withLock { claims in
            guard claims.contains(where: { $0 === self }) else { return false }
            setBack(besides: claims)
            return true
        }
    }

    private func setBack(besides claims: [StaticsClaim]) {
        guard !isShared, !variables.isEmpty else { return }
        let others = claims.filter { $0 !== self && !$0.variables.isEmpty }
        guard !others.isEmpty else { return variables.forEach { $0.setBack() } }
        let taken = others.reduce(into: Set()) { $0.formUnion($1.variables.map(\.stem)) }
        for variable in variables where !taken.contains(variable.stem) { variable.setBack() }
    }

    /// Gives the statics up: the app is gone.
    public func end() {
        StaticsClaim.ledger.withLock { claims in
            // Once in it at most, and apps go about in the order in which they came.
            if let place = claims.firstIndex(where: { $0 === self }) { claims.remove(at: place) }
        }
    }

    /// Sets back what no living app has, for code that uses an app's statics without a phone.
    static func renewFree() {
        ledger.withLock { claims in
            let taken = claims.reduce(into: Set()) { $0.formUnion($1.variables.map(\.stem)) }
            guard let catalog = StaticsCatalog.ofProgram else { return }
            for variable in catalog.variables
            where !catalog.modulesOfTests.contains(variable.module) && !taken.contains(variable.stem) {
                variable.setBack()
            }
        }
    }

    /// Gives up the statics of all apps that were installed in a turn: it is over, whether they are gone or not.
    static func end(turn: StaticsTurn) { ledger.withLock { $0.removeAll { $0.turn === turn } } }
}
