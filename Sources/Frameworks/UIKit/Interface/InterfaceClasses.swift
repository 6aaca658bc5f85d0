import BackgroundRuntime
import VigilInterfaceFile

/// What class the object of an element has: that of the app, or UIKit's for its kind.
@MainActor
struct InterfaceClasses {
    private let file: InterfaceFile

    init(_ file: InterfaceFile) { self.file = file }

    /// Makes the object of an element by its class; nil for what stands for nothing here.
    func object(of element: InterfaceElement, in objects: InterfaceObjects) -> AnyObject? {
        let made = madeObject(of: element, in: objects)
        (made as? UIResponder)?.missingClass = MissingClass(of: element, in: self)
        return made
    }

    private func madeObject(of element: InterfaceElement, in objects: InterfaceObjects) -> AnyObject? {
        switch type(of: element) {
        case let type as UIView.Type: type.init(coder: InterfaceCoder(element, in: objects))
        case let type as UIGestureRecognizer.Type: listener(type, element)
        case let type as UIBarButtonItem.Type:
            (SystemMade.object(of: type) as? UIBarButtonItem)?.filled(element, objects)
        case let type as UIViewController.Type: type.init(coder: InterfaceCoder(element, in: objects))
        case let type?: plainObject(type, element)
        case nil: nil
        }
    }

    /// An object of a class of the app's own that only inherits `NSObject` or `UIResponder`: others cannot be made without
    /// more than a file says.
    private func plainObject(_ type: AnyClass, _ element: InterfaceElement) -> AnyObject? {
        let inherited: AnyClass? = sequence(first: type) { _getSuperclass($0) }.first { !isApps($0) }
        if inherited == NSObject.self || inherited == UIResponder.self { return SystemMade.object(of: type) }
        SimulatedApp.notSimulated(
            "an object of the class \(type) in \(file.place(of: element))", "it is not made: outlets to it are empty")
        return nil
    }

    private func isApps(_ type: AnyClass) -> Bool {
        let name = String(reflecting: type)
        return AppModule.names.contains { name.hasPrefix($0 + ".") }
    }

    private func listener(_ type: UIGestureRecognizer.Type, _ element: InterfaceElement) -> UIGestureRecognizer {
        let made = unsafeBitCast(type, to: ListenerTemplate.Type.self).init(target: nil, action: nil)
        made.fill(element)
        return made
    }

    /// The class of an element; nil for a kind that is not known.
    func type(of element: InterfaceElement) -> AnyClass? {
        let base: AnyClass? = base(of: element)
        guard let name = element["customClass"] else { return base }
        if let own = named(name, in: element["customModule"]) { return own }
        let process = SimulatedApp.process(for: "UIStoryboard")
        process.recordUndone(
            "Unknown class \(name) in Interface Builder file.",
            detail:
                "\(file.document.name), line \(element.line): \(base.map { "\($0)" } ?? "nothing") is made in its place",
            rule: nil, [name])
        return base
    }

    /// The class of the app, or of UIKit, by what a file calls it and its module; nil where there is none.
    func named(_ name: String, in module: String?) -> AnyClass? {
        // Foundation complains aloud of what is no name of a class.
        guard !name.isEmpty, !name.contains(".") else { return nil }
        if let module, !module.isEmpty, !module.contains("."), let found = NSClassFromString("\(module).\(name)") {
            return found
        }
        return AppModule.names.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
            ?? NSClassFromString("UIKit.\(name)")
    }

    private func base(of element: InterfaceElement) -> AnyClass? {
        if let known = Self.own[element.name] { return known }
        guard let (module, name) = Self.others[element.name] else {
            SimulatedApp.notSimulated(
                "<\(element.name)> in \(file.document.name), line \(element.line)",
                "it is not made: outlets to it are empty")
            return nil
        }
        if let found = NSClassFromString("\(module).\(name)") { return found }
        let plain: AnyClass = InterfaceDocument.isController(element) ? UIViewController.self : UIView.self
        SimulatedApp.notSimulated(
            "\(name) in \(file.document.name)", "the app does not import \(module): a plain \(plain) is made")
        return plain
    }

    private static let own: [String: AnyClass] = [
        "view": UIView.self, "containerView": UIView.self, "tableViewCellContentView": UIView.self,
        "collectionViewCellContentView": UIView.self, "window": UIWindow.self, "label": UILabel.self,
        "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
        "imageView": UIImageView.self, "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self, "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
        "pageControl": UIPageControl.self, "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "searchBar": UISearchBar.self,
        "scrollView": UIScrollView.self, "stackView": UIStackView.self, "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self, "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self, "visualEffectView": UIVisualEffectView.self,
        "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
        "refreshControl": UIRefreshControl.self, "control": UIControl.self,
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
        "tapGestureRecognizer": UITapGestureRecognizer.self, "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self, "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self,
        "barButtonItem": UIBarButtonItem.self, "customObject": NSObject.self,
    ]

    /// Those of other frameworks, which an app has that imports them.
    private static let others: [String: (module: String, name: String)] = [
        "mapView": ("MapKit", "MKMapView"), "wkWebView": ("WebKit", "WKWebView"), "skView": ("SpriteKit", "SKView"),
        "avPlayerViewController": ("AVKit", "AVPlayerViewController"), "mtkView": ("MetalKit", "MTKView"),
        "glkView": ("GLKit", "GLKView"), "sceneKitView": ("SceneKit", "SCNView"),
        "hostingController": ("SwiftUI", "UIHostingController"),
    ]
}

/// The class that a file names for an object and that is not there: a plain one was made in its place.
@MainActor
struct MissingClass {
    let name: String
    private let module: String?
    private let isTargets: Bool

    /// That of an element; nil where its class is there, or none is named.
    init?(of element: InterfaceElement, in classes: InterfaceClasses) {
        guard let name = element["customClass"], classes.named(name, in: element["customModule"]) == nil else {
            return nil
        }
        (self.name, module) = (name, element["customModule"])
        isTargets = element["customModuleProvider"] == "target"
    }

    /// Whether the file looks for it in a module that is none of the app's: what is not in the program is no mistake.
    var isElsewhere: Bool {
        guard let module, !module.isEmpty, !isTargets else { return false }
        return !AppModule.names.contains(module)
    }

    var whereItIs: String { "\(name) is looked for in the module \(module ?? ""), which is not in the program" }
}

/// The modules in which an app's own classes may be.
@MainActor
enum AppModule {
    /// That of its delegate first, then those that a storyboard may have had another name for.
    static var names: [String] {
        let process = SimulatedApp.process(for: "UIStoryboard")
        let delegate = UIApplication.shared.delegate.map { String(reflecting: Swift.type(of: $0)) }
        return [delegate?.split(separator: ".").first.map(String.init), process.app.codeModule].compactMap { $0 }
    }
}
