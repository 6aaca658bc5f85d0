import BackgroundRuntime

/// Says of each controller that is made for a turned phone, once in a launch, that nobody turns it.
@MainActor
final class NotTurned {
    private var said: Set<ObjectIdentifier> = []

    /// Says it of a controller that comes to the screen.
    static func note(_ controller: UIViewController) {
        guard let process = AppProcess.current else { return }
        process.storage.object { NotTurned() }.note(controller, process)
    }

    private func note(_ controller: UIViewController, _ process: AppProcess) {
        let type = type(of: controller)
        guard said.insert(ObjectIdentifier(type)).inserted else { return }
        if TurningMethod.overridden.isOwn(of: type) {
            process.record(
                .note, "\(type).viewWillTransition(to:with:) is never called: the phone is held upright",
                detail: "turning it is not simulated")
        }
        // Of one in a container the phone asks that.
        guard controller.parent == nil else { return }
        if !controller.supportedInterfaceOrientations.contains(.portrait) {
            process.record(
                .note, "\(type) is made for a phone on its side, and shown on one that is held upright",
                detail: "turning it is not simulated")
        }
    }
}

/// The method that is told of a phone that is turned.
@MainActor
private enum TurningMethod {
    private class Plain: UIViewController {}
    private final class Turning: UIViewController {
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {}
    }

    static let overridden = OverriddenMethod(
        of: UIViewController.self, plain: Plain.self, overriding: Turning.self)
}
