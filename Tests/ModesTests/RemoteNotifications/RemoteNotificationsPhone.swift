import BackgroundRuntime
import VigilLocalNotifications
import VigilRemoteNotifications
import VigilTestSupport

/// What tests of pushes ask of a phone most.
final class RemoteNotificationsPhone: ModePhone {
    /// A phone whose app has registered for pushes, calls each completion handler at once, and is in the background.
    static func ready(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["remote-notification"], completes: Bool = true,
        besides others: [ModuleDescriptor] = [], constants: [String: Double] = [:]
    ) throws -> RemoteNotificationsPhone {
        let phone = try RemoteNotificationsPhone(
            on: system, modules: ModuleSet([RemoteNotificationModule.descriptor] + others), modes: modes,
            constants: constants)
        if completes, system >= .iOS(7) {
            phone.code.on[.didReceiveRemoteNotification] = { try $0.act("push.complete") }
        }
        phone.app.launch()
        try phone.act("push.register")
        phone.home()
        return phone
    }

    func push(_ arguments: [String: ArgumentValue] = [:]) throws { try happen("push.send", arguments) }

    /// The whole seconds since the boot at which the app got a push.
    var pushTimes: [Int] {
        app.trace.entries.filter { $0.text.hasPrefix("application(_:didReceiveRemoteNotification") }
            .map(\.instant.wholeSeconds)
    }
}
