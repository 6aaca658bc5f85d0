import UIKit

/// An app with something of each kind that a test touches.
final class PantryDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: Pantry())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// Its screen: a field, what counts, and the jars.
final class Pantry: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    private let field = UITextField(frame: .zero)
    private let status = UILabel(frame: .zero)
    private let late = UILabel(frame: .zero)
    private let table = UITableView(frame: .zero)
    private let slider = UISlider(frame: .zero)
    private let toggle = UISwitch(frame: .zero)
    private var jars = ["Plums", "Pears"]

    override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        title = "Pantry"
        (field.placeholder, field.delegate, field.accessibilityIdentifier) = ("A jar", self, "jar")
        (status.text, status.accessibilityIdentifier) = (Self.status, "status")
        (late.text, late.isHidden) = ("Opened", true)
        (slider.minimumValue, slider.maximumValue, slider.accessibilityIdentifier) = (0, 200, "sugar")
        slider.addAction(
            UIAction { [unowned self] _ in status.text = "sugar \(Int(slider.value))" }, for: .valueChanged)
        toggle.accessibilityIdentifier = "lid"
        (table.dataSource, table.delegate) = (self, self)
        table.refreshControl = UIRefreshControl()
        table.refreshControl?.addAction(
            UIAction { [unowned self] _ in status.text = "looked again" }, for: .valueChanged)
        let full = button("Full") {}
        full.isEnabled = false
        let buttons = [
            button("Open") { [unowned self] in
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [self] in late.isHidden = false }
            },
            button("Empty") { [unowned self] in ask() }, button("Drop") { fatalError("the jar is broken") }, full,
        ]
        for part in [field, status, late, slider, toggle, table] + buttons { view.addSubview(part) }
    }

    /// What came with the launch.
    private static var status: String {
        let words =
            ProcessInfo.processInfo.arguments.dropFirst() + [ProcessInfo.processInfo.environment["SHELF"] ?? "-"]
        return words.joined(separator: " ") + " " + (UserDefaults.standard.string(forKey: "cook") ?? "-")
    }

    private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    private func ask() {
        let alert = UIAlertController(title: "Empty all?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Empty", style: .destructive) { [unowned self] _ in
                jars = []
                table.reloadData()
            })
        present(alert, animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        jars.append(textField.text ?? "")
        textField.resignFirstResponder()
        table.reloadData()
        return true
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { jars.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = jars[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        status.text = "chose \(jars[indexPath.row])"
    }
}
