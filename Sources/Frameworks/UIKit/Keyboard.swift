import BackgroundRuntime

// What the keyboard tells. There is none here: none of these is posted.

extension UIResponder {
    /// The keyboard is about to come. Not posted here.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard came. Not posted here.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go. Not posted here.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard went. Not posted here.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard is about to be elsewhere. Not posted here.
    public nonisolated static var keyboardWillChangeFrameNotification: Notification.Name {
        SimulatedApp.require(.classMethod("keyboardWillChangeFrameNotification", of: "UIResponder", .iOS(5)))
        return Notification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// Names where the keyboard will be.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Names where the keyboard was.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Names how long it takes, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// Names how fast it is in its course.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension UITextField {
    /// A text was changed by fingers. Not posted here.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

extension UITextView {
    /// A text was changed by fingers. Not posted here.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

/// Listens for two fingers that turn.
///
/// - Untouched: there is one finger
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far they turned.
    open var rotation: CGFloat = 0
    /// How fast they turn: not at all.
    open var velocity: CGFloat { 0 }
}

/// Listens for fingers that come from a side of the screen.
///
/// - Untouched: no finger comes from the side of the screen
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    override func recognizes(_ touch: Touch) -> Bool { false }

    /// A listener that sends a message.
    public override init(target: Any?, action: Selector?) {
        SimulatedApp.require(UIScreenEdgePanGestureRecognizer.self)
        super.init(target: target, action: action)
    }
}
