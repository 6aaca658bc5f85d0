import BackgroundRuntime
import Foundation

// What can happen to the phone.

extension VoIPModule {
    static let stimuli =
        [
            push.since(.iOS(8)), data,
            Stimulus("voip.invalidateToken", "The push token of the app does not count any more.") { device, app, _ in
                device.voip.invalidateToken(of: app)
            }.since(.iOS(8)),
        ] + ofCalls.since(.iOS(10))

    private static let ofCalls = [
        answer, decline, end, hold, swap, doNotDisturb, block, phoneRings, answerPhone, declinePhone, endPhone,
        holdPhone,
    ]

    private static let push = Stimulus(
        "voip.push", "A server sends a VoIP push to the app.",
        parameters: [
            .optional("caller", .text, "who calls; also the payload's \"caller\" where none is given"),
            .optional("payload", .text, "the payload, as the text of a JSON object"),
            .optional(
                "bytes", .numberIn(.wholeNumbers(0...1_000_000_000)),
                "the size that counts; that of the payload by default"),
        ]
    ) { device, app, arguments in
        let caller = arguments.text("caller") ?? ""
        let payload = try payload(arguments.text("payload"), caller: caller)
        device.voip.push(to: app, payload: payload, bytes: arguments.whole("bytes"), caller: caller)
    }

    /// The payload as it was given, or one that names the caller.
    private static func payload(_ text: String?, caller: String) throws -> String {
        guard let text else {
            let encoded = try JSONEncoder().encode(caller.isEmpty ? [:] : ["caller": caller])
            return String(decoding: encoded, as: UTF8.self)
        }
        guard (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [String: Any] else {
            throw StimulusError("the payload is no JSON object: write it as {\"caller\": \"Anna\"}")
        }
        return text
    }

    private static let data = Stimulus(
        "voip.data", "A server sends data on an open socket of the app.",
        parameters: [
            .optional("text", .text, "the data; \"data\" by default"),
            .optional("tagged", .flag, "whether on a tagged socket; by default the oldest socket"),
            .optional(
                "transport", .choice(Socket.Transport.allCases.map(\.rawValue)),
                "how the socket carries data; any by default"),
        ]
    ) { device, app, arguments in
        try device.voip.send(
            arguments.text("text") ?? "data", to: app, isTagged: arguments.flag("tagged"),
            transport: arguments.text("transport").flatMap(Socket.Transport.init))
    }

    private static let answer = Stimulus(
        "voip.answer", "A call is answered: an incoming one by the user, an outgoing one by the other side.",
        parameters: [button]
    ) { device, app, arguments in
        try device.voip.answer(app, by: choice(arguments))
    }

    private static let decline = Stimulus("voip.decline", "The user declines an incoming call.") { device, app, _ in
        try device.voip.decline(app)
    }

    private static let end = Stimulus(
        "voip.end", "A call is ended by one of its sides.",
        parameters: [
            .optional("by", .choice(VoIPControl.Side.allCases.map(\.rawValue)), "who hangs up; the user by default")
        ]
    ) { device, app, arguments in
        try device.voip.end(app, by: arguments.text("by").flatMap(VoIPControl.Side.init) ?? .user)
    }

    private static let hold = Stimulus(
        "voip.hold", "The user holds an active call, or goes on with one that is held.",
        parameters: [.optional("on", .flag, "false to go on; true by default")]
    ) { device, app, arguments in
        try device.voip.hold(arguments.flag("on") ?? true, app)
    }

    private static let swap = Stimulus(
        "voip.swap", "The user swaps two calls: the one that speaks waits, and the other goes on."
    ) { device, _, _ in
        try device.voip.swap()
    }

    private static let doNotDisturb = Stimulus(
        "voip.doNotDisturb", "The user switches Do Not Disturb: while it is on, reports of incoming calls are refused.",
        parameters: [.optional("on", .flag, "true by default")]
    ) { device, _, arguments in
        let isOn = arguments.flag("on") ?? true
        device.record(.stimulus, "Do Not Disturb is \(isOn ? "on" : "off")")
        device.voip.isDoNotDisturbOn = isOn
    }

    private static let block = Stimulus(
        "voip.block", "The user blocks a caller: reports of calls from there are refused.",
        parameters: [.required("caller", .text, "who is blocked")]
    ) { device, _, arguments in
        let caller = arguments.requiredText("caller")
        device.record(.stimulus, "the user blocks \(caller)")
        device.voip.blockedCallers.append(caller)
    }
}
