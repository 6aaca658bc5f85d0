import BackgroundRuntime

/// Elements that are looked for. It looks when it is asked, and each time anew.
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    let search: ElementSearch

    init(_ search: ElementSearch) { self.search = search }

    /// The one element that matches. It is an error to use it where several do.
    open var element: XCUIElement { XCUIElement(search.then(.only)) }

    open var count: Int { nodes.count }

    /// One of those that match, counted from 0.
    open func element(boundBy index: Int) -> XCUIElement { XCUIElement(search.then(.index(index))) }

    /// The same, by its old name.
    open func element(at index: UInt) -> XCUIElement { element(boundBy: Int(index)) }

    /// The one that meets a condition.
    open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    /// The one of a type that goes by a name.
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    /// The one that goes by a name: its identifier, label, value or placeholder.
    open subscript(key: String) -> XCUIElement { XCUIElement(search.then(.identified(key)).then(.only)) }

    /// Those that match now, by their places: each is looked for anew when it is used.
    open var allElementsBoundByIndex: [XCUIElement] { nodes.indices.map { element(boundBy: $0) } }

    /// Those that match now. They are found again by their places here.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    /// What is in those that match, of a type.
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(search.then(.descendants(type)))
    }

    /// What is right in those that match, of a type.
    open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(search.then(.children(type)))
    }

    /// Those of them that meet a condition.
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery(search.then(.matching(predicate)))
    }

    /// Those of them that are of a type and go by a name.
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        guard let identifier else { return matching(NSPredicate(format: "elementType == \(elementType.rawValue)")) }
        return XCUIElementQuery(search.then(.identified(identifier, elementType)))
    }

    /// Those of them that go by a name.
    open func matching(identifier: String) -> XCUIElementQuery {
        XCUIElementQuery(search.then(.identified(identifier)))
    }

    /// Those of them that have something in them that meets a condition.
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery(search.then(.containing(predicate, .any)))
    }

    /// Those of them that have something in them of a type, and of a name where there is one.
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        XCUIElementQuery(search.then(.holding(elementType, identifier)))
    }

    /// What is looked for, and what there is.
    open override var debugDescription: String {
        "Query: \(search.sentence)\n" + nodes.map { "  \($0.sentence)" }.joined(separator: "\n")
    }

    open override var description: String { search.sentence }

    private var nodes: [ElementNode] { search.application.found(by: search) }
}
