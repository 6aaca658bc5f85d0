/// The button with which somebody leaves a controller of the system, the rest of which is not simulated: a choice of
/// pictures or files, a page of the web, a place to share.
final class LeaveButton: UIButton {
    private let leave: () -> Void

    init(_ title: String, _ leave: @escaping () -> Void) {
        self.leave = leave
        super.init(frame: .zero)
        setTitle(title, for: .normal)
    }

    required init?(coder: NSCoder) { nil }

    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside) { leave() }
    }
}

extension UIViewController {
    /// Has a controller of the system show the button with which it is left.
    ///
    /// - Parameters:
    ///   - title: what the button says.
    ///   - leave: what a tap does. It does not hold the controller.
    package func showLeaveButton(_ title: String, _ leave: @escaping () -> Void) {
        view.addSubview(LeaveButton(title, leave))
    }
}
