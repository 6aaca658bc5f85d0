import BackgroundRuntime
import Foundation

/// One call of an app as the system's call service sees it: an input goes in, what has to be done comes out.
///
/// | from | input | to |
/// |---|---|---|
/// | ringing | user answers | answering |
/// | answering | app fulfils the answer | active |
/// | starting | app fulfils the start | connecting |
/// | starting, connecting | other side answers | active |
/// | active, connecting | app fulfils a hold | held |
/// | held | app fulfils the end of the hold | active, or connecting where nobody has answered |
/// | any but ended | user ends or declines | ending |
/// | any but ended | app reports the end, or fails answer or start | ended |
/// | ending | app fulfils or fails the end | ended |
///
/// Any other pair changes nothing.
public struct VoIPCall: Hashable, Sendable {
    /// Where a call stands.
    public enum State: String, Hashable, Sendable {
        /// It comes in and nobody has answered.
        case ringing
        /// The user answered, and the app has not connected it.
        case answering
        /// The app asked for it and has not begun to dial.
        case starting
        /// It goes out and nobody has answered.
        case connecting
        case active
        /// It waits, and has no sound.
        case held
        /// The user hung up, and the app has not yet said that it is done.
        case ending
        case ended
    }

    /// What can happen to a call.
    public enum Input: Hashable, Sendable {
        /// The user takes the call.
        case userAnswers
        /// The user hangs up, or declines.
        case userEnds
        /// The user puts the call on hold, or takes it up again, on the screen of the system.
        case userHolds(Bool)
        /// The app puts the call on hold, or takes it up again, as it asked the call controller.
        case appHolds(Bool)
        /// The call for which it was held was ended by the other side: it stays held.
        case leftHeld
        /// The user turns the microphone off, or on.
        case userMutes(Bool)
        /// Whoever is called takes the call.
        case otherSideAnswers
        /// The app did what it was asked.
        case fulfilled(CallAction.Kind)
        /// The app could not do what it was asked.
        case failed(CallAction.Kind)
        /// The app says that the call is over.
        case reportedEnded
    }

    /// What has to be done.
    public enum Output: Hashable, Sendable {
        /// The app is asked to perform this.
        case perform(CallAction.Kind)
        /// The call needs its sound.
        case startAudio
        /// The call needs its sound no longer.
        case stopAudio
        /// The call needs its sound and does not get it: the app took up by itself what was left held.
        case refuseAudio
    }

    /// The identifier that the app gave it.
    public let id: UUID
    /// The call's place among those of the process, from 1: what a trace shows, since identifiers differ between runs.
    public let number: Int
    /// The other side, as the app named it.
    public let remote: String
    /// Whether the app's user calls.
    public let isOutgoing: Bool
    public private(set) var state: State
    /// Whether both sides were connected at some time.
    public private(set) var hasConnected = false
    /// Whether the microphone is muted.
    public private(set) var isMuted = false
    /// Whether it stays held although the call for which it was held is over: only the user takes it up with its sound.
    public private(set) var isLeftHeld = false
    /// Whether the app says that it can be held.
    public internal(set) var supportsHolding = true

    /// A call that rings, or one that the app asked for.
    public init(_ id: UUID, number: Int, remote: String, isOutgoing: Bool) {
        self.id = id
        self.number = number
        self.remote = remote
        self.isOutgoing = isOutgoing
        state = isOutgoing ? .starting : .ringing
    }

    /// Whether it is over.
    public var hasEnded: Bool { state == .ended }

    /// Whether it counts as an active call, for which a further push need not be reported: one that only rings does not.
    public var isInProgress: Bool { state != .ended && state != .ringing }

    /// Whether it is what the user speaks on, or waits for somebody to speak with: at most one call of the phone is.
    public var isInFront: Bool { state == .active || state == .connecting }

    /// Whether it is in front, or will be once its app has done what it was asked.
    var comesInFront: Bool { isInFront || state == .answering || state == .starting }

    /// Whether it takes one of the places that its provider has: it neither rings only nor is on its way out.
    var takesPlace: Bool { comesInFront || state == .held }

    /// Whether an observer sees a difference: it knows only whether a call is connected, held or over.
    func looksDifferent(from other: VoIPCall) -> Bool {
        hasConnected != other.hasConnected || hasEnded != other.hasEnded || (state == .held) != (other.state == .held)
    }

    /// The call in words: `call 1, Anna`.
    public var name: String { remote.isEmpty ? "call \(number)" : "call \(number), \(remote)" }

    /// Takes an input: what has to be done for it; nil when it means nothing to a call in this state.
    public mutating func handle(_ input: Input) -> [Output]? {
        switch (state, input) {
        case (.ended, _), (.ending, .userEnds): return nil
        case (.ringing, .userAnswers): return move(to: .answering, [.perform(.answer)])
        case (_, .userEnds): return move(to: .ending, [.perform(.end)])
        case (_, .userHolds(let isOn)), (_, .appHolds(let isOn)): return hold(isOn, byUser: input == .userHolds(isOn))
        case (.held, .leftHeld):
            isLeftHeld = true
            return []
        case (.active, .userMutes(let isOn)), (.connecting, .userMutes(let isOn)): return [.perform(.mute(isOn))]
        case (.starting, .otherSideAnswers), (.connecting, .otherSideAnswers): return connect([])
        case (.held, .otherSideAnswers) where !hasConnected:
            hasConnected = true
            return []
        case (_, .reportedEnded): return move(to: .ended, [.stopAudio])
        case (_, .fulfilled(let kind)): return fulfil(kind)
        case (_, .failed(let kind)): return fail(kind)
        default: return nil
        }
    }

    /// What the user takes up has its sound again, whatever was before.
    private mutating func hold(_ isOn: Bool, byUser: Bool) -> [Output]? {
        guard supportsHolding, isOn ? state == .active || state == .connecting : state == .held else { return nil }
        if byUser { isLeftHeld = false }
        return [.perform(.hold(isOn))]
    }

    private mutating func fulfil(_ kind: CallAction.Kind) -> [Output]? {
        switch (state, kind) {
        case (.answering, .answer): return connect([.startAudio])
        case (.starting, .start): return move(to: .connecting, [.startAudio])
        // The other side may have answered before the app said that it dials.
        case (.active, .start): return [.startAudio]
        case (.ending, .end): return move(to: .ended, [.stopAudio])
        case (.active, .hold(true)), (.connecting, .hold(true)): return move(to: .held, [.stopAudio])
        case (.held, .hold(false)):
            return move(to: hasConnected ? .active : .connecting, [isLeftHeld ? .refuseAudio : .startAudio])
        case (_, .mute(let isOn)):
            isMuted = isOn
            return []
        default: return nil
        }
    }

    private mutating func fail(_ kind: CallAction.Kind) -> [Output]? {
        switch kind {
        case .answer, .start, .end: move(to: .ended, [.stopAudio])
        case .hold, .mute: []
        }
    }

    private mutating func connect(_ outputs: [Output]) -> [Output] {
        hasConnected = true
        return move(to: .active, outputs)
    }

    private mutating func move(to state: State, _ outputs: [Output]) -> [Output] {
        self.state = state
        return outputs
    }
}

/// Something that the system asks an app to do with a call, and that the app fulfils or fails.
public struct CallAction: Hashable, Sendable {
    /// What the app is asked to do.
    public enum Kind: Hashable, Sendable {
        case start
        case answer
        /// Hang up, or decline.
        case end
        /// Put the call on hold, or take it up again.
        case hold(Bool)
        /// Turn the microphone off, or on.
        case mute(Bool)
    }

    /// The action's place among those of the process, from 1.
    public let number: Int
    /// What the app calls the call that it is about.
    public let call: UUID
    public let kind: Kind

    /// The class that stands for it in CallKit.
    public var className: String {
        switch kind {
        case .start: "CXStartCallAction"
        case .answer: "CXAnswerCallAction"
        case .end: "CXEndCallAction"
        case .hold: "CXSetHeldCallAction"
        case .mute: "CXSetMutedCallAction"
        }
    }
}
