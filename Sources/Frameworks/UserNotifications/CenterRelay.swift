import SimulatedFoundation
import VigilLocalNotifications

/// Hands what the module tells to the delegate of the notification center.
final class CenterRelay: NotificationClient {
    weak var center: UNUserNotificationCenter?

    /// What goes into a task: one turn of an app runs at a time.
    private struct Unsafe<Value>: @unchecked Sendable {
        let value: Value
    }

    func willPresent(_ notification: DeliveredNotification, answer: @escaping (NotificationPresentation) -> Void) {
        guard let center, let delegate = center.delegate else { return answer([]) }
        let notification = UNNotification(notification)
        center.lacksMethod = false
        delegate.userNotificationCenter(center, willPresent: notification) { options in
            answer(NotificationPresentation(rawValue: options.rawValue))
        }
        guard center.lacksMethod else { return }
        let (handler, called) = (Unsafe(value: answer), Unsafe(value: delegate))
        Task { @MainActor in
            let options = await called.value.userNotificationCenter(center, willPresent: notification)
            handler.value(NotificationPresentation(rawValue: options.rawValue))
        }
    }

    func didReceive(_ response: NotificationResponse, done: @escaping () -> Void) {
        guard let center, let delegate = center.delegate else { return done() }
        let response = UNNotificationResponse.made(from: response)
        center.lacksMethod = false
        delegate.userNotificationCenter(center, didReceive: response, withCompletionHandler: done)
        guard center.lacksMethod else { return }
        let (handler, called) = (Unsafe(value: done), Unsafe(value: delegate))
        Task { @MainActor in
            await called.value.userNotificationCenter(center, didReceive: response)
            handler.value()
        }
    }
}

extension UNNotificationResponse {
    /// The response, of the class for one with a text where it has one.
    static func made(from response: NotificationResponse) -> UNNotificationResponse {
        if case .action(_, let text?) = response.kind { return UNTextInputNotificationResponse(response, text: text) }
        return UNNotificationResponse(response)
    }
}
