import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// A screen with all that a finger can use, each of which says what it was used for.
private final class Panel: UIViewController, UITextFieldDelegate, UITableViewDataSource, UITableViewDelegate {
    private let field = UITextField(frame: .zero)
    private let table = UITableView(frame: .zero)

    override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        let start = UIButton(type: .system)
        start.setTitle("Start", for: .normal)
        start.addAction(UIAction { _ in print("started") }, for: .touchUpInside)
        let stop = UIButton(type: .system)
        stop.setTitle("Stop", for: .normal)
        stop.isEnabled = false
        let hidden = UIButton(type: .system)
        hidden.setTitle("Secret", for: .normal)
        hidden.isHidden = true
        field.placeholder = "Name"
        field.delegate = self
        field.addAction(UIAction { [field] _ in print("text", field.text ?? "-") }, for: .editingChanged)
        (table.dataSource, table.delegate) = (self, self)
        table.refreshControl = UIRefreshControl(frame: .zero)
        table.refreshControl?.addAction(UIAction { _ in print("loads anew") }, for: .valueChanged)
        for part in [start, stop, hidden, field, table, picture()] + values() { view.addSubview(part) }
    }

    private func values() -> [UIView] {
        let (toggle, slider, choice, stepper) = (
            UISwitch(frame: .zero), UISlider(frame: .zero), UISegmentedControl(items: ["Day", "Night"]),
            UIStepper(frame: .zero)
        )
        toggle.accessibilityIdentifier = "alarm"
        slider.accessibilityLabel = "Volume"
        toggle.addAction(UIAction { _ in print("alarm", toggle.isOn) }, for: .valueChanged)
        slider.addAction(UIAction { _ in print("volume", slider.value) }, for: .valueChanged)
        choice.addAction(UIAction { _ in print("choice", choice.selectedSegmentIndex) }, for: .valueChanged)
        stepper.addAction(UIAction { _ in print("steps", stepper.value) }, for: .valueChanged)
        return [toggle, slider, choice, stepper]
    }

    /// A view that listens for gestures.
    private func picture() -> UIView {
        let view = UIView(frame: .zero)
        view.accessibilityIdentifier = "picture"
        let twice = UITapGestureRecognizer(target: self, action: Selector("moved:"))
        twice.numberOfTapsRequired = 2
        let swipe = UISwipeGestureRecognizer(target: self, action: Selector("moved:"))
        swipe.direction = .left
        for gesture in [twice, swipe, UILongPressGestureRecognizer(target: self, action: Selector("moved:"))] {
            view.addGestureRecognizer(gesture)
        }
        return view
    }

    func moved(_ gesture: UIGestureRecognizer) { print(type(of: gesture), gesture.state) }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        print("may begin")
        return true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "x" }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        print("returned", textField.resignFirstResponder())
        return true
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = UIViewController()
        detail.title = "Detail \(indexPath.row)"
        navigationController?.pushViewController(detail, animated: true)
    }
}

/// What the plugin writes for methods that are marked with `@objc`.
@section("vigil_entries") @used
private let entry: LinkedMethod = { program in
    ObjectiveCMethod.register(in: program, Panel.self, "moved:") { target, arguments in
        (target as? Panel)?.moved(ObjectiveCMethod.argument(arguments, 0))
    }
}

private final class PanelApp: ScriptedDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    override func start() {
        let panel = Panel()
        panel.title = "Panel"
        panel.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak panel] _ in panel?.present(Self.question(), animated: true) })
        let (stack, tabs) = (UINavigationController(rootViewController: panel), UITabBarController())
        let other = UIViewController()
        other.title = "Other"
        tabs.viewControllers = [stack, other]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
    }

    private static func question() -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { print("deleted", $0.title ?? "") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }
}

/// A button, and a main thread that is busy from the first second to the sixth.
private final class BusyApp: ScriptedDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    override func start() {
        let (screen, button) = (UIViewController(), UIButton(type: .system))
        button.setTitle("Start", for: .normal)
        button.addAction(UIAction { _ in print("started") }, for: .touchUpInside)
        screen.view.addSubview(button)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { Thread.sleep(forTimeInterval: 5) }
    }
}

struct FingerTests: Facts {
    @Test("A finger on the screen of UIKit", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone() throws -> Phone {
        let phone = try Phone(PanelApp.self)
        phone.app.launch()
        return phone
    }

    private static func output(_ touches: (Touch, ElementQuery)...) throws -> [String] {
        let phone = try Self.phone()
        for (touch, query) in touches { try phone.device.touch(touch, query, of: phone.app) }
        return phone.app.trace.output
    }

    private static func refusal(
        of query: ElementQuery, _ touch: Touch = .tap, prepare: (Phone) -> Void = { _ in }
    ) throws -> String {
        let phone = try Self.phone()
        prepare(phone)
        return try #require(throws: StimulusError.self) { try phone.device.touch(touch, query, of: phone.app) }
            .description
    }

    let outline = Fact("reads what is on the screen, and only that") {
        let phone = try Self.phone()
        let outline = try phone.device.screenOutline(of: phone.app)
        expect(
            outline,
            is: [
                "navigationBar \"Panel\"", "  staticText \"Panel\"", "  button \"Add\"",
                "button \"Start\"", "button \"Stop\" disabled", "textField \"Name\"", "table",
                "  cell", "    staticText \"Row 0\"", "  cell", "    staticText \"Row 1\"", "other \"picture\"",
                "switch \"alarm\" = off", "slider \"Volume\" = 0.0", "segmentedControl", "  button \"Day\"",
                "  button \"Night\"", "stepper = 0.0", "  button \"Decrement\" disabled", "  button \"Increment\"",
                "tabBar", "  button \"Panel\" selected", "  button \"Other\"",
            ])
    }

    let titleAndTab = Fact("means what can be used where a title is called the same") {
        let phone = try Self.phone()
        try phone.device.touch(.tap, ElementQuery("Other"), of: phone.app)
        try phone.device.touch(.tap, ElementQuery("Panel"), of: phone.app)
        expect(phone.app.trace.entries(of: .stimulus).last?.text, is: "tap on button \"Panel\"")
    }

    let button = Fact("presses a button, and the timeline says so") {
        let phone = try Self.phone()
        try phone.device.touch(.tap, ElementQuery("Start"), of: phone.app)
        expect(phone.app.trace.output, is: ["started"])
        expect(phone.app.trace.entries(of: .stimulus).last?.text, is: "tap on button \"Start\"")
    }

    let values = Fact("brings switches, sliders, choices and steppers to values, each of which says so") {
        let output = try Self.output(
            (.tap, ElementQuery("alarm")), (.set("on"), ElementQuery("alarm")), (.set("off"), ElementQuery("alarm")),
            (.set("0.5"), ElementQuery("Volume")), (.tap, ElementQuery("Night")),
            (.set("Day"), ElementQuery(nil, role: .segmentedControl)), (.tap, ElementQuery("Increment")))
        expect(
            output, is: ["alarm true", "alarm false", "volume 0.5", "choice 1", "choice 0", "steps 1.0"])
    }

    let typing = Fact("types a key after the other, as far as the delegate lets it, and the last key is told") {
        let output = try Self.output((.type("axb\n"), ElementQuery("Name")), (.clear, ElementQuery("ab")))
        expect(output, is: ["may begin", "text a", "text ab", "returned true", "text "])
    }

    let gestures = Fact("is recognized by what listens for it") {
        let output = try Self.output(
            (.doubleTap, ElementQuery("picture")), (.swipe(.left), ElementQuery("picture")),
            (.swipe(.up), ElementQuery("picture")), (.press(.seconds(1)), ElementQuery("picture")))
        expect(
            output,
            is: [
                "UITapGestureRecognizer ended", "UISwipeGestureRecognizer ended", "UILongPressGestureRecognizer began",
                "UILongPressGestureRecognizer ended",
            ])
    }

    let untaken = Fact("says where nothing takes it") {
        let phone = try Self.phone()
        try phone.device.touch(.swipe(.up), ElementQuery("picture"), of: phone.app)
        expect(phone.app.trace.entries(of: .note).last?.text, is: "nothing takes the swipe up on other \"picture\"")
    }

    let rows = Fact("chooses a row, and goes back") {
        let phone = try Self.phone()
        try phone.device.touch(.pull, ElementQuery(nil, role: .table), of: phone.app)
        try phone.device.touch(.tap, ElementQuery("Row 1"), of: phone.app)
        try expect(phone.device.screenOutline(of: phone.app).first, is: "navigationBar \"Detail 1\"")
        try phone.device.touch(.tap, ElementQuery("Panel", in: "Detail 1"), of: phone.app)
        try expect(phone.device.screenOutline(of: phone.app).first, is: "navigationBar \"Panel\"")
        expect(phone.app.trace.output, is: ["loads anew"])
    }

    let alert = Fact("answers a message, which covers all else") {
        let phone = try Self.phone()
        try phone.device.touch(.tap, ElementQuery("Add"), of: phone.app)
        try expect(
            phone.device.screenOutline(of: phone.app),
            is: [
                "alert \"Delete?\"", "  staticText \"Delete?\"", "  staticText \"It is gone then.\"",
                "  button \"Delete\"", "  button \"Cancel\"",
            ])
        try phone.device.touch(.tap, ElementQuery("Delete"), of: phone.app)
        expect(phone.app.trace.output, is: ["deleted Delete"])
        try phone.device.touch(.tap, ElementQuery("Other", role: .button), of: phone.app)
        try expect(phone.device.screenOutline(of: phone.app).last, is: "  button \"Other\" selected")
    }

    let busy = Fact("waits for a main thread that is busy, and is a finding where it finds nothing then") {
        let phone = try Phone(BusyApp.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(2))
        try phone.device.touch(.tap, ElementQuery("Start"), of: phone.app)
        try phone.device.touch(.tap, ElementQuery("Stop"), of: phone.app)
        expect(phone.app.trace.output, is: [])
        let waits = "the tap on \"Start\" waits: the main thread is busy"
        expect(phone.app.trace.entries(of: .note).contains { $0.text == waits })
        phone.device.advance(by: .seconds(10))
        expect(phone.app.trace.output, is: ["started"])
        let finding = phone.app.trace.entries(of: .finding).map(\.text)
        let nothing = "a touch that waited finds nothing: \"Stop\" is not on the screen. It shows button \"Start\""
        expect(finding, is: [nothing])
    }

    let missing = Fact("is refused where nothing is called so, with what is on the screen") {
        try expect(
            Self.refusal(of: ElementQuery("Strat")), is: "\"Strat\" is not on the screen; did you mean \"Start\"?")
        try expect(
            Self.refusal(of: ElementQuery("Gone")).hasPrefix("\"Gone\" is not on the screen. It shows navigationBar"))
        try expect(Self.refusal(of: ElementQuery("Secret")), is: "button \"Secret\" is hidden")
    }

    let several = Fact("is refused where several are called so, with each") {
        let refusal = try Self.refusal(of: ElementQuery(nil, role: .cell))
        expect(refusal, is: "cell is on the screen 2 times: cell; cell. Say the role, what it is in, or its number")
        try expect(Self.output((.tap, ElementQuery(nil, role: .button, number: 2))), is: ["started"])
        try expect(Self.refusal(of: ElementQuery(nil, role: .alert, number: 1)).hasSuffix("there are 0"))
    }

    let disabled = Fact("is refused by what is disabled, and by values that are none") {
        try expect(Self.refusal(of: ElementQuery("Stop")), is: "button \"Stop\" is disabled")
        try expect(Self.refusal(of: ElementQuery("Volume"), .set("7")), is: "the slider goes from 0.0 to 1.0, not to 7")
    }

    let unreachable = Fact(
        "is refused where no finger reaches the app: in the background, behind the lock, and below what covers it"
    ) {
        let start = ElementQuery("Start")
        try expect(Self.refusal(of: start) { $0.device.press(.home) }.contains("is not in front"))
        try expect(Self.refusal(of: start) { $0.device.lock() }.contains("the phone is locked"))
        try expect(Self.refusal(of: start) { $0.device.showOverlay("a message") }.contains("something covers"))
    }
}
