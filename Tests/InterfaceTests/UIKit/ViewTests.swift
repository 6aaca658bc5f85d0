import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Says what it is told of its view.
private final class Screen: UIViewController {
    override func viewDidLoad() { print(title ?? "", "loads") }
    override func viewDidAppear(_ animated: Bool) { print(title ?? "", "appears") }
    override func viewDidDisappear(_ animated: Bool) { print(title ?? "", "disappears") }

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    func tapped(_ sender: Any?) { print("tapped", sender is UIButton, sender is UIBarButtonItem) }
    func tick(_ link: CADisplayLink) { print("tick", (link.targetTimestamp - link.timestamp) * 10) }
}

/// What the plugin writes for methods that are marked with `@objc`.
@section("vigil_entries") @used
private let entry: LinkedMethod = { program in
    ObjectiveCMethod.register(in: program, Screen.self, "tapped:") { target, arguments in
        (target as? Screen)?.tapped(arguments.first ?? nil)
    }
    ObjectiveCMethod.register(in: program, Screen.self, "tick:") { target, arguments in
        (target as? Screen)?.tick(ObjectiveCMethod.argument(arguments, 0))
    }
}

private final class Stack: ScriptedDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let stack = UINavigationController(rootViewController: Screen("one"))

    override func start() {
        window.rootViewController = stack
        window.makeKeyAndVisible()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in
            stack.pushViewController(Screen("two"), animated: true)
            print(stack.topViewController?.navigationController === stack)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [self] in _ = stack.popViewController(animated: true) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [self] in
            let cover = Screen("cover")
            cover.modalPresentationStyle = .fullScreen
            stack.topViewController?.present(cover, animated: true)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 4) { [self] in
            stack.topViewController?.presentedViewController?.dismiss(animated: true)
        }
    }
}

private final class Tabs: ScriptedDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()

    override func start() {
        tabs.viewControllers = [Screen("one"), Screen("two")]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in tabs.selectedIndex = 1 }
    }
}

private final class Buttons: ScriptedDelegate {
    override func start() {
        let (screen, button) = (Screen("one"), UIButton(type: .system))
        button.addTarget(screen, action: Selector("tapped:"), for: .touchUpInside)
        button.addAction(
            UIAction(title: "own") { print("action", $0.sender is UIButton) }, for: .primaryActionTriggered)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: [.primaryActionTriggered, .valueChanged])
        button.removeTarget(nil, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        let item = UIBarButtonItem(barButtonSystemItem: .add, target: screen, action: Selector("tapped:"))
        if let action = item.action {
            print(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
            screen.view.addSubview(button)
            print(button.next === screen.view, UIApplication.shared.sendAction(action, to: nil, from: button, for: nil))
        }
        _ = UIButton(type: .system)
        UIView.animate(withDuration: 0.5, animations: { button.alpha = 0 }) { print("animated", $0, button.alpha) }
    }
}

private final class Links: ScriptedDelegate {
    let screen = Screen("one")

    override func start() {
        let link = CADisplayLink(target: screen, selector: Selector("tick:"))
        link.preferredFramesPerSecond = 2
        link.add(to: .main, forMode: .common)
    }
}

/// Classes as apps write them: their initializers override, and are not `required`.
private final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.text = "made by its own"
    }

    required init?(coder: NSCoder) { nil }
}

private final class Item: UICollectionViewCell {
    private(set) var text = "made by another"

    override init(frame: CGRect) {
        super.init(frame: frame)
        text = "item made by its own"
    }

    required init?(coder: NSCoder) { nil }
}

private final class Rows: ScriptedDelegate, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row) of \(indexPath.section)"
        return cell
    }

    override func start() {
        let table = UITableView()
        table.dataSource = self
        table.register(Row.self, forCellReuseIdentifier: "row")
        print(table.numberOfSections, table.numberOfRows(inSection: 0))
        let row = table.cellForRow(at: IndexPath(row: 1, section: 0))
        print(row?.textLabel?.text ?? "none", row?.detailTextLabel?.text ?? "none")
        let items = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()).collectionView
        items?.register(Item.self, forCellWithReuseIdentifier: "item")
        let item = items?.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
        print((item as? Item)?.text ?? "none")
        _ = table.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
    }
}

private final class Keeper: ScriptedDelegate {
    override func start() {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 20
        let (stack, label) = (UIStackView(arrangedSubviews: [slider]), UILabel())
        stack.addArrangedSubview(label)
        stack.layer.cornerRadius = 4
        stack.layer.addSublayer(CALayer())
        print(stack.layer.cornerRadius, stack.layer.sublayers?.first?.superlayer === stack.layer)
        print(slider.value, stack.subviews.count, stack.arrangedSubviews.count)
        stack.sendSubviewToBack(label)
        print(stack.subviews.first === label, label.isDescendant(of: stack))
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 8),
            label.widthAnchor.constraint(equalToConstant: 100),
        ])
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .destructive) { _ in print("never") })
        alert.addTextField { $0.placeholder = "name" }
        print(alert.actions.count, alert.textFields?.first?.placeholder ?? "")
        UIPasteboard.general.string = "copied"
        print(UIPasteboard.general.string ?? "", UIImage(named: "missing") == nil, UIColor.red == UIColor.red)
    }
}

struct ViewTests: Facts {
    @Test("Views, controls and containers", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type) throws -> Phone {
        let phone = try Phone(delegate)
        phone.app.launch()
        phone.wait(10)
        return phone
    }

    let stack = Fact(
        "a stack tells its controllers that they appear and disappear, and so does what covers all of the screen"
    ) {
        let phone = try Self.phone(Stack.self)
        expect(
            phone.app.trace.output,
            is: [
                "one loads", "one appears", "two loads", "true", "one disappears", "two appears", "two disappears",
                "one appears", "cover loads", "cover appears", "one disappears", "one appears", "cover disappears",
            ])
    }

    let tabs = Fact("of tabs the chosen one is loaded and appears") {
        let expected = ["one loads", "one appears", "two loads", "one disappears", "two appears"]
        let phone = try Self.phone(Tabs.self)
        expect(phone.app.trace.output, is: expected)
    }

    let buttons = Fact("controls and bar buttons send messages and call actions, and animations end in virtual time") {
        let phone = try Self.phone(Buttons.self)
        expect(
            phone.app.trace.output,
            is: [
                "tapped true false", "action true", "tapped false true", "true", "one loads", "tapped true false",
                "true true", "animated true 0.0",
            ])
        let notes = phone.app.trace.entries.filter { $0.kind == .note && $0.text.contains("not drawn") }.map(\.text)
        expect(notes, is: ["UIButton is not drawn: it keeps what the app puts into it"])
    }

    let links = Fact("a display link ticks on the screen, and not in the background") {
        let phone = try Phone(Links.self)
        phone.app.launch()
        phone.wait(2)
        expect(phone.app.trace.output, is: Array(repeating: "tick 5.0", count: 4))
        try phone.app.main { (_: Links) in _ = UIApplication.shared.beginBackgroundTask(expirationHandler: nil) }
        phone.home()
        phone.wait(5)
        expect(phone.app.trace.output.count == 4 && phone.app.state == .background)
    }

    let rows = Fact("a table asks its source when it is asked, and a cell that nobody registered ends the app") {
        let phone = try Self.phone(Rows.self)
        expect(
            phone.app.trace.output == ["1 2", "row 1 of 0 made by its own", "item made by its own"]
                && phone.app.state == .notRunning)
    }

    let keeping = Fact("views keep what the app puts into them") {
        let phone = try Self.phone(Keeper.self)
        expect(
            phone.app.trace.output, is: ["4.0 true", "10.0 2 2", "true true", "1 name", "copied true true"])
    }
}
