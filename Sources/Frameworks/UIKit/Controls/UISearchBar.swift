import BackgroundRuntime

/// A line where something is looked for.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    public enum Style: UInt, Sendable {
        /// As usual, to be seen, or hardly.
        case `default` = 0, prominent, minimal
    }

    /// The text: that of its line.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }
    /// What stands there while there is no text: in its line.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// A text above it.
    open var prompt: String?
    /// Who is told of it.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Whether it has a button that ends it.
    open var showsCancelButton = false
    /// The controller of the search that it belongs to.
    final weak var searcher: UISearchController?
    /// Whether it has a choice of where to look.
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]?
    /// Which of them is chosen.
    open var selectedScopeButtonIndex = 0
    /// How it looks. Kept, and without effect.
    open var barStyle = UIBarStyle.default
    /// Its colour. Kept, and without effect.
    @SystemAPI.Since(.method("barTintColor", of: "UISearchBar", .iOS(7))) open var barTintColor: UIColor? = nil
    /// How it looks. Kept, and without effect.
    @SystemAPI.Since(.method("searchBarStyle", of: "UISearchBar", .iOS(7))) open var searchBarStyle = Style.default
    /// The keyboard for it. Kept, and without effect.
    open var keyboardType = UIKeyboardType.default
    /// The last key of the keyboard. Kept, and without effect.
    open var returnKeyType = UIReturnKeyType.search
    /// Which letters are great. Kept, and without effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected. Kept, and without effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The picture behind it. Kept, and without effect.
    @SystemAPI.Since(.method("backgroundImage", of: "UISearchBar", .iOS(5))) open var backgroundImage: UIImage? = nil
    private final lazy var field = UISearchTextField(frame: .zero)

    /// Where somebody would type.
    open var searchTextField: UISearchTextField {
        SimulatedApp.require(.method("searchTextField", of: "UISearchBar", .iOS(13)))
        return field
    }
    open override var canBecomeFirstResponder: Bool { true }
    /// What stands over the keyboard while somebody types.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    /// Shows a button that ends it, or not.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
}

/// The line of text of ``UISearchBar``.
open class UISearchTextField: UITextField {}

/// Who is told of what is looked for.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether typing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The text was changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// The last key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The button was pressed that ends it.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Another place to look was chosen.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A controller of what is looked for: active once a finger is on its bar, or the app makes it so.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// Where something is looked for.
    public final let searchBar = UISearchBar(frame: .zero)
    /// The controller that shows what is found; nil for the one that is searched.
    public private(set) final var searchResultsController: UIViewController?
    /// Who shows what is found.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Who is told that it begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether something is looked for.
    open var isActive = false {
        didSet {
            if isActive != oldValue, let results = searchResultsController {
                if isActive { results.appear() } else { results.disappear() }
            }
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }
    /// The controller of what is found, while it stands in place of what is searched; nil for none.
    final var shownResults: UIViewController? { isActive ? searchResultsController : nil }
    /// Whether what is searched is darker meanwhile. Kept, and without effect.
    open var dimsBackgroundDuringPresentation = true
    /// Whether what is searched is covered meanwhile. Kept, and without effect.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the bar above goes away meanwhile. Kept, and without effect.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether there is a button that ends it. Kept, and without effect.
    @SystemAPI.Since(.method("automaticallyShowsCancelButton", of: "UISearchController", .iOS(13))) open
        var automaticallyShowsCancelButton = true
    /// Whether what is found is shown. Kept, and without effect.
    @SystemAPI.Since(.method("showsSearchResultsController", of: "UISearchController", .iOS(13))) open
        var showsSearchResultsController = false

    /// A search whose results a controller shows; nil for the one that is searched.
    public convenience init(searchResultsController: UIViewController?) {
        SimulatedApp.require(UISearchController.self)
        self.init(nibName: nil, bundle: nil)
        self.searchResultsController = searchResultsController
        searchBar.searcher = self
    }

    /// A finger is on its bar.
    func begin() {
        guard !isActive else { return }
        delegate?.willPresentSearchController(self)
        isActive = true
    }

    /// A finger ended it.
    func end() {
        guard isActive else { return }
        isActive = false
        delegate?.didDismissSearchController(self)
    }
}

/// Who shows what is found.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// What is looked for is another text.
    func updateSearchResults(for searchController: UISearchController)
}

/// Who is told that something is looked for.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// It is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Which letters are great.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None, the first of words, the first of sentences, or all.
    case none = 0, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As usual, or not, or yes.
    case `default` = 0, no, yes
}

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As usual, or not, or yes.
    case `default` = 0, no, yes
}

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As usual, dark, or light.
    case `default` = 0, dark, light
    /// Dark, as before iOS 7.
    public static let alert = UIKeyboardAppearance.dark
}

/// What kind of text is typed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// Who somebody is to a program.
    public static let username = UITextContentType(rawValue: "username")
    /// What only that one knows.
    public static let password = UITextContentType(rawValue: "password")
    /// What only that one will know.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// What came in a message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A place in the web.
    public static let URL = UITextContentType(rawValue: "url")
}

/// What is found in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// A place in the web.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
