import BackgroundRuntime
import UIKit

/// A controller in which somebody writes a letter. This phone has no account: it cannot send any.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    /// Who is told what became of the letter. Never, here.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Whether letters can be sent: no, as on a phone without an account.
    open class func canSendMail() -> Bool {
        SimulatedApp.notSimulated("MessageUI", "the phone has no account, and sends nothing")
        return false
    }

    /// What it is about. Kept nowhere.
    open func setSubject(_ subject: String) {}
    /// Who gets it. Kept nowhere.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Who gets it as well. Kept nowhere.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Who gets it in secret. Kept nowhere.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// What it says. Kept nowhere.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// What is put to it. Kept nowhere.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// What became of a letter.
public enum MFMailComposeResult: Int, Sendable {
    /// It was given up, kept, sent, or it failed.
    case cancelled = 0, saved, sent, failed
}

/// Who is told what became of a letter. Never, here.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Somebody is done with it.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// A controller in which somebody writes a message. This phone has no number: it cannot send any.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// Who is told what became of the message. Never, here.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    /// What it is about.
    @SystemAPI.Since(.method("subject", of: "MFMessageComposeViewController", .iOS(7))) open var subject: String? = nil

    /// Whether messages can be sent: no, as on a phone without a number.
    open class func canSendText() -> Bool {
        SimulatedApp.notSimulated("MessageUI", "the phone has no account, and sends nothing")
        return false
    }
}

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
    /// It was given up, sent, or it failed.
    case cancelled = 0, sent, failed
}

/// Who is told what became of a message. Never, here.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Somebody is done with it.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
