import SimulatedFoundation
import VigilVoIP

/// Something that is done with a call: asked for by the app in a transaction, or asked of the app by the system.
open class CXAction: NSObject, @unchecked Sendable {
    open private(set) var uuid = UUID()
    /// Whether the app fulfilled or failed the action.
    open private(set) var isComplete = false

    private var finish: ((_ isFulfilled: Bool) -> Void)?

    /// The app did what was asked.
    open func fulfill() { complete(true) }

    /// The app could not do what was asked.
    open func fail() { complete(false) }

    private func complete(_ isFulfilled: Bool) {
        isComplete = true
        finish?(isFulfilled)
        finish = nil
    }

    /// When the app has to be done with it: a minute after it was made. Nothing happens then.
    open private(set) var timeoutDate = Date() + 60

    /// Ties the action to what the call service waits for.
    func tie(to action: CallAction, of session: CallSession) {
        finish = { [weak session] isFulfilled in
            isFulfilled ? session?.fulfil(action) : session?.fail(action)
        }
    }
}

/// An action on one call.
open class CXCallAction: CXAction, @unchecked Sendable {
    /// What the app calls the call that the action is about.
    open private(set) var callUUID: UUID

    /// Asks for something that is done to one call.
    public init(call callUUID: UUID) {
        SimulatedApp.require(CXCallAction.self)
        self.callUUID = callUUID
    }

    /// What a call controller asks for.
    var request: CallController.Request? { nil }
}

/// Begins an outgoing call.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    open var handle: CXHandle
    /// The contact that was chosen.
    open var contactIdentifier: String?
    /// Whether the call has pictures.
    open var isVideo = false

    /// The beginning of a call to somebody.
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }

    /// The app began the call at some date; the simulator takes the present one.
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }

    override var request: CallController.Request? { .start(callUUID, to: handle.value) }
}

/// Answers an incoming call.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    /// The app connected the call at some date; the simulator takes the present one.
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }

    override var request: CallController.Request? { .answer(callUUID) }
}

/// Ends or declines a call.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    /// The app ended the call at some date; the simulator takes the present one.
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }

    override var request: CallController.Request? { .end(callUUID) }
}

/// Holds a call, or goes on with it.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    /// Whether the call shall wait.
    open var isOnHold: Bool

    /// The hold of a call, or its end.
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }

    override var request: CallController.Request? { .hold(callUUID, isOnHold) }
}

/// Mutes the microphone of a call, or opens it.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    /// Whether the microphone shall be mute.
    open var isMuted: Bool

    /// The muting of a call, or its end.
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }

    override var request: CallController.Request? { .mute(callUUID, isMuted) }
}

/// Plays tones in a call. The system asks for none here, and refuses a transaction with one.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    /// How tones are meant.
    public enum ActionType: Int, Sendable {
        /// One tone, as a key is pressed.
        case singleTone = 1
        /// Several, after a pause that is in the number.
        case softPause = 2
        /// Several, after the user says so.
        case hardPause = 3
    }

    open var digits: String
    /// How they are meant.
    open var type: ActionType

    /// The tones of some keys.
    public init(call callUUID: UUID, digits: String, type: ActionType) {
        (self.digits, self.type) = (digits, type)
        super.init(call: callUUID)
    }
}

/// Joins calls to one. The system asks for none here, and refuses a transaction with one.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    /// The call that this one is joined with; nil to take it out.
    open var callUUIDToGroupWith: UUID?

    /// The joining of two calls.
    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }
}
