import BackgroundRuntime

/// A press of a button.
public class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    /// The button that was pressed.
    public let command: MPRemoteCommand
    /// When it was pressed, in seconds since the device booted.
    public let timestamp: TimeInterval

    init(_ command: MPRemoteCommand) {
        self.command = command
        let simulation = SimulatedApp.process(for: "MPRemoteCommandEvent").simulation
        timestamp = simulation.clocks.uptime(at: simulation.now).inSeconds
    }
}

/// A press of a button that skips.
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The seconds to skip.
    public let interval: TimeInterval

    init(_ command: MPRemoteCommand, interval: TimeInterval) {
        self.interval = interval
        super.init(command)
    }
}

/// Whether a button that seeks goes down or up.
public enum MPSeekCommandEventType: UInt, Sendable {
    /// It goes down: run from now on.
    case beginSeeking = 0
    /// It is let go: run no longer.
    case endSeeking = 1
}

/// A button that seeks goes down, or up.
public final class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Whether it goes down or up.
    public let type: MPSeekCommandEventType

    init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
        self.type = type
        super.init(command)
    }
}

/// A move of the position slider.
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Where playback is to go on, in seconds.
    public let positionTime: TimeInterval

    init(_ command: MPRemoteCommand, positionTime: TimeInterval) {
        self.positionTime = positionTime
        super.init(command)
    }
}

/// A speed was chosen.
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The speed; 1 is normal.
    public let playbackRate: Float

    init(_ command: MPRemoteCommand, playbackRate: Float) {
        self.playbackRate = playbackRate
        super.init(command)
    }
}

/// A rating was given.
public final class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The rating, within the limits of its command.
    public let rating: Float

    init(_ command: MPRemoteCommand, rating: Float) {
        self.rating = rating
        super.init(command)
    }
}

/// The user likes, dislikes or marks what plays, or takes that back.
public final class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Whether it is taken back.
    public let isNegative: Bool

    init(_ command: MPRemoteCommand, isNegative: Bool) {
        self.isNegative = isNegative
        super.init(command)
    }
}

/// In which order items play.
public enum MPShuffleType: Int, Sendable {
    /// In their own.
    case off = 0
    /// One by one in a mixed order.
    case items = 1
    /// Albums or lists in a mixed order, each in its own.
    case collections = 2
}

/// Another order was chosen.
public final class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The order.
    public let shuffleType: MPShuffleType
    /// Whether it holds beyond what plays now; always so here.
    public let preservesShuffleMode = true

    init(_ command: MPRemoteCommand, shuffleType: MPShuffleType) {
        self.shuffleType = shuffleType
        super.init(command)
    }
}

/// What is repeated.
public enum MPRepeatType: Int, Sendable {
    /// Nothing.
    case off = 0
    /// What plays now.
    case one = 1
    /// The whole list.
    case all = 2
}

/// Another way to repeat was chosen.
public final class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// What is to be repeated.
    public let repeatType: MPRepeatType
    /// Whether it holds beyond what plays now; always so here.
    public let preservesRepeatMode = true

    init(_ command: MPRemoteCommand, repeatType: MPRepeatType) {
        self.repeatType = repeatType
        super.init(command)
    }
}

/// How long a choice of language holds.
public enum MPChangeLanguageOptionSetting: Int, Sendable {
    /// Nothing is said of it.
    case none = 0
    /// For what plays now.
    case nowPlayingItemOnly = 1
    /// From now on.
    case permanent = 2
}

/// A language was switched on or off.
public final class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The language that is meant; here it has a tag and is heard.
    public let languageOption: MPNowPlayingInfoLanguageOption
    /// How long it holds; always for what plays now here.
    public let setting = MPChangeLanguageOptionSetting.nowPlayingItemOnly

    init(_ command: MPRemoteCommand, languageOption: MPNowPlayingInfoLanguageOption) {
        self.languageOption = languageOption
        super.init(command)
    }
}
