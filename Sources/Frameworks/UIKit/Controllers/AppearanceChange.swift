import BackgroundRuntime

/// A change of what is shown: who goes and who comes are told of it in one later turn of the main queue, which comes when a
/// launch is over. Nothing is animated, so that all of the change lies in that turn.
@MainActor
final class AppearanceChange {
    /// In which order those that go and those that come are told. Apple documents what a controller is told, and in which
    /// order; between two controllers the order is what was seen: `life.view.stack`, `life.view.tabs`,
    /// `life.view.full-screen`. Where one view takes another's place, it is a choice.
    enum Order {
        case replacement, stack, tabs, cover

        fileprivate var steps: [Step] {
            switch self {
            case .replacement: [.willDisappear, .didDisappear, .willAppear, .isAppearing, .didAppear]
            case .stack: [.willDisappear, .willAppear, .isAppearing, .didDisappear, .didAppear]
            case .tabs: [.willAppear, .willDisappear, .isAppearing, .didDisappear, .didAppear]
            case .cover: [.willDisappear, .willAppear, .isAppearing, .didAppear, .didDisappear]
            }
        }
    }

    fileprivate enum Step {
        case willDisappear, didDisappear, willAppear, isAppearing, didAppear

        /// What is told before views move.
        var isAhead: Bool { self == .willDisappear || self == .willAppear }
    }

    private let order: Order
    private let isAnimated: Bool
    private let coming: [UIViewController]
    /// All that go, a container before what is in it. They live until they were told.
    private var leaving: [UIViewController] = []
    /// All that were told that they come, in the same order.
    private var told: [UIViewController] = []
    private var end: (() -> Void)?
    /// Whether those that go or come were told ahead, as their views moved.
    private var isBegun = false

    private init(_ order: Order, isAnimated: Bool, coming: [UIViewController]) {
        (self.order, self.isAnimated, self.coming) = (order, isAnimated, coming)
    }

    /// Begins a change: the views of those that come are loaded at once.
    ///
    /// - Parameters:
    ///   - order: in which order they are told.
    ///   - isAnimated: what they are told of that.
    ///   - leaving: those that go. What is in them goes with them.
    ///   - coming: those that come, with what they show.
    ///   - isAtOnce: whether they are told now that they will go or come; all else comes in the later turn.
    ///   - end: called when all were told.
    static func begin(
        _ order: Order = .replacement, isAnimated: Bool = false, leaving: [UIViewController] = [],
        coming: [UIViewController] = [], isAtOnce: Bool = false, then end: (() -> Void)? = nil
    ) {
        let change = AppearanceChange(order, isAnimated: isAnimated, coming: coming.filter { !$0.isShown })
        for controller in leaving where controller.isShown { controller.leaveScreen(&change.leaving) }
        for controller in change.coming { controller.enterScreen() }
        UIApplication.shared.process.screenMayHaveChanged()
        guard end != nil || !change.leaving.isEmpty || !change.coming.isEmpty else { return }
        change.end = end
        if isAtOnce { change.notifyAhead() }
        DispatchQueue.main.async { change.notify() }
    }

    private func notifyAhead() {
        findLeaving()
        for step in order.steps where step.isAhead { take(step) }
        isBegun = true
    }

    private func findLeaving() {
        // Who came back, or went away again, meanwhile hears nothing of it.
        leaving = leaving.filter { !$0.isShown && $0.appearance.isNotified }
        for controller in leaving { controller.appearance.isNotified = false }
    }

    private func notify() {
        if isBegun {
            leaving = leaving.filter { !$0.isShown }
            told = told.filter(\.isShown)
        } else {
            findLeaving()
        }
        for step in order.steps where !(isBegun && step.isAhead) { take(step) }
        for controller in told { controller.appearance.transition = nil }
        for controller in leaving { controller.appearance.transition = nil }
        end?()
        for controller in told { controller.settle() }
    }

    private func take(_ step: Step) {
        switch step {
        case .willDisappear: for controller in leaving { controller.viewWillDisappear(isAnimated) }
        case .didDisappear: for controller in leaving { controller.viewDidDisappear(isAnimated) }
        case .willAppear: for controller in coming { announce(controller) }
        case .isAppearing: for controller in told { controller.beAdded(isAnimated) }
        case .didAppear: for controller in told { controller.viewDidAppear(isAnimated) }
        }
    }

    /// Tells a controller, and then what it shows, that it comes: also a child that it takes as it is told.
    private func announce(_ controller: UIViewController) {
        guard controller.isShown, !controller.appearance.isNotified else { return }
        controller.appearance.isNotified = true
        controller.loadOnce()
        NotTurned.note(controller)
        told.append(controller)
        controller.viewWillAppear(isAnimated)
        for child in controller.childrenOnScreen {
            child.enterScreen()
            announce(child)
        }
    }
}

extension UIViewController {
    /// Whether it is shown, or about to be.
    final var isShown: Bool { appearance.isShown }

    /// Its window is shown, or it comes to a place that is. The view is loaded at once; that it appears is told in a later
    /// turn.
    final func appear() { AppearanceChange.begin(coming: [self]) }

    /// It is shown no longer, and told so in a later turn.
    final func disappear() { AppearanceChange.begin(leaving: [self]) }

    /// Those that appear and disappear with it: also controllers whose views the app put into its view, without more.
    fileprivate var childrenOnScreen: [UIViewController] {
        let own = shownChildren
        guard isViewLoaded else { return own }
        return own + view.controllersInside.filter { child in child.parent !== self }
    }

    fileprivate func enterScreen() {
        guard !appearance.isShown else { return }
        appearance.isShown = true
        loadOnce()
        for child in childrenOnScreen { child.enterScreen() }
    }

    fileprivate func leaveScreen(_ all: inout [UIViewController]) {
        appearance.isShown = false
        appearance.isSettled = false
        appearance.isOnScreen = false
        all.append(self)
        let others = isViewLoaded ? view.controllersInside.filter { $0.parent !== self } : []
        for child in contained + others where child.isShown { child.leaveScreen(&all) }
    }

    /// Its view was put into those that are shown. Its views are laid out once, at its first appearance, as far as code
    /// can see.
    fileprivate func beAdded(_ animated: Bool) {
        appearance.isOnScreen = true
        if UIApplication.shared.process.device.system >= .iOS(13) { viewIsAppearing(animated) }
        if !appearance.isLaidOut {
            appearance.isLaidOut = true
            viewWillLayoutSubviews()
            viewDidLayoutSubviews()
        }
        if isViewLoaded { view.layOutLists() }
    }

    /// All of its coming is over. What it took meanwhile comes now.
    fileprivate func settle() {
        guard appearance.isShown else { return }
        appearance.isSettled = true
        let late = childrenOnScreen.filter { !$0.isShown }
        if !late.isEmpty { AppearanceChange.begin(coming: late) }
    }
}

extension UIView {
    /// The controllers whose views lie in this one, without those in them.
    fileprivate var controllersInside: [UIViewController] {
        var found: [UIViewController] = []
        for view in subviews { view.collectControllers(&found) }
        return found
    }

    private var controllersFromHere: [UIViewController] { controller.map { [$0] } ?? controllersInside }

    private func collectControllers(_ found: inout [UIViewController]) {
        if let controller { return found.append(controller) }
        for view in subviews { view.collectControllers(&found) }
    }

    /// The controller or the window that decides whether what is put into the view comes to the screen by that.
    private var surroundings: (controller: UIViewController?, window: UIWindow?) {
        for view in sequence(first: self, next: \.superview) {
            if let controller = view.controller { return (controller, nil) }
            if let window = view as? UIWindow { return (nil, window) }
        }
        return (nil, nil)
    }

    /// A view is put into this one: controllers whose views are in it appear. In the view of a controller they are told so
    /// before it lies there, in a window itself in a later turn, as what a launch shows.
    func bring(_ view: UIView) {
        let (controller, window) = surroundings
        guard controller?.appearance.isOnScreen == true || window?.isKeyWindow == true else { return }
        let coming = view.controllersFromHere.filter { !$0.isShown }
        if !coming.isEmpty { AppearanceChange.begin(coming: coming, isAtOnce: window == nil) }
    }

    /// The view is taken out of another: controllers whose views are in it disappear, and are told so before.
    func takeFromScreen() {
        let leaving = controllersFromHere.filter(\.isShown)
        if !leaving.isEmpty { AppearanceChange.begin(leaving: leaving, isAtOnce: true) }
    }
}
