import BackgroundRuntime

// What an expectation can ask for.

extension LocalNotificationModule {
    static let observations: [AppObservation] = [
        .texts(
            "notif.shown", "The identifiers of the notifications that the system showed, pushes with a text included."
        ) {
            app, since in
            app.device.localNotifications.shown(of: app, since: since).map(\.identifier)
        },
        .texts("notif.texts", "What the notifications said that the system showed: the title, or else the text.") {
            app, since in
            app.device.localNotifications.shown(of: app, since: since).map {
                $0.content.title.isEmpty ? $0.content.body : $0.content.title
            }
        },
        .total("notif.badge", "The number on the icon; 0 for none.") { $0.device.localNotifications.badge(of: $0) },
    ]
}
