import BackgroundRuntime

/// What a keyboard is for.
public enum UIKeyboardType: Int, Sendable {
    /// Anything.
    case `default` = 0, asciiCapable, numbersAndPunctuation
    /// What has a form of its own.
    case URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
}

/// What the last key of a keyboard says.
public enum UIReturnKeyType: Int, Sendable {
    /// Something usual.
    case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// A line of text. Nobody types here.
@preconcurrency @MainActor
open class UITextField: UIControl {
    /// How it is framed.
    public enum BorderStyle: Int, Sendable {
        /// Not at all, by a line, sunk, or with round corners.
        case none = 0, line, bezel, roundedRect
    }

    /// The text.
    open var text: String?
    /// What stands there while there is no text.
    open var placeholder: String?
    /// Who is asked about changes.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The font of the text. Kept, and without effect.
    open var font: UIFont?
    /// The colour of the text. Kept, and without effect.
    open var textColor: UIColor?
    /// Where the text stands. Kept, and without effect.
    open var textAlignment = NSTextAlignment.natural
    /// How it is framed. Kept, and without effect.
    open var borderStyle = BorderStyle.none
    /// Whether the text is secret.
    open var isSecureTextEntry = false
    /// The keyboard for it. Kept, and without effect.
    open var keyboardType = UIKeyboardType.default
    /// The last key of the keyboard. Kept, and without effect.
    open var returnKeyType = UIReturnKeyType.default

    open override var canBecomeFirstResponder: Bool { true }
    override var shownText: String? { isSecureTextEntry ? nil : text ?? placeholder }
}

/// Who is asked about a line of text.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the last key of the keyboard does what it usually does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Typing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Typing is over.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether a change is made.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

/// Lines of text. Nobody types here.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    /// The text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! = ""
    /// The font of the text. Kept, and without effect.
    open var font: UIFont?
    /// The colour of the text. Kept, and without effect.
    open var textColor: UIColor?
    /// Whether it can be changed.
    open var isEditable = true
    /// Whether it can be marked.
    @SystemAPI.Since(.textViewIsSelectable) open var isSelectable = true

    open override var canBecomeFirstResponder: Bool { true }
    override var shownText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

    /// Moves a part of the text into sight. Without effect.
    open func scrollRangeToVisible(_ range: NSRange) {}
}

/// Who is asked about lines of text.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// The text was changed.
    func textViewDidChange(_ textView: UITextView)
    /// Typing is over.
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
    /// At a side, in the middle, or at both sides.
    case left = 0, center, right, justified
    /// As the language has it.
    case natural
}

/// Where a text is cut that has no room.
public enum NSLineBreakMode: Int, Sendable {
    /// Between words, between letters, or nowhere.
    case byWordWrapping = 0, byCharWrapping, byClipping
    /// With dots at the beginning, the end, or the middle.
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
