import UIKit

/// A view of UIKit in views of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The kind of view.
    associatedtype UIViewType: UIView
    /// What the representable keeps.
    associatedtype Coordinator = Void
    /// What the view is made for.
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Self.Context) -> Self.UIViewType
    /// Brings the view up to date.
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    /// Makes what the representable keeps.
    func makeCoordinator() -> Self.Coordinator
}

/// A controller of UIKit in views of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The kind of controller.
    associatedtype UIViewControllerType: UIViewController
    /// What the representable keeps.
    associatedtype Coordinator = Void
    /// What the controller is made for.
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    /// Brings the controller up to date.
    func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
    /// Makes what the representable keeps.
    func makeCoordinator() -> Self.Coordinator
}

/// What a view of UIKit is made for.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What the representable keeps.
    public let coordinator: Representable.Coordinator
    /// The values around it.
    public let environment: EnvironmentValues
    /// The change that brought it up to date.
    public private(set) var transaction = Transaction()

    fileprivate init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
        (self.coordinator, self.environment) = (coordinator, environment)
    }
}

/// What a controller of UIKit is made for.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What the representable keeps.
    public let coordinator: Representable.Coordinator
    /// The values around it.
    public let environment: EnvironmentValues
    /// The change that brought it up to date.
    public private(set) var transaction = Transaction()

    fileprivate init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
        (self.coordinator, self.environment) = (coordinator, environment)
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What was made of a representable, kept from one evaluation to the next.
private final class Made<Object: AnyObject, Coordinator> {
    let object: Object
    let coordinator: Coordinator

    init(_ object: Object, _ coordinator: Coordinator) { (self.object, self.coordinator) = (object, coordinator) }
}

extension UIViewRepresentable {
    fileprivate func represent(in visit: VisitContext) {
        let made = visit.graph.remembered(visit.path) { () -> Made<UIViewType, Coordinator> in
            let coordinator = makeCoordinator()
            let context = Context(coordinator: coordinator, environment: visit.environment)
            return Made(makeUIView(context: context), coordinator)
        }
        updateUIView(
            made.object, context: Context(coordinator: made.coordinator, environment: visit.environment))
        let object = made.object
        visit.add(
            ShownEffect(in: visit.graph.host) {
                $0.view.addSubview(object)
            } hide: { _ in
                object.removeFromSuperview()
            })
        visit.show { _ in ScreenReader.elements(of: object) }
    }
}

extension UIViewControllerRepresentable {
    fileprivate func represent(in visit: VisitContext) {
        let made = visit.graph.remembered(visit.path) { () -> Made<UIViewControllerType, Coordinator> in
            let coordinator = makeCoordinator()
            let context = Context(coordinator: coordinator, environment: visit.environment)
            return Made(makeUIViewController(context: context), coordinator)
        }
        updateUIViewController(
            made.object, context: Context(coordinator: made.coordinator, environment: visit.environment))
        let object = made.object
        visit.add(
            ShownEffect(in: visit.graph.host) {
                $0.take(object)
            } hide: {
                $0.leave(object)
            })
        visit.show { _ in ScreenReader.elements(of: object) }
    }
}

/// Something of UIKit is in the view of the hosting controller, as long as it is on the screen.
private final class ShownEffect: ViewEffect {
    private let show: (UIViewController) -> Void
    private let hide: (UIViewController) -> Void
    private weak var host: UIViewController?

    init(
        in host: UIViewController?, show: @escaping (UIViewController) -> Void,
        hide: @escaping (UIViewController) -> Void
    ) { (self.host, self.show, self.hide) = (host, show, hide) }

    override var followsScreen: Bool { true }
    override func begin() { if let host { show(host) } }
    override func end() { if let host { hide(host) } }
}

extension UIViewController {
    /// A controller is shown in this one.
    fileprivate func take(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.appearInPlace()
        child.didMove(toParent: self)
    }

    /// A controller is shown in this one no longer.
    fileprivate func leave(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.disappearFromPlace()
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}

extension VisitContext {
    /// Makes what a view of UIKit's stands for, or brings it up to date; false for another kind of view.
    func represent(_ view: some View) -> Bool {
        bind(view, at: "")
        switch view {
        case let view as any UIViewRepresentable: view.represent(in: self)
        case let view as any UIViewControllerRepresentable: view.represent(in: self)
        default: return false
        }
        return true
    }
}
