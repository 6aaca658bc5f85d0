import UIKit

/// What a storyboard connects with a web view.
extension WKWebView: ConnectedView {
    package func connect(_ outlet: String, to object: AnyObject) -> Bool {
        switch outlet {
        case "navigationDelegate": navigationDelegate = object as? any WKNavigationDelegate
        case "UIDelegate": uiDelegate = object as? any WKUIDelegate
        default: return false
        }
        return true
    }
}
