import BackgroundRuntime
import VigilInterfaceFile

/// A way from one controller to another in a storyboard, as it is followed.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private var handler: (() -> Void)?

    /// A way between two controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        SimulatedApp.require(UIStoryboardSegue.self)
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    /// A way between two controllers that a closure goes.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        SimulatedApp.require(
            .classMethod("segueWithIdentifier:source:destination:performHandler:", of: "UIStoryboardSegue", .iOS(6)))
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Goes it: shows the controller at its end. A class of the app's own overrides this.
    open func perform() { handler?() }

    /// The segue of a template: of the app's class where it names one.
    static func made(
        of template: SegueTemplate, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue {
        let type = ownClass(of: template)
        let segue = unsafeBitCast(type, to: SegueTemplateClass.Type.self).init(
            identifier: template.identifier, source: source, destination: destination)
        segue.handler = { [unowned segue] in segue.go(template) }
        return segue
    }

    private static func ownClass(of template: SegueTemplate) -> UIStoryboardSegue.Type {
        guard let (name, module) = template.customClass else { return UIStoryboardSegue.self }
        let modules = [module].compactMap { $0 } + AppModule.names
        let found = modules.lazy.compactMap { NSClassFromString("\($0).\(name)") as? UIStoryboardSegue.Type }.first
        if let found { return found }
        SimulatedApp.process(for: "UIStoryboardSegue").recordUndone(
            "Unknown class \(name) of a segue in a storyboard", detail: "a plain one is made in its place", rule: nil,
            [name])
        return UIStoryboardSegue.self
    }

    private func go(_ template: SegueTemplate) {
        switch template.kind {
        // Before iOS 8 there was nothing but a stack.
        case .show where AppProcess.current?.has(.viewControllerShow) != false:
            source.show(destination, sender: source)
        case .show, .push: push()
        case .showDetail, .replace: source.showDetailViewController(destination, sender: source)
        case .presentation, .modal, .popoverPresentation, .popover: present(template)
        case .embed, .unwind, .relationship: break
        case .custom:
            SimulatedApp.report("a custom segue to \(Swift.type(of: destination)) goes nowhere: it has no perform()")
        }
    }

    private func push() {
        guard let stack = source.navigationController else {
            SimulatedApp.raise(
                "NSGenericException: Push segues can only be used when the source controller is managed by an instance "
                    + "of UINavigationController.")
        }
        stack.pushViewController(destination, animated: true)
    }

    private func present(_ template: SegueTemplate) {
        let isPopover = [.popover, .popoverPresentation].contains(template.kind)
        if let style = isPopover ? .popover : template.presentationStyle { destination.modalPresentationStyle = style }
        source.present(destination, animated: true)
    }
}

/// A segue whose initializer is where every segue's class has its own; ``SystemMade`` says why.
@_spi(SystemMade)
open class SegueTemplateClass: UIStoryboardSegue {
    /// Makes nothing of its own.
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

/// A listener whose initializer is where every listener's class has its own; ``SystemMade`` says why.
@_spi(SystemMade)
open class ListenerTemplate: UIGestureRecognizer {
    /// Makes nothing of its own.
    public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}
