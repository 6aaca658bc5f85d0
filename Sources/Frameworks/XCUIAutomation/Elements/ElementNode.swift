import BackgroundRuntime

/// An element as a UI test sees it, at one instant: what is on the screen, with the app and its window around it, and with
/// what the system draws beside.
final class ElementNode: NSObject, XCUIElementAttributes {
    /// How it is touched.
    enum Reach {
        /// As something on the app's screen: the places among the children, from the screen down.
        case screen([Int])
        /// As a key of the keyboard.
        case key(String)
        /// As a button of the system's question.
        case answer(String)
        /// As something of the system that lies over the screen: the places, from the whole surface down.
        case surface([Int])
        /// As the icon of an app.
        case icon(InstalledApp)
        /// Not by itself: the app, its window, what only holds others.
        case nothing
    }

    let elementType: XCUIElement.ElementType
    let reach: Reach
    /// What it is on the screen; nil for what stands around, and beside.
    let element: ScreenElement?
    private(set) var children: [ElementNode]
    /// Other names by which it is found.
    private let otherNames: [String]
    let label: String

    init(
        _ type: XCUIElement.ElementType, _ label: String = "", reach: Reach = .nothing, otherNames: [String] = [],
        _ children: [ElementNode] = []
    ) {
        (elementType, self.label, self.reach, self.otherNames) = (type, label, reach, otherNames)
        (element, self.children) = (nil, children)
    }

    /// Something on the screen, with what is in it.
    ///
    /// - Parameters:
    ///   - element: what it is.
    ///   - path: the places among the children, from the screen down.
    ///   - reach: how it is touched, and all in it: as something on the app's screen unless somebody says otherwise.
    init(
        _ element: ScreenElement, at path: [Int],
        reach: (ScreenElement, [Int]) -> Reach = { .screen($1) }
    ) {
        (elementType, label) = (XCUIElement.ElementType(element.role), element.label ?? "")
        (self.reach, self.element, otherNames) = (reach(element, path), element, [])
        let text = element.role == .button && element.children.isEmpty ? element.label : nil
        // The text of a button is the button here, and an element of its own on a phone.
        children =
            text.map { [ElementNode(.staticText, $0, reach: reach(element, path))] }
            ?? element.children.enumerated().map { ElementNode($1, at: path + [$0], reach: reach) }
    }

    var identifier: String {
        // The bar of a stack goes by its title.
        element.map { $0.identifier ?? ($0.role == .navigationBar ? label : "") } ?? otherNames.first ?? ""
    }

    /// On iOS the label says it.
    var title: String { "" }

    var value: Any? {
        guard let element else { return nil }
        switch element.role {
        case .switch: return element.value.map { $0 == "on" ? "1" : $0 == "off" ? "0" : $0 }
        // An empty field says what stands in its place.
        case .textField, .secureTextField, .searchField, .textView: return element.value ?? element.placeholder ?? ""
        default: return element.value
        }
    }

    var placeholderValue: String? { element?.placeholder }
    var isEnabled: Bool { element?.isEnabled ?? true }
    var isSelected: Bool { element?.isSelected ?? false }
    var hasFocus: Bool { element?.hasFocus ?? false }

    /// Whether it, or something in it, gets what is typed.
    var holdsFocus: Bool { hasFocus || children.contains(where: \.holdsFocus) }

    /// Everything in it, in the order in which it is read.
    var descendants: [ElementNode] { children.flatMap { [$0] + $0.descendants } }

    /// Whether it goes by a name: one of its identifier, label, value and placeholder.
    ///
    /// Source: https://developer.apple.com/documentation/xcuiautomation/xcuielementquery/matching(identifier:)
    func isCalled(_ name: String) -> Bool {
        if let element { return element.isCalled(name) || identifier == name || value as? String == name }
        return label == name || otherNames.contains(name)
    }

    /// How XCTest names it in an error: `"Start" Button`.
    var sentence: String {
        let name = [identifier, label].first { !$0.isEmpty }
        return (name.map { "\"\($0)\" " } ?? "") + elementType.title
    }
}

extension ElementNode: KeyValueCoded {
    func keyedValue(_ key: String) -> Any?? {
        switch key {
        case "identifier": .some(identifier)
        case "label": .some(label)
        case "title": .some(title)
        case "value": .some(value)
        case "placeholderValue": .some(placeholderValue)
        case "isEnabled", "enabled": .some(isEnabled)
        case "isSelected", "selected": .some(isSelected)
        case "hasFocus": .some(hasFocus)
        case "elementType": .some(Int(elementType.rawValue))
        case "exists": .some(true)
        default: .none
        }
    }

    func setKeyedValue(_ value: Any?, _ key: String) -> Bool { false }
}

/// What is known of an element without touching it.
public protocol XCUIElementAttributes {
    /// The name that the app gives it for tests.
    var identifier: String { get }
    var elementType: XCUIElement.ElementType { get }
    /// What it stands at: of a switch `1` or `0`, of a field its text.
    var value: Any? { get }
    /// Its title: empty on iOS, where the label says it.
    var title: String { get }
    /// What is read out of it.
    var label: String { get }
    /// Whether it can be used.
    var isEnabled: Bool { get }
    /// What stands there while it has no value.
    var placeholderValue: String? { get }
    /// Whether it is chosen.
    var isSelected: Bool { get }
    /// Whether what is typed goes to it.
    var hasFocus: Bool { get }
}
