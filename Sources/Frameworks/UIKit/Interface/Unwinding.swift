import BackgroundRuntime

// Going back along an unwind segue: to the first controller on the way back that has its method.

extension UIViewController {
    /// Goes back from the controller.
    func unwind(_ template: SegueTemplate, sender: Any?) {
        guard let action = template.unwindAction else { return }
        let path = sequence(first: self) { $0.parent ?? $0.covered }
        let found = path.lazy.compactMap { $0.unwindTarget(action, from: self, sender: sender) }.first
        guard let target = found else {
            return SimulatedApp.note("no controller on the way back has \(action): the unwind segue goes nowhere")
        }
        let segue = UIStoryboardSegue.made(of: template, from: self, to: target)
        prepare(for: segue, sender: sender)
        Message.send(action, to: target, [segue])
        uncover(target)
        for container in sequence(first: target, next: \.parent).compactMap(\.parent) {
            container.unwind(for: segue, towards: target)
        }
    }

    /// The controller itself or one in it to which it can be gone back, from the last one on.
    private func unwindTarget(_ action: Selector, from source: UIViewController, sender: Any?) -> UIViewController? {
        let inside = contained.reversed().lazy.filter { $0 !== source }.compactMap { child in
            child.canPerformUnwindSegueAction(action, from: source, sender: sender) ? child : nil
        }.first
        if let inside { return inside }
        guard self !== source else { return nil }
        return canPerformUnwindSegueAction(action, from: source, sender: sender) ? self : nil
    }

    /// Whether it is in another, however deep.
    func isInside(_ container: UIViewController) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === container }
    }

    /// Takes away what covers a controller that is gone back to, or what that is in.
    private func uncover(_ target: UIViewController) {
        for covered in sequence(first: target, next: \.parent) where covered.cover != nil {
            return covered.dismiss(animated: true)
        }
    }
}
