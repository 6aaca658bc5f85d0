import BackgroundRuntime

/// The methods of a delegate that take a completion handler, by the event that calls them.
@MainActor
enum DelegateQuestions {
    typealias Method = @MainActor (any UIApplicationDelegate, UIApplication, SystemEvent, CompletionHandler) -> Void

    static let all: [SystemEvent.Name: Method] = [
        .performFetch: { delegate, application, _, answer in
            delegate.application(application, performFetchWithCompletionHandler: { answer.call($0.answer) })
        },
        .performAction: { delegate, application, event, answer in
            guard let item = UIApplicationShortcutItem(of: event) else { return }
            delegate.application(
                application, performActionFor: item, completionHandler: { answer.call(.boolean($0)) })
        },
        .didReceiveRemoteNotification: { $0.receivePush($2, of: $1, answer: $3) },
        .handleActionWithIdentifier: { delegate, application, event, answer in
            guard let notification = event.localNotification else { return }
            delegate.application(
                application, handleActionWithIdentifier: event.payload[LocalNotificationKeys.action]?.string,
                for: notification, completionHandler: { answer.call(.boolean(true)) })
        },
        .handleEventsForBackgroundURLSession: { delegate, application, event, answer in
            let session = event.payload[SystemEvent.PayloadKey.session]?.string ?? ""
            delegate.application(
                application, handleEventsForBackgroundURLSession: session,
                completionHandler: { answer.call(.boolean(true)) })
        },
    ]
}

/// The system's end of a completion handler. An app calls it on whatever thread it likes: one turn runs at a time.
struct CompletionHandler: @unchecked Sendable {
    let call: (PropertyValue) -> Void
}

extension UIBackgroundFetchResult {
    fileprivate var answer: PropertyValue { .integer(Int(rawValue)) }
}

extension UIApplicationDelegate {
    /// Hands a push to the first method that the delegate has: that with a completion handler, its `async` form, and,
    /// where that will do, the one without an answer.
    fileprivate func receivePush(
        _ event: SystemEvent, of application: UIApplication, answer: CompletionHandler
    ) {
        let payload = UserInfo(event.payload[SystemEvent.PayloadKey.userInfo])
        application.lacksMethod = false
        self.application(
            application, didReceiveRemoteNotification: payload.values,
            fetchCompletionHandler: { answer.call($0.answer) })
        guard application.lacksMethod else { return }
        let isForOldMethod = event.payload[SystemEvent.PayloadKey.isForOldMethod] == .boolean(true)
        let ask: @MainActor () async -> UIBackgroundFetchResult = {
            await self.application(application, didReceiveRemoteNotification: payload.values)
        }
        AsyncForm.ask(ask) {
            if isForOldMethod { return self.receivePushWithoutAnswer(payload.values, of: application) }
            application.noteMissingMethod("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)")
        } answer: {
            answer.call($0.answer)
        }
    }

    private func receivePushWithoutAnswer(_ userInfo: [AnyHashable: Any], of application: UIApplication) {
        self.application(application, didReceiveRemoteNotification: userInfo)
    }
}

/// The payload of a push as a delegate gets it.
private struct UserInfo {
    let values: [AnyHashable: Any]

    init(_ value: PropertyValue?) {
        values = (value?.foundationValue as? [String: Any] ?? [:]).reduce(into: [:]) { $0[$1.key] = $1.value }
    }
}
