import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Rows that are changed once `Edit` is pressed: the last one puts one in, and the first one stays.
private final class Basket: UITableViewController {
    private var rows = ["Apple", "Pear", "Plum", "New"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Basket"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        print("editing", editing, animated, isEditing == tableView.isEditing)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { rows[indexPath.row] == "New" ? .insert : .delete }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            print("deletes", rows.remove(at: indexPath.row))
            tableView.deleteRows(at: [indexPath], with: .automatic)
        } else {
            rows.insert("Fig", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        }
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row < 2 }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        print("moves", sourceIndexPath.row, destinationIndexPath.row)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("chooses", rows[indexPath.row])
    }
}

private final class BasketApp: ScriptedDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    override func start() {
        window.rootViewController = UINavigationController(rootViewController: Basket(style: .plain))
        window.makeKeyAndVisible()
    }
}

struct EditingTouchTests: Facts {
    @Test("Rows that a finger changes", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone(_ system: SystemVersion = .iOS(17)) throws -> Phone {
        let phone = try Phone(BasketApp.self, system)
        phone.app.launch()
        phone.wait(1)
        return phone
    }

    private static func tap(_ name: String, _ touch: Touch = .tap, on phone: Phone) throws {
        try phone.device.touch(touch, ElementQuery(name), of: phone.app)
        phone.wait(1)
    }

    private static func names(_ phone: Phone) throws -> [String] {
        try phone.device.screenOutline(of: phone.app).filter { $0.hasPrefix("    ") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    let buttons = Fact("have the buttons of a phone while they are changed, and none before and after") {
        let phone = try Self.phone()
        let plain = ["Apple", "Pear", "Plum", "New"].map { "staticText \"\($0)\"" }
        try expect(Self.names(phone), is: plain)
        try Self.tap("Edit", on: phone)
        try expect(
            Self.names(phone),
            is: [
                "staticText \"Apple\"", "button \"Reorder Apple\"", "button \"Remove Pear\"", "staticText \"Pear\"",
                "button \"Reorder Pear\"", "button \"Remove Plum\"", "staticText \"Plum\"", "button \"Insert New\"",
                "staticText \"New\"",
            ])
        try Self.tap("Done", on: phone)
        try expect(Self.names(phone), is: plain)
        expect(phone.app.trace.output, is: ["editing true true true", "editing false true true"])
    }

    let deletion = Fact("are taken out by two touches, put in by one, and not chosen meanwhile") {
        let phone = try Self.phone()
        try Self.tap("Edit", on: phone)
        try Self.tap("Plum", on: phone)
        try Self.tap("Remove Plum", on: phone)
        try Self.tap("Delete", on: phone)
        expect(phone.app.trace.output.dropFirst(), is: ["deletes Plum"])
        try Self.tap("Insert New", on: phone)
        try expect(Self.names(phone).contains("button \"Remove Fig\""))
        // A second touch of the first button hides the other again.
        try Self.tap("Remove Fig", on: phone)
        try Self.tap("Remove Fig", on: phone)
        expect(throws: StimulusError.self) { try Self.tap("Delete", on: phone) }
        try Self.tap("Done", on: phone)
        try Self.tap("Fig", on: phone)
        expect(phone.app.trace.output.last, is: "chooses Fig")
    }

    let moving = Fact("are moved by one place, as far as their table goes") {
        let phone = try Self.phone()
        try Self.tap("Edit", on: phone)
        try Self.tap("Reorder Apple", .swipe(.up), on: phone)
        try Self.tap("Reorder Apple", .swipe(.down), on: phone)
        expect(phone.app.trace.output.dropFirst(), is: ["moves 0 1"])
        let texts = try Self.names(phone).filter { $0.hasPrefix("staticText") }
        expect(texts, is: ["staticText \"Pear\"", "staticText \"Apple\"", "staticText \"Plum\"", "staticText \"New\""])
    }

    let words = Fact("are called otherwise before iOS 17") {
        let phone = try Self.phone(.iOS(16))
        try Self.tap("Edit", on: phone)
        try expect(Self.names(phone).contains("button \"Delete Pear\""))
    }
}
