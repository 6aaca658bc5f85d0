import SafariServices

let usesOfSafariServicesAPI: [String: Use] = [
    "SFSafariViewController.Configuration": { _ = SFSafariViewController.Configuration() },
    "-[SFSafariViewController preferredBarTintColor]": {
        _ = SFSafariViewController(url: address).preferredBarTintColor
    },
    "-[SFSafariViewController preferredControlTintColor]": {
        _ = SFSafariViewController(url: address).preferredControlTintColor
    },
    "-[SFSafariViewController dismissButtonStyle]": { _ = SFSafariViewController(url: address).dismissButtonStyle },
    "SFSafariViewController": { _ = SFSafariViewController(url: address) },
]
