import BackgroundRuntime
import VigilInterfaceFile

/// A way from a controller, as a storyboard has it: a segue is made of it each time that it is followed.
@MainActor
final class SegueTemplate {
    let kind: SegueKind
    private let element: InterfaceElement

    /// Nil for what is no way, but says what is in a container.
    init?(_ element: InterfaceElement) {
        guard let kind = element["kind"].flatMap(SegueKind.init), kind != .relationship else { return nil }
        (self.kind, self.element) = (kind, element)
    }

    /// What the app's code calls it; nil for no name.
    var identifier: String? { element["identifier"] }
    /// The id of the controller that it leads to, or of the way out of it.
    var destination: String { element["destination"] ?? "" }
    /// The method that a controller has to which an unwind segue goes back.
    var unwindAction: Selector? { element["unwindAction"].map { Selector($0) } }
    /// The method that makes the controller in place of the storyboard.
    var creation: Selector? { element["destinationCreationSelector"].map { Selector($0) } }
    /// How it covers another; nil for as the controller says.
    var presentationStyle: UIModalPresentationStyle? { element["modalPresentationStyle"].flatMap(Self.style) }
    /// The class of the app's own that follows it.
    var customClass: (name: String, module: String?)? {
        element["customClass"].map { ($0, element["customModule"]) }
    }

    /// How a controller covers another, by the word of a file.
    static func style(_ word: String) -> UIModalPresentationStyle? {
        let known: [String: UIModalPresentationStyle] = [
            "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
            "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
            "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none, "automatic": .automatic,
        ]
        return known[word]
    }
}

extension UIViewController {
    /// Follows the segue of a name, as code asks. Ends the app where there is none.
    func followSegue(named identifier: String, sender: Any?) {
        guard let segue = interface?.segue(named: identifier) else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
        }
        follow(segue, sender: sender, isAsked: false)
    }

    /// Follows a segue of its storyboard.
    ///
    /// - Parameters:
    ///   - template: the segue.
    ///   - sender: what was touched, or who asked.
    ///   - isAsked: whether the controller may refuse: it is asked about what is touched, not about what its code follows.
    func follow(_ template: SegueTemplate, sender: Any?, isAsked: Bool) {
        if isAsked, let name = template.identifier, !shouldPerformSegue(withIdentifier: name, sender: sender) { return }
        if template.kind == .unwind { return unwind(template, sender: sender) }
        guard let destination = interface?.destination(of: template, from: self, sender: sender) else { return }
        let segue = UIStoryboardSegue.made(of: template, from: self, to: destination)
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Puts the controller at the end of an embed segue into a view.
    func embed(_ template: SegueTemplate, in view: UIView) { interface?.embeds.append((template, view)) }
}
