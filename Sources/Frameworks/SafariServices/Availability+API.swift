import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let sfSafariViewControllerConfiguration = symbol("SFSafariViewController.Configuration", .iOS(11))
    static let sfSafariViewControllerPreferredBarTintColor = method(
        "preferredBarTintColor", of: "SFSafariViewController", .iOS(10))
    static let sfSafariViewControllerPreferredControlTintColor = method(
        "preferredControlTintColor", of: "SFSafariViewController", .iOS(10))
    static let sfSafariViewControllerDismissButtonStyle = method(
        "dismissButtonStyle", of: "SFSafariViewController", .iOS(11))
    static let sfSafariViewController = symbol("SFSafariViewController", .iOS(9))

    /// What an app may use too early of what there is.
    static let ofSafariServicesAPI: [SystemAPI] = [
        sfSafariViewControllerConfiguration, sfSafariViewControllerPreferredBarTintColor,
        sfSafariViewControllerPreferredControlTintColor, sfSafariViewControllerDismissButtonStyle,
        sfSafariViewController,
    ]
}
