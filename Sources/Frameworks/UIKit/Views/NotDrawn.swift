import BackgroundRuntime

/// Says of each class of views and controllers, once in a launch, that nothing is drawn.
@MainActor
final class NotDrawn {
    private var said: Set<ObjectIdentifier> = []

    /// Those that do here what apps need of them, or are nothing without what is in them.
    private static let silent: Set<ObjectIdentifier> = [
        ObjectIdentifier(UIView.self), ObjectIdentifier(UIWindow.self), ObjectIdentifier(UILabel.self),
        ObjectIdentifier(UIVisualEffectView.self), ObjectIdentifier(UIViewController.self),
        ObjectIdentifier(UINavigationController.self), ObjectIdentifier(UITabBarController.self),
    ]

    /// Says it of the class of UIKit that `type` is or inherits.
    static func note(_ type: AnyClass) {
        guard let process = AppProcess.current else { return }
        process.storage.object { NotDrawn() }.note(type, process)
    }

    private func note(_ type: AnyClass, _ process: AppProcess) {
        guard said.insert(ObjectIdentifier(type)).inserted else { return }
        var known: AnyClass? = type
        while let current = known, !String(reflecting: current).hasPrefix("UIKit.") { known = _getSuperclass(current) }
        guard let known, !NotDrawn.silent.contains(ObjectIdentifier(known)) else { return }
        guard known == type || said.insert(ObjectIdentifier(known)).inserted else { return }
        process.record(.note, "\(known) is not drawn: it keeps what the app puts into it")
    }
}
