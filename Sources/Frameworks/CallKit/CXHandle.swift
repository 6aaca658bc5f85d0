import SimulatedFoundation

/// How to reach somebody.
open class CXHandle: NSObject, @unchecked Sendable {
    /// What a handle is.
    public enum HandleType: Int, Sendable {
        /// A name that only the app understands.
        case generic = 1
        /// The number of a telephone.
        case phoneNumber = 2
        /// An address of mail.
        case emailAddress = 3
    }

    /// What the handle is.
    open private(set) var type: HandleType
    /// The name, number or address.
    open private(set) var value: String

    /// A handle from its parts.
    public init(type: HandleType, value: String) {
        SimulatedApp.require(CXHandle.self)
        self.type = type
        self.value = value
    }
}

/// What is known about a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
    open var remoteHandle: CXHandle?
    /// The name of the other side, as the user reads it.
    open var localizedCallerName: String?
    /// Whether the call can be held. Where it cannot, it is ended when another call is answered.
    open var supportsHolding = true
    /// Whether the call can be joined with others.
    open var supportsGrouping = true
    /// Whether the call can be taken out of a group.
    open var supportsUngrouping = true
    /// Whether the call takes tones.
    open var supportsDTMF = true
    /// Whether the call has pictures.
    open var hasVideo = false

    var remote: String { localizedCallerName ?? remoteHandle?.value ?? "" }

    /// An update that says nothing yet.
    public override init() { SimulatedApp.require(CXCallUpdate.self) }
}

/// Why a call ended that the user did not end.
public enum CXCallEndedReason: Int, Sendable {
    /// It could not be made, or it broke off.
    case failed = 1
    /// The other side hung up.
    case remoteEnded = 2
    /// Nobody took it in time.
    case unanswered = 3
    /// The user took it on another device.
    case answeredElsewhere = 4
    /// The user declined it on another device.
    case declinedElsewhere = 5
}
