import BackgroundRuntime

/// What a keyboard is for.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, asciiCapable, numbersAndPunctuation
    /// What has a form of its own.
    case URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
}

/// What the last key of a keyboard says.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// A line of text.
@preconcurrency @MainActor
open class UITextField: UIControl {
    /// How it is framed.
    public enum BorderStyle: Int, Sendable {
        /// Not at all, by a line, sunk, or with round corners.
        case none = 0, line, bezel, roundedRect
    }

    /// The text; empty, and never nil, where there is none.
    open var text: String? {
        get { looks.string }
        set { looks = NSAttributedString(string: newValue ?? "") }
    }
    private var looks = NSAttributedString(string: "")
    /// What stands there while there is no text.
    open var placeholder: String? {
        get { hint?.string }
        set { hint = newValue.map { NSAttributedString(string: $0) } }
    }
    private var hint: NSAttributedString?
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
    override var shownText: String? { isSecureTextEntry ? nil : text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder }

    /// When it shows a button that empties it. Kept, and without effect.
    open var clearButtonMode = ViewMode.never
    /// Whether the last key waits for a text. Kept, and without effect.
    open var enablesReturnKeyAutomatically = false
    /// Which letters are great. Kept, and without effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected. Kept, and without effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether words are checked. Kept, and without effect.
    @SystemAPI.Since(.method("spellCheckingType", of: "UITextField", .iOS(5))) open var spellCheckingType =
        UITextSpellCheckingType.default
    /// How the keyboard looks. Kept, and without effect.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What kind of text it is. Kept, and without effect.
    @SystemAPI.Since(.method("textContentType", of: "UITextField", .iOS(10))) open var textContentType:
        UITextContentType? = nil
    /// What stands there while there is no text, with its looks, which are kept.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            SimulatedApp.require(.textFieldAttributedPlaceholder)
            return hint
        }
        set {
            SimulatedApp.require(.textFieldAttributedPlaceholder)
            hint = newValue
        }
    }
    /// The text with its looks, which are kept.
    open var attributedText: NSAttributedString? {
        get {
            SimulatedApp.require(.textFieldAttributedText)
            return looks
        }
        set {
            SimulatedApp.require(.textFieldAttributedText)
            looks = newValue ?? NSAttributedString(string: "")
        }
    }
    /// A view before the text.
    open var leftView: UIView? { didSet { hold(leftView, inPlaceOf: oldValue) } }
    /// When that is shown.
    open var leftViewMode = ViewMode.never
    /// A view behind the text.
    open var rightView: UIView? { didSet { hold(rightView, inPlaceOf: oldValue) } }
    /// When that is shown.
    open var rightViewMode = ViewMode.never
    /// The picture behind it. Kept, and without effect.
    open var background: UIImage?
    /// Whether it is emptied as typing begins. Kept, and without effect.
    open var clearsOnBeginEditing = false
    /// Whether letters become smaller that have no room. Kept, and without effect.
    open var adjustsFontSizeToFitWidth = false
    /// How small they may become. Kept, and without effect.
    open var minimumFontSize: CGFloat = 0
    private var inputs = InputViews()
    /// What stands in place of the keyboard while somebody types.
    open override var inputView: UIView? {
        get { inputs.keyboard }
        set { inputs.keyboard = newValue }
    }
    /// What stands over the keyboard while somebody types.
    open override var inputAccessoryView: UIView? {
        get { inputs.accessory }
        set { inputs.accessory = newValue }
    }
    /// The views before and behind the text that are shown now.
    final var sideViews: [UIView] {
        [(leftView, leftViewMode), (rightView, rightViewMode)].compactMap { view, mode in
            switch mode {
            case .never: nil
            case .whileEditing: isEditing ? view : nil
            case .unlessEditing: isEditing ? nil : view
            case .always: view
            }
        }
    }
    open var isEditing: Bool { isFirstResponder }

    /// Where the text stands in an area: in all of it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where typing is seen in an area: in all of it.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where that stands in an area which is there while there is no text: in all of it.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// When a part of it is shown.
    public enum ViewMode: Int, Sendable {
        /// Never, while somebody types or not, or always.
        case never = 0, whileEditing, unlessEditing, always
    }
}

/// Who is asked about a line of text.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the last key of the keyboard does what it usually does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether a change is made.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Whether typing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Whether typing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Whether it may be emptied.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Another part of the text is marked.
    func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }

    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

@preconcurrency @MainActor
open class UITextView: UIScrollView {
    /// The text; empty, and never nil, where there is none.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { looks.string }
        set { looks = NSAttributedString(string: newValue ?? "") }
    }
    private var looks = NSAttributedString(string: "")
    private var inputs = InputViews()
    /// What stands in place of the keyboard while somebody types.
    open override var inputView: UIView? {
        get { inputs.keyboard }
        set { inputs.keyboard = newValue }
    }
    /// What stands over the keyboard while somebody types.
    open override var inputAccessoryView: UIView? {
        get { inputs.accessory }
        set { inputs.accessory = newValue }
    }
    /// The font of the text. Kept, and without effect.
    open var font: UIFont?
    /// The colour of the text. Kept, and without effect.
    open var textColor: UIColor?
    /// Whether it can be changed.
    open var isEditable = true
    /// Whether it can be marked.
    @SystemAPI.Since(.method("isSelectable", of: "UITextView", .iOS(7))) open var isSelectable = true

    open override var canBecomeFirstResponder: Bool { true }
    override var shownText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

    /// Moves a part of the text into sight. Without effect.
    open func scrollRangeToVisible(_ range: NSRange) {}

    /// Where the text stands. Kept, and without effect.
    open var textAlignment = NSTextAlignment.natural
    /// The part that is marked. Kept, and without effect.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Room around the text. Kept, and without effect.
    @SystemAPI.Since(.method("textContainerInset", of: "UITextView", .iOS(7))) open var textContainerInset =
        UIEdgeInsets(
            top: 8, left: 0, bottom: 8, right: 0)
    /// What is found in the text. Kept, and without effect.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// How links look. Kept, and without effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @SystemAPI.Since(.method("linkTextAttributes", of: "UITextView", .iOS(7))) open var linkTextAttributes:
        [NSAttributedString.Key: Any]! = [:]
    /// The keyboard for it. Kept, and without effect.
    open var keyboardType = UIKeyboardType.default
    /// The last key of the keyboard. Kept, and without effect.
    open var returnKeyType = UIReturnKeyType.default
    /// Which letters are great. Kept, and without effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected. Kept, and without effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The text with its looks, which are kept.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get {
            SimulatedApp.require(.textViewAttributedText)
            return looks
        }
        set {
            SimulatedApp.require(.textViewAttributedText)
            looks = newValue ?? NSAttributedString(string: "")
        }
    }
}

/// Who is asked about lines of text.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// The text was changed.
    func textViewDidChange(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)

    /// Whether typing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether a change is made.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}

    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
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
