import BackgroundRuntime
import VigilInterfaceFile

/// Connects objects of a file: sets outlets, adds actions, and has segues followed.
@MainActor
struct InterfaceConnector {
    private let objects: InterfaceObjects

    init(_ objects: InterfaceObjects) { self.objects = objects }

    /// Makes one connection of an object.
    func connect(_ connection: InterfaceElement, of owner: AnyObject) {
        switch connection.name {
        case "outlet": connectOutlet(connection, of: owner)
        case "outletCollection": connectCollection(connection, of: owner)
        case "action": connectAction(connection, of: owner)
        case "segue": connectSegue(connection, of: owner)
        default: return
        }
    }

    private func destination(_ connection: InterfaceElement) -> AnyObject? {
        connection["destination"].flatMap(objects.object)
    }

    private func connectOutlet(_ connection: InterfaceElement, of owner: AnyObject) {
        // A rule of layout, or what stands for nothing here, is made by nobody: such an outlet stays empty.
        guard let name = connection["property"], let object = destination(connection) else { return }
        if SystemOutlets.set(name, of: owner, to: object) { return }
        set(object, of: owner, for: name)
    }

    /// Sets an outlet of the app's own. Where the class has none of that name, or a plain object stands in the place of one
    /// whose class is not there, the app ends as on a phone, unless its code is left out.
    func set(_ value: Any, of owner: AnyObject, for name: String) {
        let setter = Selector("set\(name.prefix(1).uppercased())\(name.dropFirst()):")
        let process = SimulatedApp.process(for: "UIStoryboard")
        if Message.canSend(setter, to: owner) { return KeyValue.set(value, of: owner, for: name) }
        let missing = (owner as? UIResponder)?.missingClass
        let isSystems = String(reflecting: type(of: owner)).hasPrefix("UIKit.") && missing == nil
        if SystemOutlets.further.contains(name) || isSystems {
            return SimulatedApp.notSimulated("the outlet \(name) of \(type(of: owner))")
        }
        let words: Set = [name, missing?.name ?? "\(type(of: owner))"]
        if let excuse = missing?.isElsewhere == true ? missing?.whereItIs : process.app.excuse(for: words) {
            return process.record(.note, "the outlet \(name) of \(type(of: owner)) is not set", detail: excuse)
        }
        KeyValue.raiseUnknown(name, of: owner)
    }

    private func connectCollection(_ connection: InterfaceElement, of owner: AnyObject) {
        guard let name = connection["property"], let object = destination(connection) else { return }
        if name == "gestureRecognizers", let view = owner as? UIView, let listener = object as? UIGestureRecognizer {
            return view.addGestureRecognizer(listener)
        }
        objects.collect(object, of: owner, for: name, connection)
    }

    private func connectAction(_ connection: InterfaceElement, of owner: AnyObject) {
        guard let selector = connection["selector"].map({ Selector($0) }) else { return }
        // The first responder is no object of the file: a message without a target goes to whoever can take it.
        let target = destination(connection)
        switch owner {
        case let control as UIControl:
            control.addTarget(target, action: selector, for: Self.event(connection["eventType"]))
        case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
        case let listener as UIGestureRecognizer: if let target { listener.addTarget(target, action: selector) }
        default: return
        }
    }

    private static func event(_ word: String?) -> UIControl.Event { word.flatMap { events[$0] } ?? .touchUpInside }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
        "primaryActionTriggered": .primaryActionTriggered,
    ]

    private func connectSegue(_ connection: InterfaceElement, of owner: AnyObject) {
        guard let source = objects.controller, let segue = SegueTemplate(connection) else { return }
        let follow: (Any?) -> Void = { [weak source] sender in source?.follow(segue, sender: sender, isAsked: true) }
        switch owner {
        case let cell as UITableViewCell:
            if connection["trigger"] == "accessoryAction" { cell.accessorySegue = follow } else { cell.segue = follow }
        case let cell as UICollectionViewCell: cell.segue = follow
        case let control as UIControl:
            let isTapped = control is UIButton
            control.addSegue(for: isTapped ? .touchUpInside : .valueChanged, follow)
        case let item as UIBarButtonItem: item.segue = follow
        case let listener as UIGestureRecognizer: listener.segue = follow
        case let view as UIView: if segue.kind == .embed { source.embed(segue, in: view) }
        default: return
        }
    }
}

/// A view of a framework over UIKit that storyboards connect with what serves it.
@MainActor
package protocol ConnectedView: UIView {
    /// Sets an outlet of the view; false where it has none of that name.
    func connect(_ outlet: String, to object: AnyObject) -> Bool
}

/// Outlets that UIKit's own classes have.
@MainActor
enum SystemOutlets {
    /// Those of classes that an app may inherit, which nothing comes of here.
    static let further: Set = [
        "prefetchDataSource", "dragDelegate", "dropDelegate", "reorderingDelegate", "multipleSelectionBackgroundView",
        "searchDisplayController", "transitioningDelegate", "collectionViewLayout", "restorationDelegate",
    ]

    /// Sets one; false where the class is not UIKit's or has none of that name.
    static func set(_ name: String, of owner: AnyObject, to object: AnyObject) -> Bool {
        switch (name, owner) {
        case ("view", let controller as UIViewController): controller.view = object as? UIView
        case ("delegate", _): return setDelegate(of: owner, to: object)
        case ("dataSource", let table as UITableView): table.dataSource = checked(object, "UITableViewDataSource")
        case ("dataSource", let list as UICollectionView):
            list.dataSource = checked(object, "UICollectionViewDataSource")
        case ("dataSource", let picker as UIPickerView): picker.dataSource = checked(object, "UIPickerViewDataSource")
        case ("tableView", let controller as UITableViewController): controller.tableView = object as? UITableView
        case ("collectionView", let controller as UICollectionViewController):
            controller.collectionView = object as? UICollectionView
        default:
            if let view = object as? UIView, hold(name, of: owner, view) { return true }
            return (owner as? any ConnectedView)?.connect(name, to: object) ?? false
        }
        return true
    }

    /// Has a property hold a view; false where the class has none of that name.
    private static func hold(_ name: String, of owner: AnyObject, _ view: UIView) -> Bool {
        switch (name, owner) {
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = view
        case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = view
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = view
        case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = view
        case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = view
        case ("selectedBackgroundView", let cell as UICollectionViewCell): cell.selectedBackgroundView = view
        case ("backgroundView", let table as UITableView): table.backgroundView = view
        case ("backgroundView", let list as UICollectionView): list.backgroundView = view
        case ("leftView", let field as UITextField): field.leftView = view
        case ("rightView", let field as UITextField): field.rightView = view
        case ("inputView", let field as UITextField): field.inputView = view
        case ("inputView", let text as UITextView): text.inputView = view
        case ("inputAccessoryView", let field as UITextField): field.inputAccessoryView = view
        case ("inputAccessoryView", let text as UITextView): text.inputAccessoryView = view
        default: return false
        }
        return true
    }

    private static func setDelegate(of owner: AnyObject, to object: AnyObject) -> Bool {
        switch owner {
        case let table as UITableView: table.delegate = checked(object, "UITableViewDelegate")
        case let list as UICollectionView: list.delegate = checked(object, "UICollectionViewDelegate")
        case let text as UITextView: text.delegate = checked(object, "UITextViewDelegate")
        case let scroll as UIScrollView: scroll.delegate = checked(object, "UIScrollViewDelegate")
        case let field as UITextField: field.delegate = checked(object, "UITextFieldDelegate")
        case let bar as UISearchBar: bar.delegate = checked(object, "UISearchBarDelegate")
        case let bar as UITabBar: bar.delegate = checked(object, "UITabBarDelegate")
        case let picker as UIPickerView: picker.delegate = checked(object, "UIPickerViewDelegate")
        case let stack as UINavigationController: stack.delegate = checked(object, "UINavigationControllerDelegate")
        case let tabs as UITabBarController: tabs.delegate = checked(object, "UITabBarControllerDelegate")
        case let listener as UIGestureRecognizer: listener.delegate = checked(object, "UIGestureRecognizerDelegate")
        default: return (owner as? any ConnectedView)?.connect("delegate", to: object) ?? false
        }
        return true
    }

    /// An object as what it is connected for. A phone connects any object, and calls those methods that it has; here it has
    /// to say that it conforms.
    private static func checked<Wanted>(_ object: AnyObject, _ name: String) -> Wanted? {
        if let object = object as? Wanted { return object }
        SimulatedApp.process(for: "UIStoryboard").recordUndone(
            "\(type(of: object)) is connected in a storyboard or nib, and does not conform to \(name)", rule: nil,
            [name])
        return nil
    }
}
