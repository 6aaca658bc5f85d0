import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// A list of rows, each with a switch, that says what is told of its movements; and what can cover it.
private final class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero)

    override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        (table.dataSource, table.delegate) = (self, self)
        let secret = UIButton(type: .system)
        secret.setTitle("Secret", for: .normal)
        secret.isHidden = true
        for part in [table, secret] { view.addSubview(part) }
        title = "Rows"
        let buttons = [
            button("Sheet") { [weak self] in self?.cover(by: .automatic) },
            button("Full") { [weak self] in self?.cover(by: .fullScreen) },
            button("Ask") { [weak self] in self?.ask() }, button("Share") { [weak self] in self?.share() },
            button("More") { [weak self] in self?.navigationController?.pushViewController(Detail(), animated: true) },
        ]
        navigationItem.rightBarButtonItems = buttons
    }

    private func button(_ title: String, _ action: @escaping () -> Void) -> UIBarButtonItem {
        UIBarButtonItem(primaryAction: UIAction(title: title) { _ in action() })
    }

    private func cover(by style: UIModalPresentationStyle) {
        let stack = UINavigationController(rootViewController: Card())
        stack.modalPresentationStyle = style
        stack.presentationController?.delegate = stack.topViewController as? Card
        present(stack, animated: true)
    }

    private func ask() {
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        present(alert, animated: true)
    }

    private func share() {
        let sheet = UIActivityViewController(activityItems: ["Rows"], applicationActivities: nil)
        sheet.completionWithItemsHandler = { (type: UIActivity.ActivityType?, isDone, _, _) in
            print("shared", type?.rawValue ?? "nowhere", isDone)
        }
        present(sheet, animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        let toggle = UISwitch(frame: .zero)
        toggle.addAction(UIAction { _ in print("row", indexPath.row, toggle.isOn) }, for: .valueChanged)
        cell.contentView.addSubview(toggle)
        return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        print("shows row", indexPath.row)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("begins") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("at", Int(scrollView.contentOffset.y)) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        print("ends", decelerate)
    }
}

private final class Detail: UIViewController {
    override func viewDidLoad() { title = "Detail" }
}

/// What covers the list, and says what becomes of it.
private final class Card: UIViewController, UIAdaptivePresentationControllerDelegate {
    override func viewDidLoad() {
        title = "Card"
        for (title, action) in [
            ("Keep", { [weak self] in self?.isModalInPresentation = true }),
            ("Forbid", { [weak self] in self?.mayGo = false }),
        ] as [(String, () -> Void)] {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.addAction(UIAction { _ in action() }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    private var mayGo = true

    override func viewDidDisappear(_ animated: Bool) { print("disappeared") }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        print("should")
        return mayGo
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { print("will") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { print("did") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { print("attempted") }
}

private final class RowsApp: ScriptedDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)
    var front: UIWindow?

    override func start() {
        let (tabs, other, hello) = (UITabBarController(), UIViewController(), UIButton(type: .system))
        other.title = "Other"
        hello.setTitle("Hello", for: .normal)
        hello.addAction(UIAction { [weak self] _ in self?.showWindow() }, for: .touchUpInside)
        other.view.addSubview(hello)
        tabs.viewControllers = [UINavigationController(rootViewController: Rows()), other]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
    }

    private func showWindow() {
        let (window, cover) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
        window.backgroundColor = .black
        window.rootViewController = cover
        window.makeKeyAndVisible()
        front = window
    }
}

/// An app whose screen is covered as the system sees fit.
private final class CoveredApp: ScriptedDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    override func start() {
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let card = UIViewController()
        card.title = "Card"
        window.rootViewController?.present(card, animated: true)
    }
}

struct FingerStepsTests: Facts {
    @Test("The steps of a finger", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone(_ taps: String...) throws -> Phone {
        let phone = try Phone(RowsApp.self)
        phone.app.launch()
        for tap in taps { try phone.device.touch(.tap, ElementQuery(tap, role: .button), of: phone.app) }
        return phone
    }

    /// What the app says of its rows as they are shown, which is once.
    private static let rows = ["shows row 0", "shows row 1", "shows row 2"]

    private static func refusal(_ phone: Phone, _ touch: (Device, InstalledApp) throws -> Void) throws -> String {
        try #require(throws: StimulusError.self) { try touch(phone.device, phone.app) }.description
    }

    let toggle = Fact("toggles a switch by its role, its place, or the text of the cell that it is in") {
        let phone = try Self.phone()
        try phone.device.touch(.toggle, ElementQuery("Row 1"), of: phone.app)
        try phone.device.touch(.toggle, ElementQuery(nil, role: .switch, number: 3), of: phone.app)
        expect(phone.app.trace.output, is: Self.rows + ["row 1 true", "row 2 true"])
        expect(phone.app.trace.entries(of: .stimulus).last?.text, is: "toggle of switch \"off\"")
        let refusal = try Self.refusal(phone) { try $0.touch(.toggle, ElementQuery("Sheet"), of: $1) }
        expect(refusal, is: "button \"Sheet\" is no switch, and there is not one in it")
    }

    let scrollTo = Fact("scrolls to a thing, which says where it is") {
        let phone = try Self.phone()
        try phone.device.touch(.scroll(nil), ElementQuery("Row 2"), of: phone.app)
        expect(phone.app.trace.output, is: Self.rows + ["begins", "at 0", "ends false"])
        let stimulus = phone.app.trace.entries(of: .stimulus).last?.text
        expect(stimulus, is: "scroll to staticText \"Row 2\", cell 3 of 3 in the table")
        try expect(
            Self.refusal(phone) { try $0.touch(.scroll(nil), ElementQuery("Row 9"), of: $1) },
            is: "\"Row 9\" is not on the screen; did you mean \"Row 0\"?")
    }

    let scroll = Fact("scrolls in a direction what scrolls, and only that") {
        let phone = try Self.phone()
        try phone.device.scroll(.down, of: phone.app)
        try phone.device.touch(.swipe(.up), ElementQuery("Row 1"), of: phone.app)
        expect(
            phone.app.trace.output, is: Self.rows + ["begins", "at 0", "ends false", "begins", "at 0", "ends false"])
        let refused = try Self.refusal(phone) { try $0.touch(.scroll(.down), ElementQuery("Sheet"), of: $1) }
        expect(refused, is: "button \"Sheet\" does not scroll")
        try phone.device.touch(.tap, ElementQuery("More"), of: phone.app)
        try expect(
            Self.refusal(phone) { try $0.scroll(.up, of: $1) }.hasPrefix("nothing on the screen scrolls. It shows"))
    }

    let back = Fact("goes back by the button of the bar in front, and says what is there where there is none") {
        let phone = try Self.phone("More")
        try phone.device.goBack(in: phone.app)
        try expect(phone.device.screenOutline(of: phone.app).first, is: "navigationBar \"Rows\"")
        expect(phone.app.trace.entries(of: .stimulus).last?.text, is: "tap on the back button \"Rows\"")
        let refusal = try Self.refusal(phone) { try $0.goBack(in: $1) }
        expect(refusal.hasPrefix("there is no back button on the screen. It shows navigationBar \"Rows\", "))
    }

    let dismiss = Fact("dismisses a card in the order of a phone") {
        let phone = try Self.phone("Sheet")
        try phone.device.dismiss(in: phone.app)
        expect(phone.app.trace.output, is: Self.rows + ["should", "will", "disappeared", "did"])
        expect(phone.app.trace.entries(of: .stimulus).last?.text, is: "swipe down of sheet \"Card\"")
        try expect(
            Self.refusal(phone) { try $0.dismiss(in: $1) }.hasPrefix("nothing is in front that a swipe down takes"))
    }

    let shareNowhere = Fact("takes away what would be shared, whose handler hears that it went nowhere") {
        let phone = try Self.phone("Share")
        try phone.device.dismiss(in: phone.app)
        expect(phone.app.trace.output, is: Self.rows + ["shared nowhere false"])
    }

    let kept = Fact("leaves a card that the app does not let go, and tells its delegate") {
        let phone = try Self.phone("Sheet", "Keep")
        try phone.device.dismiss(in: phone.app)
        expect(phone.app.trace.output, is: Self.rows + ["attempted"])
        expect(phone.app.trace.entries(of: .note).last?.text.hasPrefix("sheet \"Card\" stays"), is: true)
        let other = try Self.phone("Sheet", "Forbid")
        try other.device.dismiss(in: other.app)
        expect(other.app.trace.output, is: Self.rows + ["should", "attempted"])
    }

    let undismissable = Fact("takes away no message, nothing that covers the whole screen, and no card before iOS 13") {
        let alert = try Self.refusal(Self.phone("Ask")) { try $0.dismiss(in: $1) }
        expect(alert, is: "no swipe takes alert \"Really?\" away: its buttons do: \"Yes\"")
        let full = try Self.refusal(Self.phone("Full")) { try $0.dismiss(in: $1) }
        expect(full, is: "no swipe takes \"Card\" away: it covers the whole screen; its own buttons do")
        let old = try Phone(CoveredApp.self, .iOS(12))
        old.app.launch()
        let covered = try Self.refusal(old) { try $0.dismiss(in: $1) }
        expect(covered, is: full)
    }

    let unreachable = Fact("tells what is hidden, covered and off the screen apart") {
        func reason(_ phone: Phone, _ name: String) throws -> String {
            try Self.refusal(phone) { try $0.touch(.tap, ElementQuery(name), of: $1) }
        }
        try expect(reason(Self.phone(), "Secret"), is: "button \"Secret\" is hidden")
        try expect(reason(Self.phone("Ask"), "More"), is: "button \"More\" is covered by alert \"Really?\"")
        try expect(reason(Self.phone("Full"), "More"), is: "button \"More\" is covered by \"Card\"")
        try expect(
            reason(Self.phone("More"), "Row 1"),
            is: "staticText \"Row 1\" is off the screen: it is below \"Detail\" on the stack")
        try expect(
            reason(Self.phone(), "Hello"),
            is: "button \"Hello\" is off the screen: it is in the tab \"Other\", which is not chosen")
        try expect(
            reason(Self.phone(), "Goodbye").hasPrefix("\"Goodbye\" is not on the screen. It shows navigationBar"))
        let other = try Self.phone("Other")
        try expect(
            reason(other, "Row 1"),
            is: "staticText \"Row 1\" is off the screen: it is in the tab \"Rows\", which is not chosen")
        try other.device.touch(.tap, ElementQuery("Hello"), of: other.app)
        try expect(reason(other, "Hello"), is: "button \"Hello\" is covered by a window in front")
    }
}
