/// What a finger can do on the screen of any app.
enum TouchStimuli {
    static let all: [Stimulus] = [
        stimulus("ui.tap", "A finger taps something on the app's screen.") { _ in .tap },
        stimulus("ui.doubleTap", "A finger taps something twice.") { _ in .doubleTap },
        stimulus(
            "ui.press", "A finger stays on something.",
            [.optional("for", .duration, "how long; 1 s by default")]
        ) { .press($0.duration("for") ?? .seconds(1)) },
        stimulus(
            "ui.swipe", "A finger moves over something.",
            [.required("to", .choice(Touch.Direction.allCases.map(\.rawValue)), "where it moves")]
        ) { .swipe($0.text("to").flatMap(Touch.Direction.init) ?? .left) },
        stimulus("ui.pull", "A finger pulls a list down, which loads it anew.") { _ in .pull },
        stimulus(
            "ui.type", "Keys are pressed that go to a field, after a tap on it.",
            [.required("text", .text, "what is typed; \\n is the last key of the keyboard, \\b takes a sign away")]
        ) { .type($0.text("text") ?? "") },
        stimulus("ui.clear", "The text of a field is taken away.") { _ in .clear },
        stimulus(
            "ui.set", "A slider, a stepper, a switch, a choice or a date is brought to a value.",
            [
                .required(
                    "value", .text,
                    "a number, a part of a slider as 50%, on or off, a title, or a date such as 2026-01-31T08:00:00Z")
            ]
        ) { .set($0.text("value") ?? "") },
        stimulus(
            "ui.toggle",
            "A switch is brought to its other side: one of that name, or the only one in it or in the cell around it."
        ) { _ in .toggle },
        scroll,
        Stimulus("ui.back", "A finger taps the button of the bar in front that leads back.") { device, app, _ in
            try device.goBack(in: app)
        },
        Stimulus(
            "ui.dismiss",
            "A finger moves down a sheet that was put in front, which takes it away; not the keyboard, nor a message."
        ) { device, app, _ in try device.dismiss(in: app) },
    ]

    /// What needs nothing that it is done to, where only one thing on the screen scrolls.
    private static let scroll = Stimulus(
        "ui.scroll",
        "A finger scrolls: to something in a list or a page, or in a direction, to show what lies there.",
        parameters: place + [
            .optional("to", .choice(Touch.Direction.allCases.map(\.rawValue)), "what lies there is shown")
        ], leading: "what"
    ) { device, app, with in
        let direction = with.text("to").flatMap(Touch.Direction.init)
        if let query = query(with) { return try device.touch(.scroll(direction), query, of: app) }
        guard let direction else {
            throw StimulusError("ui.scroll needs \"what\", \"role\" or \"to\": what is scrolled to, or where")
        }
        try device.scroll(direction, of: app)
    }

    /// What says what is touched.
    private static let place: [Parameter] = [
        .optional("what", .text, "what people call it: its identifier, label, value or placeholder"),
        .optional("role", .choice(ScreenElement.Role.allCases.map(\.rawValue)), "what it is, in XCUITest's words"),
        .optional("number", .numberIn(.wholeNumbers(1...1_000_000)), "which of several, counted from 1"),
        .optional("inside", .text, "what people call the thing that it is in"),
    ]

    private static func stimulus(
        _ name: String, _ summary: String, _ parameters: [Parameter] = [],
        _ touch: @escaping @Sendable (Arguments) -> Touch
    ) -> Stimulus {
        Stimulus(name, summary, parameters: place + parameters, leading: "what") { device, app, with in
            guard let query = query(with) else {
                throw StimulusError("\(name) needs \"what\" or \"role\": what is touched")
            }
            try device.touch(touch(with), query, of: app)
        }
    }

    /// What is touched; nil where nothing says it.
    private static func query(_ with: Arguments) -> ElementQuery? {
        let role = with.text("role").flatMap(ScreenElement.Role.init)
        guard with.text("what") != nil || role != nil else { return nil }
        return ElementQuery(
            with.text("what"), role: role, number: with.whole("number"), in: with.text("inside"))
    }
}
