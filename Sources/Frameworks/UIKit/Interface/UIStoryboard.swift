import BackgroundRuntime
import VigilInterfaceFile

/// Controllers from a file of Xcode's, and the ways between them: read where it lies among the app's files.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let name: String
    private let bundle: Bundle?
    private let file: InterfaceFile?

    /// A storyboard of the app, or of a bundle of it.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        SimulatedApp.require(UIStoryboard.self)
        (self.name, bundle) = (name, storyboardBundleOrNil)
        file = InterfaceFiles.current.storyboard(name, in: storyboardBundleOrNil)
    }

    /// That of a file which was found; nil where none was.
    init?(existing name: String) {
        guard let file = InterfaceFiles.current.storyboard(name, in: nil) else { return nil }
        (self.name, bundle, self.file) = (name, nil, file)
    }

    /// The controller with a name. Ends the app where there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        made(named: identifier, nil)
    }

    /// The controller that the storyboard begins with; nil where it begins with none.
    open func instantiateInitialViewController() -> UIViewController? {
        opened.document.initialController.flatMap { controller($0) }
    }

    /// The controller with a name, made by a closure. Ends the app where there is none, or it is of another class.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        SimulatedApp.require(.method("instantiateViewControllerWithIdentifier:creator:", of: "UIStoryboard", .iOS(13)))
        let controller = made(named: identifier, creator)
        if let controller = controller as? ViewController { return controller }
        SimulatedApp.crash(
            "the controller \(identifier) of \(name) is a \(type(of: controller)), no \(ViewController.self)")
    }

    /// The controller that the storyboard begins with, made by a closure; nil where it begins with none.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        SimulatedApp.require(.method("instantiateInitialViewControllerWithCreator:", of: "UIStoryboard", .iOS(13)))
        return opened.document.initialController.flatMap { controller($0, creator) } as? ViewController
    }

    private func made(named identifier: String, _ make: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        let scene = opened.document.scene(named: identifier)
        if let made = scene.flatMap({ controller($0, make) }) { return made }
        let known = opened.document.identifiers.sorted().joined(separator: ", ")
        SimulatedApp.raise(
            "NSInvalidArgumentException: Storyboard (\(name)) doesn't contain a view controller with identifier "
                + "'\(identifier)'" + (known.isEmpty ? "" : ". It has \(known)"))
    }

    /// The file. Ends the app where there is none.
    private var opened: InterfaceFile {
        if let file { return file }
        SimulatedApp.raise(
            "NSInvalidArgumentException: Could not find a storyboard named '\(name)' in bundle "
                + (bundle ?? .main).bundlePath)
    }

    /// Makes the controller of an id.
    func controller(_ id: String) -> UIViewController? { controller(id, nil) }

    /// Makes the controller of an id.
    ///
    /// - Parameter make: makes it in place of its class.
    func controller(_ id: String, _ make: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        opened.document.scene(of: id).flatMap { controller($0, make) }
    }

    private func controller(
        _ scene: InterfaceDocument.Scene, _ make: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let element = scene.controller
        guard element.name == "viewControllerPlaceholder" else {
            return ControllerInterface(scene, of: self, opened).makeController(make)
        }
        return InterfaceNesting.entering(element, of: opened) {
            let other = UIStoryboard(name: element["storyboardName"] ?? "", bundle: bundle)
            guard let identifier = element["referencedIdentifier"] else {
                return other.instantiateInitialViewController()
            }
            return other.made(named: identifier, make)
        }
    }
}

extension UIViewController {
    /// The storyboard that it is from; nil for one that code made.
    public var storyboard: UIStoryboard? {
        SimulatedApp.require(.method("storyboard", of: "UIViewController", .iOS(5)))
        return interface?.storyboard
    }
}
