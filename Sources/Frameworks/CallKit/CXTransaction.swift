import SimulatedFoundation

/// Actions that are asked for together.
open class CXTransaction: NSObject, @unchecked Sendable {
    open private(set) var uuid = UUID()
    /// The actions, in the order in which they are performed.
    open private(set) var actions: [CXAction]

    /// A transaction without actions.
    public override convenience init() { self.init(actions: []) }

    /// A transaction of one action.
    public convenience init(action: CXAction) { self.init(actions: [action]) }

    /// A transaction of several actions.
    public init(actions: [CXAction]) {
        SimulatedApp.require(CXTransaction.self)
        self.actions = actions
    }

    /// Whether all actions are fulfilled or failed.
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    /// Adds an action at the end.
    open func addAction(_ action: CXAction) { actions.append(action) }
}
