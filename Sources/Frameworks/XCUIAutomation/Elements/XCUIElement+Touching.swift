import BackgroundRuntime

// What a finger does. Each waits until the app is idle, answers what interrupts, and takes time: `XCUIDevice.eventDuration`.

extension XCUIElement {
    /// A finger touches it for a moment.
    public func tap() { touch("tap") { _ in .tap } }

    /// A finger touches it twice.
    public func doubleTap() { touch("double tap") { _ in .doubleTap } }

    /// A finger touches it several times.
    ///
    /// - Parameters:
    ///   - numberOfTaps: how often.
    ///   - numberOfTouches: with how many fingers; there is one here, and a test that takes more fails.
    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
        guard numberOfTouches == 1 else {
            return TestFailure.record("there is one finger here, not \(numberOfTouches)")
        }
        if numberOfTaps == 2 { return doubleTap() }
        for _ in 0..<numberOfTaps { tap() }
    }

    /// Two fingers touch it: there is one here, and the test fails.
    public func twoFingerTap() { TestFailure.record("twoFingerTap(): there is one finger here") }

    /// Two fingers move on it: there is one here, and the test fails.
    public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
        TestFailure.record("pinch(withScale:velocity:): there is one finger here")
    }

    /// Two fingers turn on it: there is one here, and the test fails.
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
        TestFailure.record("rotate(_:withVelocity:): there is one finger here")
    }

    /// A finger stays on it for some seconds.
    public func press(forDuration duration: TimeInterval) {
        touch("press") { _ in .press(Duration(inSeconds: duration)) }
    }

    /// A finger stays on it, and then moves to another: what moves here is not carried, and the test fails.
    public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
        TestFailure.record("press(forDuration:thenDragTo:): nothing is laid out here, so that nothing is dragged")
    }

    /// A finger moves up on it.
    public func swipeUp() { swipe(.up) }
    /// A finger moves down on it.
    public func swipeDown() { swipe(.down) }
    /// A finger moves left on it.
    public func swipeLeft() { swipe(.left) }
    /// A finger moves right on it.
    public func swipeRight() { swipe(.right) }
    /// A finger moves up on it; how fast makes no difference here.
    public func swipeUp(velocity: XCUIGestureVelocity) { swipe(.up) }
    /// A finger moves down on it; how fast makes no difference here.
    public func swipeDown(velocity: XCUIGestureVelocity) { swipe(.down) }
    /// A finger moves left on it; how fast makes no difference here.
    public func swipeLeft(velocity: XCUIGestureVelocity) { swipe(.left) }
    /// A finger moves right on it; how fast makes no difference here.
    public func swipeRight(velocity: XCUIGestureVelocity) { swipe(.right) }

    /// Keys are pressed. What is typed goes to where the keyboard goes: a field that was tapped before.
    public func typeText(_ text: String) {
        touch("type text", needsFocus: true) { _ in
            .type(text.replacingOccurrences(of: "\r", with: "\n").replacingOccurrences(of: "\u{7F}", with: "\u{8}"))
        }
    }

    /// Brings a slider to a part of its range, from 0 to 1.
    public func adjust(toNormalizedSliderPosition position: CGFloat) {
        touch("adjust") { _ in .set("\(Double(position) * 100)%") }
    }

    /// Where it stands, for a slider: not known here, since its range is not on the screen. A test that asks fails.
    public var normalizedSliderPosition: CGFloat {
        TestFailure.record(
            "XCUIElement.normalizedSliderPosition: the range of a slider is not on the screen; its value is")
        return 0
    }

    /// Brings a wheel of a picker to one of its titles.
    public func adjust(toPickerWheelValue pickerWheelValue: String) { touch("adjust") { _ in .set(pickerWheelValue) } }

    /// A finger pulls it down from its top.
    func pull() { touch("pull") { _ in .pull } }

    private func swipe(_ direction: Touch.Direction) {
        touch("swipe \(direction.rawValue)") { _ in .swipe(direction) }
    }

    private func touch(_ what: String, needsFocus: Bool = false, _ touch: @escaping (ElementNode) -> Touch) {
        search.application.act("\(what) \(search.sentence)") {
            try search.application.touch(search, needsFocus: needsFocus, touch)
        }
    }
}

/// How fast a finger moves: it makes no difference here.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral {
    public var rawValue: CGFloat
    /// A velocity in points a second.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A velocity in points a second.
    public init(floatLiteral value: Double) { rawValue = value }
    /// As a person does.
    public static let `default` = XCUIGestureVelocity(rawValue: 0)
    /// A finger that takes its time.
    public static let slow = XCUIGestureVelocity(rawValue: 1)
    /// A finger in a hurry.
    public static let fast = XCUIGestureVelocity(rawValue: 2)
}

/// A key that has no character of its own.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes away what stands before.
    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    /// The last key of the keyboard.
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    /// The last key of the keyboard.
    public static let enter = XCUIKeyboardKey(rawValue: "\r")
    public static let space = XCUIKeyboardKey(rawValue: " ")
    /// To the next field.
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
}
