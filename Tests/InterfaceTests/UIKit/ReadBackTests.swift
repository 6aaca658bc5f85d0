import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// Something that an app sets, and whether it reads what it set.
private struct ReadBack: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let holds: @MainActor @Sendable () -> Bool

    init(_ name: String, _ holds: @escaping @MainActor @Sendable () -> Bool) {
        (testDescription, self.holds) = (name, holds)
    }
}

@MainActor private func picture() -> UIImage { UIImage() }

private let buttons: [ReadBack] = [
    ReadBack("the label of a button says its title, of the state that it is in") {
        let button = UIButton(type: .system)
        button.setTitle("Ring", for: .normal)
        button.setTitle("Silent", for: .disabled)
        let before = button.titleLabel?.text
        button.isEnabled = false
        return before == "Ring" && button.titleLabel?.text == "Silent"
    },
    ReadBack("the colour of a title is that of its state, else that of what can be touched") {
        let (button, plain) = (UIButton(type: .system), UIButton(type: .custom))
        guard button.currentTitleColor == button.tintColor, plain.currentTitleColor == .white else { return false }
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.gray, for: .selected)
        let before = button.currentTitleColor
        button.isSelected = true
        return before == .red && button.currentTitleColor == .gray && button.titleLabel?.textColor == .gray
    },
    ReadBack("the pictures of a button, in it and behind it") {
        let (button, inside, behind) = (UIButton(frame: .zero), picture(), picture())
        button.setImage(inside, for: .normal)
        button.setBackgroundImage(behind, for: .normal)
        return button.imageView?.image === inside && button.currentBackgroundImage === behind
            && button.backgroundImage(for: .highlighted) === behind
    },
    ReadBack("a title with looks") {
        let button = UIButton(frame: .zero)
        button.setAttributedTitle(NSAttributedString(string: "Ring"), for: .normal)
        return button.currentAttributedTitle?.string == "Ring" && button.titleLabel?.text == "Ring"
    },
    ReadBack("how a picture of the system looks") {
        let button = UIButton(frame: .zero)
        button.setPreferredSymbolConfiguration(.init(pointSize: 9), forImageIn: .normal)
        return button.preferredSymbolConfigurationForImage(in: .selected) != nil
            && button.currentPreferredSymbolConfiguration != nil
    },
    ReadBack("what a configuration has") {
        var looks = UIButton.Configuration.plain()
        (looks.title, looks.image) = ("Ring", picture())
        let button = UIButton(configuration: looks)
        return button.titleLabel?.text == "Ring" && button.currentImage === looks.image
    },
    ReadBack("what tells an action from others") {
        UIAction(identifier: .init("ring"), discoverabilityTitle: "Rings") { _ in }.identifier == .init("ring")
    },
]

private let values: [ReadBack] = [
    ReadBack("the pictures of a slider") {
        let (slider, thumb, low, high) = (UISlider(frame: .zero), picture(), picture(), picture())
        slider.setThumbImage(thumb, for: .normal)
        slider.setMinimumTrackImage(low, for: .normal)
        slider.setMaximumTrackImage(high, for: .normal)
        return slider.currentThumbImage === thumb && slider.minimumTrackImage(for: .disabled) === low
            && slider.currentMaximumTrackImage === high
    },
    ReadBack("a choice that cannot be chosen, also as others come and go") {
        let choice = UISegmentedControl(items: ["Day", "Night"])
        choice.setEnabled(false, forSegmentAt: 1)
        choice.insertSegment(withTitle: "Dawn", at: 0, animated: false)
        let moved = choice.isEnabledForSegment(at: 1) && !choice.isEnabledForSegment(at: 2)
        choice.removeSegment(at: 0, animated: false)
        return moved && !choice.isEnabledForSegment(at: 1)
    },
    ReadBack("how the texts of a choice look") {
        let choice = UISegmentedControl(items: ["Day"])
        choice.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        return choice.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red
    },
    ReadBack("the look of a progress") { UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar },
    ReadBack("a text with its looks, which is never nil") {
        let (field, lines) = (UITextField(frame: .zero), UITextView(frame: .zero))
        guard field.text?.isEmpty == true, lines.text.isEmpty else { return false }
        let text = NSAttributedString(string: "Bell", attributes: [.foregroundColor: UIColor.red])
        (field.attributedText, lines.attributedText, field.attributedPlaceholder) = (text, text, text)
        return field.attributedText == text && lines.attributedText == text && field.placeholder == "Bell"
    },
    ReadBack("what is looked for is in the line of the bar") {
        let bar = UISearchBar(frame: .zero)
        bar.text = "bell"
        bar.searchTextField.placeholder = "Sounds"
        return bar.searchTextField.text == "bell" && bar.placeholder == "Sounds"
    },
]

private let bars: [ReadBack] = [
    ReadBack("the first of several buttons of a bar is the one button") {
        let (item, one, two) = (UINavigationItem(title: ""), UIBarButtonItem(), UIBarButtonItem())
        item.rightBarButtonItems = [one, two]
        item.leftBarButtonItem = two
        return item.rightBarButtonItem === one && item.leftBarButtonItems == [two]
    },
    ReadBack("the style of a button of a bar, and its texts' looks") {
        let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        return item.style == .done && item.titleTextAttributes(for: .normal) != nil
    },
    ReadBack("the bar of a stack shows what its controllers have") {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.navigationBar.topItem?.title = "Bells"
        stack.topViewController?.toolbarItems = [UIBarButtonItem()]
        return stack.topViewController?.navigationItem.title == "Bells" && stack.toolbar.items?.count == 1
    },
    ReadBack("the bar of tabs shows what its controllers have") {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.tabBar.items?[1].badgeValue = "2"
        tabs.selectedIndex = 1
        return tabs.viewControllers?[1].tabBarItem.badgeValue == "2" && tabs.tabBar.selectedItem?.badgeValue == "2"
    },
    ReadBack("the pictures of bars") {
        let (bar, looks, back) = (UINavigationBar(frame: .zero), UINavigationBarAppearance(), picture())
        bar.setBackgroundImage(back, for: .default)
        looks.setBackIndicatorImage(back, transitionMaskImage: nil)
        return bar.backgroundImage(for: .default) === back && looks.backIndicatorImage === back
    },
    ReadBack("how much a view wants its size") {
        let view = UIView()
        guard view.contentHuggingPriority(for: .vertical) == .defaultLow else { return false }
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return view.contentHuggingPriority(for: .vertical) == .required
            && view.contentCompressionResistancePriority(for: .horizontal) == .defaultLow
    },
    ReadBack("how a picture is turned, and how many pixels are in a point of it") {
        guard let pixels = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image(actions: { _ in }).cgImage
        else {
            return false
        }
        return UIImage(cgImage: pixels, scale: 2, orientation: .left).imageOrientation == .left
            && UIImage(data: Data([1]), scale: 2)?.scale == 2
    },
    ReadBack("whether views are animated") {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        return !UIView.areAnimationsEnabled
    },
    ReadBack("the dashes of a line") {
        let line = UIBezierPath()
        line.setLineDash([3, 1], count: 2, phase: 2)
        var (dashes, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
        line.getLineDash(&dashes, count: &count, phase: &phase)
        return dashes == [3, 1] && count == 2 && phase == 2
    },
]

@Suite("What an app sets of UIKit", .enabled(if: RuntimeInterface.problems.isEmpty))
struct ReadBackTests {
    @Test("is what it reads", arguments: buttons + values + bars)
    fileprivate func reads(_ fact: ReadBack) throws {
        let phone = try Phone(ScriptedDelegate.self)
        phone.app.launch()
        try phone.app.main { (_: ScriptedDelegate) in print(fact.holds()) }
        expect(phone.app.trace.output, is: ["true"])
    }
}

/// What holds a view in a property, which a finger finds.
private final class Holders: Told, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero)
    let field = UITextField(frame: .zero)
    let bar = UIToolbar(frame: .zero)

    func press(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in print("pressed", title) }, for: .touchUpInside)
        return button
    }

    override func viewDidLoad() {
        (table.dataSource, table.delegate) = (self, self)
        (table.tableHeaderView, table.backgroundView) = (press("above"), press("behind"))
        (field.leftView, field.leftViewMode) = (press("left"), .always)
        (field.rightView, field.rightViewMode) = (press("right"), .whileEditing)
        field.placeholder = "Name"
        (field.inputView, field.inputAccessoryView) = (press("keys"), bar)
        bar.items = [UIBarButtonItem(title: "Ready", primaryAction: UIAction { _ in print("pressed Ready") })]
        for part in [table, field] as [UIView] { view.addSubview(part) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Bell"
        (cell.accessoryView, cell.editingAccessoryView) = (press("end"), press("change"))
        return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { press("section") }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "foot" }
}

struct HeldViewTests: Facts {
    @Test("A view that a property of another holds", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone() throws -> Phone { try DelegatePhone.showing { Holders("held") }.phone }

    let pressed = Fact(
        "is on the screen, and is pressed",
        for: ["above", "behind", "section", "end", "left"]
    ) { (title: String) in
        let phone = try Self.phone()
        try phone.device.touch(.tap, ElementQuery(title), of: phone.app)
        expect(phone.app.trace.output.last, is: "pressed \(title)")
    }

    let typing = Fact(
        "is on the screen while somebody types, in place of the keyboard, over it, and in the line",
        for: [
            "keys", "Ready", "right",
        ]
    ) { (title: String) in
        let phone = try Self.phone()
        expect(throws: StimulusError.self) { try phone.device.touch(.tap, ElementQuery(title), of: phone.app) }
        try phone.device.touch(.tap, ElementQuery("Name"), of: phone.app)
        try phone.device.touch(.tap, ElementQuery(title), of: phone.app)
        expect(phone.app.trace.output.last, is: "pressed \(title)")
    }

    let editing = Fact("is another while the row is changed, and lies in what holds it") {
        let phone = try Self.phone()
        try phone.app.main { (app: Screens) in
            guard let table = (app.root as? Holders)?.table else { return }
            table.setEditing(true, animated: false)
            let cell = table.visibleCells.first
            print(cell?.editingAccessoryView?.superview === cell, cell?.accessoryView?.superview == nil)
        }
        let lines = try phone.device.screenOutline(of: phone.app).map { $0.trimmingCharacters(in: .whitespaces) }
        expect(phone.app.trace.output.last, is: "true true")
        expect(lines.contains("button \"change\"") && !lines.contains("button \"end\""))
        expect(lines.contains("staticText \"foot\""))
    }
}
