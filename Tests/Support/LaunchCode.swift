import UIKit

/// The code of an app as one closure that runs at each launch. Notifications are posted as to any app.
public struct LaunchCode: AppProgram {
    private let body: @MainActor @Sendable () -> Void

    /// An app that does what a closure says.
    public init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

    public func launch(in process: AppProcess) -> any AppInstance { Instance(body: body) }

    private final class Instance: AppInstance {
        private let body: @MainActor @Sendable () -> Void

        init(body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

        func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {
            if channel == .notification {
                NotificationCenter.default.post(name: Notification.Name(event.notification ?? ""), object: nil)
            } else if event.name == .didFinishLaunching {
                MainActor.assumeIsolated(body)
            }
        }
    }
}
