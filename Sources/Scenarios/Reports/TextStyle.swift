import Foundation

/// How text looks: with colour only on a terminal, and never where `NO_COLOR` is set; on a terminal as wide as that.
public struct TextStyle: Sendable {
    private let hasColour: Bool
    /// How many columns a line may take; nil for any number.
    package let columns: Int?

    /// Text without colours, in lines of any length.
    public static let plain = TextStyle(hasColour: false, columns: nil)
    /// With colour, whatever the output is.
    public static let coloured = TextStyle(hasColour: true, columns: nil)

    private init(hasColour: Bool, columns: Int?) {
        self.hasColour = hasColour
        self.columns = columns
    }

    /// Colours where standard output is a terminal that shows them, none elsewhere; lines as wide as the terminal.
    public static var standardOutput: TextStyle {
        let environment = ProcessInfo.processInfo.environment
        let isWanted = environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
        return TextStyle(hasColour: isWanted && isatty(STDOUT_FILENO) == 1, columns: columnsOfTerminal)
    }

    /// Text without colours for a terminal of this width.
    package static func plain(columns: Int?) -> TextStyle { TextStyle(hasColour: false, columns: columns) }

    /// The same for text that stands this much to the right.
    package func indented(by columns: Int) -> TextStyle {
        TextStyle(hasColour: hasColour, columns: self.columns.map { $0 - columns })
    }

    /// The width of the terminal that standard output is; nil where it is none, or does not say.
    private static var columnsOfTerminal: Int? {
        var size = winsize()
        guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
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
