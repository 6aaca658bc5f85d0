/// What a remote control asks for: the buttons of headphones, the lock screen, a car.
public enum RemoteCommand: String, CaseIterable, Sendable {
    /// Start, or go on.
    case play
    case pause
    case stop
    /// The button in the middle of headphones.
    case togglePlayPause
    /// Go to what comes next.
    case nextTrack
    /// Go back to what came before.
    case previousTrack
    /// Go forward by the interval that the app prefers, or by the number of seconds of the press.
    case skipForward
    /// Go back by the interval that the app prefers, or by the number of seconds of the press.
    case skipBackward
    /// Run forward as long as the button is down: a press, and another that ends it.
    case seekForward
    /// Run back as long as the button is down: a press, and another that ends it.
    case seekBackward
    /// Go to the second that the press names.
    case changePlaybackPosition
    /// Go on at the speed that the press names.
    case changePlaybackRate
    /// Repeat as the text of the press says: `off`, `one` or `all`.
    case changeRepeatMode
    /// Mix the order as the text of the press says: `off`, `items` or `collections`.
    case changeShuffleMode
    /// Give what plays the rating that the press names.
    case rating
    /// The user likes what plays; a press that ends it takes that back.
    case like
    /// The user dislikes what plays; a press that ends it takes that back.
    case dislike
    /// The user marks the place; a press that ends it takes the mark away.
    case bookmark
    /// Switch to the language that the text of the press names by its tag, such as `de`.
    case enableLanguageOption
    /// Switch off the language that the text of the press names.
    case disableLanguageOption
}

/// One press of a button of a remote control, with what it carries.
public struct RemotePress: Hashable, Sendable {
    public let command: RemoteCommand
    /// Seconds, a speed or a rating, where the command is about a number.
    public let number: Double?
    /// A mode or the tag of a language, where the command is about one.
    public let text: String?
    /// Whether it ends what a press before began: the button is let go, or the liking taken back.
    public let isEnd: Bool

    /// A press of a button; what its command does not speak of is ignored.
    public init(_ command: RemoteCommand, number: Double? = nil, text: String? = nil, isEnd: Bool = false) {
        self.command = command
        self.number = number
        self.text = text
        self.isEnd = isEnd
    }

    /// What is missing for the command to mean something; nil when nothing is.
    public var lack: String? {
        switch command {
        case .changePlaybackPosition where number == nil: "\(command.rawValue) needs a number of seconds"
        case .changePlaybackRate where number == nil: "\(command.rawValue) needs a number: the speed"
        case .rating where number == nil: "\(command.rawValue) needs a number"
        case .changeRepeatMode where !["off", "one", "all"].contains(text):
            "\(command.rawValue) needs a text: off, one or all"
        case .changeShuffleMode where !["off", "items", "collections"].contains(text):
            "\(command.rawValue) needs a text: off, items or collections"
        case .enableLanguageOption where text == nil, .disableLanguageOption where text == nil:
            "\(command.rawValue) needs a text: the tag of a language"
        default: nil
        }
    }

    /// The press in a word or two, for a trace: `changePlaybackRate 1.5`, `seekForward ends`.
    public var words: String {
        let parts = [command.rawValue, number.map { "\($0)" }, text, isEnd ? "ends" : nil]
        return parts.compactMap { $0 }.joined(separator: " ")
    }
}

/// Code of a process that takes remote-control events.
public protocol RemoteControlReceiver: AnyObject {
    /// Whether it takes this command now.
    func takes(_ command: RemoteCommand) -> Bool

    /// Whether it would take this command, had the app not switched the button off. False by default.
    func hasSwitchedOff(_ command: RemoteCommand) -> Bool

    /// The command, in a turn on the main thread.
    func receive(_ press: RemotePress)
}

extension RemoteControlReceiver {
    public func hasSwitchedOff(_ command: RemoteCommand) -> Bool { false }
}

/// Whoever brings remote-control events to apps: what `beginReceivingRemoteControlEvents` needs, which is UIKit's,
/// whatever module simulates the events.
public protocol RemoteControlSource {
    /// A process asks for events, or gives them up with nil. The receiver is held weakly.
    func setEventReceiver(_ receiver: (any RemoteControlReceiver)?, of process: AppProcess)
}
