import BackgroundRuntime

/// A place on the screen, by something that is there. Nothing is laid out here: what is touched is the thing itself,
/// wherever in it the place is.
open class XCUICoordinate: NSObject {
    /// By what it is said.
    public let referencedElement: XCUIElement
    private let offset: CGVector

    init(_ element: XCUIElement, _ offset: CGVector) { (referencedElement, self.offset) = (element, offset) }

    /// The same, moved by points.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        // In parts of an element that is as high as a row.
        let step = CGVector(dx: offset.dx + offsetVector.dx / 44, dy: offset.dy + offsetVector.dy / 44)
        return XCUICoordinate(referencedElement, step)
    }

    /// Its place in points: not known here. A test that asks fails.
    open var screenPoint: CGPoint {
        TestFailure.record("XCUICoordinate.screenPoint: nothing is laid out here, so that there are no points")
        return .zero
    }

    /// A finger touches it for a moment.
    open func tap() { referencedElement.tap() }
    /// A finger touches it twice.
    open func doubleTap() { referencedElement.doubleTap() }
    /// A finger stays on it for some seconds.
    open func press(forDuration duration: TimeInterval) { referencedElement.press(forDuration: duration) }

    /// A finger stays on it and moves to another place of the same thing: it moves that way on it. Down from a list, it
    /// pulls.
    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        guard otherCoordinate.referencedElement.search.sentence == referencedElement.search.sentence else {
            return TestFailure.record(
                "a drag from one thing to another: nothing is laid out here, so that none is known")
        }
        let (dx, dy) = (otherCoordinate.offset.dx - offset.dx, otherCoordinate.offset.dy - offset.dy)
        if abs(dx) > abs(dy) { return dx > 0 ? referencedElement.swipeRight() : referencedElement.swipeLeft() }
        if dy < 0 { return referencedElement.swipeUp() }
        referencedElement.pull()
    }
}

extension XCUIElement {
    /// A place in it: from 0, 0 at its upper left to 1, 1.
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, normalizedOffset)
    }
}
