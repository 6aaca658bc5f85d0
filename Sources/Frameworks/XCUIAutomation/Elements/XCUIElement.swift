import BackgroundRuntime

/// Something on the screen, by how it is looked for: each use looks anew.
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider, XCUIElementAttributes {
    private let way: ElementSearch?

    /// How it is looked for.
    var search: ElementSearch {
        guard let way else { preconditionFailure("an element without a way to it") }
        return way
    }

    init(_ way: ElementSearch?) { self.way = way }

    /// Whether it is there. Here: whether it is on the screen, where nothing of the app lies over it.
    open var exists: Bool { !nodes.isEmpty }

    /// Whether a finger reaches it.
    open var isHittable: Bool { node.map { search.application.reaches($0) } ?? false }

    /// What is in it, of a type.
    open func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(search.then(.descendants(type)))
    }

    /// What is right in it, of a type.
    open func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(search.then(.children(type)))
    }

    open var firstMatch: XCUIElement { XCUIElement(search.then(.first)) }

    open override var description: String { node?.sentence ?? search.sentence }

    /// What it is, and what is in it: a line for each.
    open override var debugDescription: String {
        "Element: \(search.sentence)\n" + nodes.flatMap { ElementPicture.lines($0, 1) }.joined(separator: "\n")
    }

    /// What there is of it now.
    var nodes: [ElementNode] { search.application.found(by: search) }

    /// It, where there is one.
    var node: ElementNode? { nodes.first }

    /// It, or the failure of a test that asks something of what is not there.
    private func asked(_ what: String) -> ElementNode? {
        do { return try search.application.one(search) } catch {
            TestFailure.record("Failed to get \(what) of \(search.sentence): \(error)")
            return nil
        }
    }

    // MARK: What it says

    open var identifier: String { asked("identifier")?.identifier ?? "" }
    open var elementType: ElementType { search.soughtType == .any ? node?.elementType ?? .any : search.soughtType }
    open var value: Any? { asked("value")?.value }
    open var title: String { asked("title")?.title ?? "" }
    open var label: String { asked("label")?.label ?? "" }
    open var isEnabled: Bool { asked("isEnabled")?.isEnabled ?? false }
    open var placeholderValue: String? { asked("placeholderValue")?.placeholderValue }
    open var isSelected: Bool { asked("isSelected")?.isSelected ?? false }
    open var hasFocus: Bool { asked("hasFocus")?.hasFocus ?? false }

    /// Where it is: not known here, since nothing is laid out. A test that asks fails.
    open var frame: CGRect {
        TestFailure.record("XCUIElement.frame: nothing is laid out here, so that there is no frame. It is zero")
        return .zero
    }
}

extension XCUIElement: KeyValueCoded {
    package func keyedValue(_ key: String) -> Any?? {
        switch key {
        case "exists": .some(exists)
        case "isHittable", "hittable": .some(isHittable)
        default: node?.keyedValue(key) ?? ElementNode(.any).keyedValue(key).map { _ in nil }
        }
    }

    package func setKeyedValue(_ value: Any?, _ key: String) -> Bool { false }
}

/// Lines for what is on the screen.
enum ElementPicture {
    static func lines(_ node: ElementNode, _ depth: Int) -> [String] {
        let words: [(String, String?)] = [
            ("identifier", node.identifier), ("label", node.label), ("value", node.value as? String),
            ("placeholderValue", node.placeholderValue),
        ]
        let said = words.compactMap { word, text in text.flatMap { $0.isEmpty ? nil : ", \(word): '\($0)'" } }
        let notes = [
            (!node.isEnabled, ", Disabled"), (node.isSelected, ", Selected"), (node.hasFocus, ", Keyboard Focused"),
        ]
        let marks = notes.filter(\.0).map(\.1)
        let line = String(repeating: "  ", count: depth) + node.elementType.title + (said + marks).joined()
        // A keyboard is known, and its keys are many.
        guard node.elementType != .keyboard else { return [line] }
        return [line] + node.children.flatMap { lines($0, depth + 1) }
    }
}
