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
            [.required("text", .text, "what is typed; \\n is the last key of the keyboard")]
        ) { .type($0.text("text") ?? "") },
        stimulus("ui.clear", "The text of a field is taken away.") { _ in .clear },
        stimulus(
            "ui.set", "A slider, a stepper, a switch, a choice or a date is brought to a value.",
            [.required("value", .text, "a number, on or off, a title, or a date such as 2026-01-31T08:00:00Z")]
        ) { .set($0.text("value") ?? "") },
    ]

    /// What says what is touched.
    private static let place: [Parameter] = [
        .optional("what", .text, "what people call it: its identifier, label, value or placeholder"),
        .optional("role", .choice(ScreenElement.Role.allCases.map(\.rawValue)), "what it is, in XCUITest's words"),
        .optional("number", .number, "which of several, counted from 1"),
        .optional("inside", .text, "what people call the thing that it is in"),
    ]

    private static func stimulus(
        _ name: String, _ summary: String, _ parameters: [Parameter] = [],
        _ touch: @escaping @Sendable (Arguments) -> Touch
    ) -> Stimulus {
        Stimulus(name, summary, parameters: place + parameters, leading: "what") { device, app, with in
            let role = with.text("role").flatMap(ScreenElement.Role.init)
            guard with.text("what") != nil || role != nil else {
                throw StimulusError("\(name) needs \"what\" or \"role\": what is touched")
            }
            let query = ElementQuery(
                with.text("what"), role: role, number: with.number("number").map { Int($0) }, in: with.text("inside"))
            try device.touch(touch(with), query, of: app)
        }
    }
}
