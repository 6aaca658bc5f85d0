// Properties of UIKit's own classes by the names that key-value coding has for them.

/// One of them: reads and sets it.
@MainActor
struct SystemKey {
    /// The value of an object that has the property; nothing where it has none.
    let value: (AnyObject) -> Any??
    /// Sets it where the object has it and the value fits.
    let set: (AnyObject, Any?) -> Bool

    init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        value = { ($0 as? Owner).map { $0[keyPath: path] as Any? } }
        set = { object, value in
            guard let owner = object as? Owner, let value = (value as Any) as? Value else { return false }
            owner[keyPath: path] = value
            return true
        }
    }

    /// Those that apps and storyboards set by their names, by these.
    static let all: [String: [SystemKey]] = [
        "accessibilityIdentifier": [SystemKey(\UIView.accessibilityIdentifier)],
        "accessibilityLabel": [SystemKey(\UIView.accessibilityLabel)],
        "alpha": [SystemKey(\UIView.alpha)],
        "backgroundColor": [SystemKey(\UIView.backgroundColor)],
        "enabled": [SystemKey(\UIControl.isEnabled), SystemKey(\UIBarItem.isEnabled)],
        "frame": [SystemKey(\UIView.frame)],
        "hidden": [SystemKey(\UIView.isHidden)],
        "image": [SystemKey(\UIImageView.image), SystemKey(\UIBarItem.image)],
        "on": [SystemKey(\UISwitch.isOn)],
        "placeholder": [SystemKey(\UITextField.placeholder), SystemKey(\UISearchBar.placeholder)],
        "selected": [SystemKey(\UIControl.isSelected), SystemKey(\UITableViewCell.isSelected)],
        "tag": [SystemKey(\UIView.tag), SystemKey(\UIBarItem.tag)],
        "text": [
            SystemKey(\UILabel.text), SystemKey(\UITextField.text), SystemKey(\UITextView.text),
            SystemKey(\UISearchBar.text),
        ],
        "textColor": [
            SystemKey(\UILabel.textColor), SystemKey(\UITextField.textColor), SystemKey(\UITextView.textColor),
        ],
        "tintColor": [SystemKey(\UIView.tintColor)],
        "title": [SystemKey(\UIViewController.title), SystemKey(\UIBarItem.title), SystemKey(\UINavigationItem.title)],
        "userInteractionEnabled": [SystemKey(\UIView.isUserInteractionEnabled)],
    ]
}

extension UIResponder: SystemKeyed {}
extension UIBarItem: SystemKeyed {}
extension UINavigationItem: SystemKeyed {}

extension SystemKeyed where Self: NSObject {
    package func systemValue(_ key: String) -> Any?? {
        nonisolated(unsafe) let object = self
        nonisolated(unsafe) var found: Any?? = nil
        MainActor.assumeIsolated { found = SystemKey.all[key]?.lazy.compactMap { $0.value(object) }.first }
        return found
    }

    package func setSystemValue(_ value: Any?, _ key: String) -> Bool {
        nonisolated(unsafe) let (object, value) = (self, value)
        return MainActor.assumeIsolated { SystemKey.all[key]?.contains { $0.set(object, value) } ?? false }
    }
}
