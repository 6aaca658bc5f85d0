import BackgroundRuntime
import Foundation

// What a server does, and what a scripted app can do.

extension RemoteNotificationModule {
    static let stimuli = [
        send,
        Stimulus(
            "push.registration", "Registrations for pushes work or fail from now on.",
            parameters: [
                .required("works", .flag, "whether they work"),
                .optional("error", .text, "what the error says; by default that the entitlement is missing"),
            ]
        ) { device, _, with in
            let text = with.text("error") ?? "no valid \"aps-environment\" entitlement string found for application"
            device.pushes.registrationError = with.flag("works") == true ? nil : text
        },
    ]

    private static let send = Stimulus(
        "push.send", "A server sends a push to the app: one of alert, payload and file says what.",
        parameters: [
            .optional("alert", .text, "the text of an alert"),
            .optional(
                "silent", .flag, "whether it asks for the app to be woken (content-available); without alert true"),
            .optional("payload", .text, "the payload, as the text of a JSON object with aps"),
            .optional("file", .file, "a JSON file as simctl push takes it, which may name the app"),
            .optional("type", .text, "the push type in the headers; the right one by default"),
            .optional(
                "priority", .numberIn(.wholeNumbers(1...10)), "the priority in the headers; the right one by default"),
        ]
    ) { device, app, with in
        var push = try push(with)
        push.type = with.text("type")
        push.priority = with.whole("priority")
        device.pushes.send(push, to: try device.pushes.target(of: push, otherwise: app))
    }

    private static func push(_ with: Arguments) throws -> RemotePush {
        let given = ["alert", "payload", "file"].filter { with.text($0) != nil }
        guard given.count <= 1 else {
            throw StimulusError("\(given.joined(separator: " and ")) cannot both say what the push is")
        }
        if let file = with.text("file") { return try RemotePush.read(path: file) }
        if let payload = with.text("payload") { return try RemotePush(json: Data(payload.utf8)) }
        var aps: [String: PropertyValue] = [:]
        if let alert = with.text("alert") { aps["alert"] = .string(alert) }
        if with.flag("silent") ?? aps.isEmpty { aps["content-available"] = .integer(1) }
        return RemotePush(["aps": .dictionary(aps)])
    }

    static let actions = [
        ScriptedAction("push.register", "Calls registerForRemoteNotifications().") { process, _ in
            process.device.requiredService(PushService.self).register(process)
        },
        ScriptedAction("push.unregister", "Calls unregisterForRemoteNotifications().") { process, _ in
            process.device.requiredService(PushService.self).unregister(process)
        },
        ScriptedAction(
            "push.complete", "Calls the completion handler of a push that waits for it.",
            parameters: [
                .optional("result", .choice(results), "what came of it; new data by default"),
                .optional("of", .choice(waiting), "which of several that wait; the oldest by default"),
            ]
        ) { process, with in
            let result = results.firstIndex(of: with.text("result") ?? results[0]) ?? 0
            try process.answers.give(
                .integer(result), to: .didReceiveRemoteNotification, isLatest: with.text("of") == waiting[1])
        },
    ]

    /// The results of a fetch, each at its raw value.
    private static let results = ["newData", "noData", "failed"]

    /// The pushes that wait for an answer, by when they came: an app that keeps one handler has that of the latest.
    private static let waiting = ["oldest", "latest"]
}
