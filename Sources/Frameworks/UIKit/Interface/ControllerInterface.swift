import BackgroundRuntime
import VigilInterfaceFile

/// What a controller has of the storyboard that it is from: its scene, and the ways from there.
@MainActor
final class ControllerInterface {
    let storyboard: UIStoryboard
    /// Controllers that go into views of this one, once these are loaded.
    var embeds: [(segue: SegueTemplate, view: UIView)] = []
    private let scene: InterfaceDocument.Scene
    private let file: InterfaceFile
    private let table = InterfaceTable()
    private var kept: [AnyObject] = []

    init(_ scene: InterfaceDocument.Scene, of storyboard: UIStoryboard, _ file: InterfaceFile) {
        (self.scene, self.storyboard, self.file) = (scene, storyboard, file)
    }

    // Making the controller.

    /// Makes the controller of the scene.
    ///
    /// - Parameter make: makes it in place of its class, as the app's code wants it; nil for its class.
    func makeController(_ make: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        InterfaceNesting.entering(scene.controller, of: file) { madeController(make) }
    }

    private func madeController(_ make: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let objects = InterfaceObjects(file, owner: nil, table: table)
        objects.interface = self
        let element = scene.controller
        if let controller = make?(InterfaceCoder(element, in: objects)) {
            objects.add(controller, for: element)
            return finished(controller, objects)
        }
        return (objects.make(element) as? UIViewController).map { finished($0, objects) }
    }

    private func finished(_ controller: UIViewController, _ objects: InterfaceObjects) -> UIViewController {
        addContained(to: controller)
        objects.finish()
        return controller
    }

    /// Puts what relationships say into a container.
    private func addContained(to controller: UIViewController) {
        let all = scene.controller.connections.filter { $0["kind"] == SegueKind.relationship.rawValue }
        guard !all.isEmpty else { return }
        let contained = all.compactMap { $0["destination"].flatMap(storyboard.controller) }
        switch controller {
        case let stack as UINavigationController: stack.holdAtOnce(contained)
        case let tabs as UITabBarController: tabs.viewControllers = contained
        case let split as UISplitViewController: split.viewControllers = contained
        default: return
        }
    }

    // Its views.

    /// Makes the view of the scene and what lies beside it.
    func loadView(of controller: UIViewController) {
        InterfaceNesting.entering(scene.controller, of: file) { fillView(of: controller) }
    }

    private func fillView(of controller: UIViewController) {
        let objects = InterfaceObjects(file, owner: controller, table: table)
        let view = scene.controller.child(keyed: "view").flatMap(objects.view)
        controller.view = view ?? UIView(frame: UIScreen.main.bounds)
        let known = ["placeholder", "exit", scene.controller.name]
        kept = scene.objects.filter { !known.contains($0.name) }.compactMap(objects.make)
        objects.connect(controller, scene.controller.connections)
        objects.finish()
        for (segue, view) in embeds { addEmbedded(segue, in: view, of: controller) }
        embeds = []
    }

    private func addEmbedded(_ template: SegueTemplate, in view: UIView, of controller: UIViewController) {
        InterfaceNesting.check(controller)
        if let name = template.identifier, !controller.shouldPerformSegue(withIdentifier: name, sender: nil) { return }
        guard let child = destination(of: template, from: controller, sender: nil) else { return }
        let segue = UIStoryboardSegue.made(of: template, from: controller, to: child)
        controller.prepare(for: segue, sender: nil)
        controller.contain(child)
        view.addSubview(child.view)
        child.didMove(toParent: controller)
    }

    // The ways from there.

    /// The segue of a name; nil for none.
    func segue(named identifier: String) -> SegueTemplate? {
        let all = scene.objects.lazy.flatMap(\.all)
        return all.first { $0.name == "segue" && $0["identifier"] == identifier }.flatMap(SegueTemplate.init)
    }

    /// Makes the controller at the end of a segue: that which a method of the source makes, or that of its scene.
    func destination(of template: SegueTemplate, from source: UIViewController, sender: Any?) -> UIViewController? {
        guard let creation = template.creation else { return storyboard.controller(template.destination) }
        return storyboard.controller(template.destination) { coder in
            let arguments: [Any?] =
                creation.description.contains("segueIdentifier:")
                ? [coder, sender, template.identifier] : [coder, template.identifier]
            return Message.send(creation, to: source, arguments) as? UIViewController
        }
    }
}

extension UIViewController {
    /// Reads what a storyboard or a nib says of the controller.
    func fill(from coder: InterfaceCoder) {
        let (element, objects) = (coder.element, coder.objects)
        interface = objects.interface
        objects.belong(to: self)
        // One that the file does not say takes nothing from the bars.
        if let text = objects.file.text(element, "title") { title = text }
        hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
        if let style = element["modalPresentationStyle"].flatMap(SegueTemplate.style) { modalPresentationStyle = style }
        element.child(keyed: "navigationItem").map { navigationItem.fill($0, objects) }
        if let item = element.child(keyed: "navigationItem") { objects.add(navigationItem, for: item) }
        element.child(keyed: "tabBarItem").map { tabBarItem.fill($0, objects.file) }
        let items = element.group("toolbarItems").compactMap { objects.make($0) as? UIBarButtonItem }
        if !items.isEmpty { toolbarItems = items }
        (self as? UINavigationController)?.read(element)
        (self as? UITableViewController)?.readRefresh(element, objects)
    }
}

extension UINavigationController {
    fileprivate func read(_ element: InterfaceElement) {
        isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
        isToolbarHidden = element.flag("toolbarHidden") ?? true
    }
}

extension UITableViewController {
    fileprivate func readRefresh(_ element: InterfaceElement, _ objects: InterfaceObjects) {
        made = element.child(keyed: "refreshControl").flatMap { objects.make($0) as? UIRefreshControl }
    }
}
