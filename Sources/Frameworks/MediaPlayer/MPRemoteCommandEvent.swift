import BackgroundRuntime

/// A press of a button.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    /// The button that was pressed.
    open private(set) var command: MPRemoteCommand
    /// When it was pressed, in seconds since the device booted.
    open private(set) var timestamp: TimeInterval

    init(_ command: MPRemoteCommand) {
        self.command = command
        let simulation = SimulatedApp.process(for: "MPRemoteCommandEvent").simulation
        timestamp = simulation.clocks.uptime(at: simulation.now).inSeconds
    }
}

/// A press of a button that skips.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The seconds to skip.
    open private(set) var interval: TimeInterval

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
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Whether it goes down or up.
    open private(set) var type: MPSeekCommandEventType

    init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
        self.type = type
        super.init(command)
    }
}

/// A move of the position slider.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Where playback is to go on, in seconds.
    open private(set) var positionTime: TimeInterval

    init(_ command: MPRemoteCommand, positionTime: TimeInterval) {
        self.positionTime = positionTime
        super.init(command)
    }
}

/// A speed was chosen.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The speed; 1 is normal.
    open private(set) var playbackRate: Float

    init(_ command: MPRemoteCommand, playbackRate: Float) {
        self.playbackRate = playbackRate
        super.init(command)
    }
}

/// A rating was given.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The rating, within the limits of its command.
    open private(set) var rating: Float

    init(_ command: MPRemoteCommand, rating: Float) {
        self.rating = rating
        super.init(command)
    }
}

/// The user likes, dislikes or marks what plays, or takes that back.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Whether it is taken back.
    open private(set) var isNegative: Bool

    init(_ command: MPRemoteCommand, isNegative: Bool) {
        self.isNegative = isNegative
        super.init(command)
    }
}

/// In which order items play.
public enum MPShuffleType: Int, Sendable {
    case off = 0
    /// One by one in a mixed order.
    case items = 1
    /// Albums or lists in a mixed order, each in its own.
    case collections = 2
}

/// Another order was chosen.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open private(set) var shuffleType: MPShuffleType
    /// Whether it holds beyond what plays now; always so here.
    open private(set) var preservesShuffleMode = true

    init(_ command: MPRemoteCommand, shuffleType: MPShuffleType) {
        self.shuffleType = shuffleType
        super.init(command)
    }
}

public enum MPRepeatType: Int, Sendable {
    case off = 0
    case one = 1
    case all = 2
}

/// Another way to repeat was chosen.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// What is to be repeated.
    open private(set) var repeatType: MPRepeatType
    /// Whether it holds beyond what plays now; always so here.
    open private(set) var preservesRepeatMode = true

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
    case permanent = 2
}

/// A language was switched on or off.
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The language that is meant; here it has a tag and is heard.
    open private(set) var languageOption: MPNowPlayingInfoLanguageOption
    /// How long it holds; always for what plays now here.
    open private(set) var setting = MPChangeLanguageOptionSetting.nowPlayingItemOnly

    init(_ command: MPRemoteCommand, languageOption: MPNowPlayingInfoLanguageOption) {
        self.languageOption = languageOption
        super.init(command)
    }
}
