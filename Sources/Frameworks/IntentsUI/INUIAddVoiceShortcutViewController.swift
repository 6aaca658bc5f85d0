import Intents
import UIKit

/// A controller in which somebody chooses words for something. Nobody does.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
    /// Who is told. Never, here.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    public init(shortcut: INShortcut) {
        SimulatedApp.require(INUIAddVoiceShortcutViewController.self)
        super.init(nibName: nil, bundle: nil)
        SimulatedApp.notSimulated("IntentsUI", "nobody chooses words")
    }

    /// Words for nothing yet: it has no nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Words for nothing yet, from a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Who is told of words. Never, here.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Somebody chose words, or it failed.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// A button that leads to words for something. Nobody presses it.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
    /// What is asked for.
    open var shortcut: INShortcut?
}
