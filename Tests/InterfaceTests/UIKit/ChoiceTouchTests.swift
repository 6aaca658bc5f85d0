import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// A screen with menus, wheels and rows that can be deleted.
private final class Choices: UIViewController, UIContextMenuInteractionDelegate {
    private let wheels = UIPickerView()
    private let table = UITableView(frame: .zero)
    private var rows = ["Apple", "Pear", "Plum"]

    override func viewDidLoad() {
        title = "Choices"
        let sort = UIButton(type: .system)
        sort.setTitle("Sort", for: .normal)
        sort.menu = menu("Sort by")
        sort.showsMenuAsPrimaryAction = true
        let mark = UIButton(
            primaryAction: UIAction(title: "Mark") { _ in
                print("marked")
            })
        mark.menu = menu("")
        let photo = UIImageView(image: UIImage())
        photo.accessibilityIdentifier = "photo"
        photo.addInteraction(UIContextMenuInteraction(delegate: self))
        (wheels.dataSource, wheels.delegate, table.dataSource, table.delegate) = (self, self, self, self)
        for part in [sort, mark, photo, wheels, table] { view.addSubview(part) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, menu: menu("New"))
    }

    private func menu(_ title: String) -> UIMenu {
        let name = UIAction(title: "Name", state: .on) { print("by name", $0.sender is UIButton) }
        let size = UIAction(title: "Size", attributes: .disabled) { _ in print("by size") }
        let secret = UIAction(title: "Secret", attributes: .hidden) { _ in print("secret") }
        let more = UIMenu(title: "More", children: [UIAction(title: "Date") { _ in print("by date") }])
        let inner = UIMenu(
            title: "Order", options: .displayInline, children: [UIAction(title: "Up") { _ in print("upwards") }])
        return UIMenu(title: title, children: [name, size, secret, inner, more])
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [self] _ in menu("") }
    }
}

extension Choices: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 60 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? "\(row) min" : "\(row) s"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        print("wheel", component, "at", row, pickerView.selectedRow(inComponent: component))
    }
}

extension Choices: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        print("deletes", rows.remove(at: indexPath.row), editingStyle == .delete)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let pin = UIContextualAction(style: .normal, title: "Pin") { [self] _, _, done in
            print("pins", rows[indexPath.row])
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [pin])
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [self] _ in
            UIMenu(children: [UIAction(title: "Copy") { [self] _ in print("copies", rows[indexPath.row]) }])
        }
    }
}

/// Rows whose source has nothing that deletes one.
private final class Lasting: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Stone"
        return cell
    }
}

/// The same without a controller of tables.
private final class Stones: UIViewController, UITableViewDataSource {
    override func viewDidLoad() {
        let table = UITableView(frame: .zero)
        table.dataSource = self
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Stone"
        return cell
    }
}

private final class ChoiceApp: ScriptedDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    override func start() {
        window.rootViewController = UINavigationController(rootViewController: Choices())
        window.makeKeyAndVisible()
    }
}

private final class LastingApp: ScriptedDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    override func start() {
        window.rootViewController = Lasting()
        window.makeKeyAndVisible()
    }
}

private final class StoneApp: ScriptedDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    override func start() {
        window.rootViewController = Stones()
        window.makeKeyAndVisible()
    }
}

@Suite("Choices on the screen of UIKit", .enabled(if: RuntimeInterface.problems.isEmpty))
struct ChoiceTouchTests {
    private func phone() throws -> Phone {
        let phone = try Phone(ChoiceApp.self)
        phone.app.launch()
        return phone
    }

    private func output(_ touches: (Touch, ElementQuery)...) throws -> [String] {
        let phone = try phone()
        for (touch, query) in touches { try phone.device.touch(touch, query, of: phone.app) }
        return phone.app.trace.output
    }

    private static let (long, short) = (Touch.press(.seconds(1)), Touch.press(.milliseconds(100)))

    @Test("a menu opens by a tap where the button is for that, lies in front, and closes with its choice")
    func menu() throws {
        let phone = try phone()
        try phone.device.touch(.tap, ElementQuery("Sort", role: .button), of: phone.app)
        try expect(
            phone.device.screenOutline(of: phone.app).prefix(6),
            is: [
                "collectionView \"Sort by\"", "  button \"Name\" selected", "  button \"Size\" disabled",
                "  staticText \"Order\"", "  button \"Up\"", "  button \"More\"",
            ])
        try phone.device.touch(.tap, ElementQuery("Name"), of: phone.app)
        expect(phone.app.trace.output, is: ["by name true"])
        try expect(phone.device.screenOutline(of: phone.app).first, is: "navigationBar \"Choices\"")
    }

    @Test("a menu in a menu opens in its place, and a tap beside it closes it")
    func inner() throws {
        try expect(
            output((.tap, .init("Sort", role: .button)), (.tap, .init("More")), (.tap, .init("Date"))),
            is: [
                "by date"
            ])
        try expect(output((.tap, .init("Sort", role: .button)), (.tap, .init("Up"))), is: ["upwards"])
        try expect(
            output(
                (.tap, .init("Sort", role: .button)), (.tap, .init("PopoverDismissRegion")),
                (.tap, .init("Mark", role: .button))), is: ["marked"])
    }

    @Test("a button that does something itself opens its menu where a finger stays on it")
    func long() throws {
        try expect(output((Self.long, .init("Mark")), (.tap, .init("Name"))), is: ["by name true"])
        try expect(output((.tap, .init("Mark", role: .button))), is: ["marked"])
    }

    @Test("a button of a bar opens its menu by a tap, and a view the one below it by a finger that stays")
    func elsewhere() throws {
        try expect(output((.tap, .init("Add")), (.tap, .init("Name"))), is: ["by name false"])
        try expect(output((Self.long, .init("photo")), (.tap, .init("Name"))), is: ["by name false"])
        try expect(output((Self.long, .init("Pear")), (.tap, .init("Copy"))), is: ["copies Pear"])
    }

    @Test("a wheel is turned to what a value says, which its delegate hears, and to nothing else")
    func wheels() throws {
        let minutes = ElementQuery(nil, role: .pickerWheel, number: 1)
        try expect(output((.set("7 min"), minutes), (.set("7 min"), minutes)), is: ["wheel 0 at 7 7"])
        let phone = try phone()
        try expect(phone.device.screenOutline(of: phone.app).contains("  pickerWheel = 0 s"))
        let refusal = expect(throws: StimulusError.self) {
            try phone.device.touch(.set("7 h"), minutes, of: phone.app)
        }
        expect("\(try require(refusal))".contains("has 60 values, such as 0 min, 1 min"))
        expect(throws: StimulusError.self) {
            try phone.device.touch(.set("7 s"), ElementQuery(nil, role: .picker), of: phone.app)
        }
    }

    @Test("a finger that moves over a row brings its buttons to light, and hides them again")
    func rows() throws {
        let pear = ElementQuery("Pear")
        try expect(output((.swipe(.left), pear), (.tap, .init("Delete"))), is: ["deletes Pear true"])
        try expect(output((.swipe(.right), pear), (.tap, .init("Pin"))), is: ["pins Pear"])
        let phone = try phone()
        try phone.device.touch(.swipe(.left), pear, of: phone.app)
        try expect(phone.device.screenOutline(of: phone.app).contains("  button \"Delete\""))
        try phone.device.touch(.swipe(.right), pear, of: phone.app)
        try expect(!phone.device.screenOutline(of: phone.app).contains("  button \"Delete\""))
        try phone.device.touch(.swipe(.left), pear, of: phone.app)
        try phone.device.touch(.tap, ElementQuery("Delete"), of: phone.app)
        expect(throws: StimulusError.self) { try phone.device.touch(.tap, pear, of: phone.app) }
    }

    @Test("rows whose controller deletes none have no button for that; of another source a note says so")
    func lasting() throws {
        let stone = ElementQuery("Stone")
        let lasting = try Phone(LastingApp.self)
        lasting.app.launch()
        try lasting.device.touch(.swipe(.left), stone, of: lasting.app)
        try expect(!lasting.device.screenOutline(of: lasting.app).contains("  button \"Delete\""))
        let stones = try Phone(StoneApp.self)
        stones.app.launch()
        try stones.device.touch(.swipe(.left), stone, of: stones.app)
        try stones.device.touch(.tap, ElementQuery("Delete"), of: stones.app)
        let notes = stones.app.trace.entries(of: .note).map(\.text)
        expect(notes.contains { $0.hasPrefix("nothing deletes the row: Stones has no") })
    }
}
