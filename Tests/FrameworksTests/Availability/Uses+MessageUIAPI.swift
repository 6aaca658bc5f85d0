import MessageUI

let usesOfMessageUIAPI: [String: Use] = [
    "-[MFMessageComposeViewController subject]": {
        _ = MFMessageComposeViewController(nibName: nil, bundle: nil).subject
    }
]
