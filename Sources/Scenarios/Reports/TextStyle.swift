import Foundation

/// Whether text carries colour: only on a terminal, and never where `NO_COLOR` is set.
public struct TextStyle: Sendable {
    private let hasColour: Bool

    /// Text without colours.
    public static let plain = TextStyle(hasColour: false)
    /// With colour, whatever the output is.
    public static let coloured = TextStyle(hasColour: true)

    /// Colours where standard output is a terminal that shows them, none elsewhere.
    public static var standardOutput: TextStyle {
        let environment = ProcessInfo.processInfo.environment
        let isWanted = environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
        return TextStyle(hasColour: isWanted && isatty(STDOUT_FILENO) == 1)
    }

    /// Whether standard error is a terminal, where progress may be drawn.
    public static var drawsProgress: Bool { isatty(STDERR_FILENO) == 1 }

    package func bold(_ text: String) -> String { wrapped(text, "1") }
    package func dim(_ text: String) -> String { wrapped(text, "2") }
    package func red(_ text: String) -> String { wrapped(text, "31") }
    package func green(_ text: String) -> String { wrapped(text, "32") }
    package func yellow(_ text: String) -> String { wrapped(text, "33") }
    package func cyan(_ text: String) -> String { wrapped(text, "36") }

    private func wrapped(_ text: String, _ code: String) -> String {
        hasColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
