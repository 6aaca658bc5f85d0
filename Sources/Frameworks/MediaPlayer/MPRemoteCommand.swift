import BackgroundRuntime

/// What a handler says about a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    /// What was asked for does not exist.
    case noSuchContent = 100
    /// Nothing is playing that it could be done to.
    case noActionableNowPlayingItem = 110
    /// The device that it needs is not there.
    case deviceNotFound = 120
    /// It could not be done.
    case commandFailed = 200
}

/// One button of a remote control, as the app answers it.
///
/// A target is a closure, or an object with a selector of a method that takes the event and answers with a status.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    /// Whether the button can be pressed. One that is switched off sends no events, and its targets are not called.
    open var isEnabled = true
    let name: String
    private var targets: [Target] = []

    private final class Target {
        let handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
        /// The object that the handler is a method of, and the method; nothing for a closure.
        let (owner, action): (ObjectIdentifier?, Selector?)

        init(
            _ owner: ObjectIdentifier? = nil, _ action: Selector? = nil,
            handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
        ) {
            (self.owner, self.action, self.handler) = (owner, action, handler)
        }
    }

    init(_ name: String) { self.name = name }

    /// Calls `handler` on the main thread when the button is pressed.
    ///
    /// - Returns: the target, to be removed.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let target = Target(handler: handler)
        targets.append(target)
        return target
    }

    /// Calls a method of `target` on the main thread when the button is pressed. The target is not kept.
    ///
    /// - Parameters:
    ///   - target: the object that has the method.
    ///   - action: the method, which takes the event and answers with a status; none is taken for success.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        targets.append(
            Target(ObjectIdentifier(object), action) { [weak object] event in
                guard let object else { return .commandFailed }
                let answer = Message.send(action, to: object, [event])
                return answer as? MPRemoteCommandHandlerStatus ?? .success
            })
    }

    /// Removes a target; nil removes all.
    open func removeTarget(_ target: Any?) { removeTarget(target, action: nil) }

    /// Removes what `target` does with a selector; nil stands for all targets, and for all selectors.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { one in
            guard let object else { return action == nil || one.action == action }
            return one === object || one.owner == ObjectIdentifier(object) && (action == nil || one.action == action)
        }
    }

    /// Whether somebody answers the button now.
    var isTaken: Bool { isEnabled && !targets.isEmpty }

    /// Whether somebody would answer the button, had the app not switched it off.
    var isSwitchedOff: Bool { !isEnabled && !targets.isEmpty }

    /// The event of a press.
    func makeEvent(_ press: RemotePress) -> MPRemoteCommandEvent { MPRemoteCommandEvent(self) }

    /// Why a press is not possible, as the button offers no such value; nil when it is.
    func complaint(about press: RemotePress) -> String? { nil }

    /// Calls the handlers. A status that is no success is in the trace.
    func press(_ press: RemotePress, in process: AppProcess) {
        if let complaint = complaint(about: press) {
            return process.record(.refusal, "the button offers no such value", detail: complaint)
        }
        let event = makeEvent(press)
        for target in targets {
            let status = target.handler(event)
            if status != .success { process.record(.note, "remote control", detail: "\(name): \(status)") }
        }
    }
}

/// A button that skips some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// The seconds to be offered; the first is used where a press names none.
    open var preferredIntervals: [NSNumber] = [10]

    override func makeEvent(_ press: RemotePress) -> MPRemoteCommandEvent {
        MPSkipIntervalCommandEvent(self, interval: press.number ?? preferredIntervals.first?.doubleValue ?? 10)
    }
}

/// A button that runs forward or back while it is down.
final class SeekCommand: MPRemoteCommand, @unchecked Sendable {
    override func makeEvent(_ press: RemotePress) -> MPRemoteCommandEvent {
        MPSeekCommandEvent(self, type: press.isEnd ? .endSeeking : .beginSeeking)
    }
}

/// The position slider of the lock screen.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {
    override func makeEvent(_ press: RemotePress) -> MPRemoteCommandEvent {
        MPChangePlaybackPositionCommandEvent(self, positionTime: press.number ?? 0)
    }
}

/// A choice of speeds.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    /// The speeds that are offered: no other can be chosen. Normal speed alone by default.
    open var supportedPlaybackRates: [NSNumber] = [1]

    override func complaint(about press: RemotePress) -> String? {
        let rate = press.number ?? 1
        // A speed such as 1.1 is a Float for many apps, and a Double for others.
        guard !supportedPlaybackRates.contains(where: { abs($0.doubleValue - rate) < 0.001 }) else { return nil }
        return "\(rate) is none of \(supportedPlaybackRates)"
    }

    override func makeEvent(_ press: RemotePress) -> MPRemoteCommandEvent {
        MPChangePlaybackRateCommandEvent(self, playbackRate: Float(press.number ?? 1))
    }
}

/// A rating, such as a number of stars.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    /// The worst rating that can be given.
    open var minimumRating: Float = 0
    /// The best rating that can be given.
    open var maximumRating: Float = 1

    override func complaint(about press: RemotePress) -> String? {
        let rating = Float(press.number ?? 0)
        guard rating < minimumRating || rating > maximumRating else { return nil }
        return "\(rating) is not between \(minimumRating) and \(maximumRating)"
    }

    override func makeEvent(_ press: RemotePress) -> MPRemoteCommandEvent {
        MPRatingCommandEvent(self, rating: Float(press.number ?? 0))
    }
}

/// A button by which the user says what they think: like, dislike, or a mark.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    /// Whether the user has said so of what plays now. The app sets it; nothing follows from it.
    open var isActive = false
    /// What the button says. Kept, and never shown.
    open var localizedTitle = ""
    /// What the button says where there is little room. Kept, and never shown.
    open var localizedShortTitle = ""

    override func makeEvent(_ press: RemotePress) -> MPRemoteCommandEvent {
        MPFeedbackCommandEvent(self, isNegative: press.isEnd)
    }
}

/// The button for the order of what plays.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    /// The order that the app says it uses. Kept, and never shown.
    open var currentShuffleType = MPShuffleType.off

    override func makeEvent(_ press: RemotePress) -> MPRemoteCommandEvent {
        let type: MPShuffleType = press.text == "items" ? .items : press.text == "collections" ? .collections : .off
        return MPChangeShuffleModeCommandEvent(self, shuffleType: type)
    }
}

/// The button for repeating.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    /// What the app says that it repeats. Kept, and never shown.
    open var currentRepeatType = MPRepeatType.off

    override func makeEvent(_ press: RemotePress) -> MPRemoteCommandEvent {
        let type: MPRepeatType = press.text == "one" ? .one : press.text == "all" ? .all : .off
        return MPChangeRepeatModeCommandEvent(self, repeatType: type)
    }
}

/// The choice of a language, on or off.
final class LanguageCommand: MPRemoteCommand, @unchecked Sendable {
    override func makeEvent(_ press: RemotePress) -> MPRemoteCommandEvent {
        let tag = press.text ?? ""
        let option = MPNowPlayingInfoLanguageOption(
            type: .audible, languageTag: tag, characteristics: nil, displayName: tag, identifier: tag)
        return MPChangeLanguageOptionCommandEvent(self, languageOption: option)
    }
}
