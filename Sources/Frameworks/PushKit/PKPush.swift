import SimulatedFoundation

/// A kind of push.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A push for an incoming call.
    public static var voIP: PKPushType {
        SimulatedApp.constant(
            PKPushType(rawValue: "PKPushTypeVoIP"), since: .symbol("PKPushType.voIP", .iOS(8)))
    }
    /// A push for a complication of a watch. Not simulated.
    public static var complication: PKPushType {
        SimulatedApp.constant(
            PKPushType(rawValue: "PKPushTypeComplication"), since: .symbol("PKPushType.complication", .iOS(9)))
    }
    /// A push for a file provider. Not simulated.
    public static var fileProvider: PKPushType {
        SimulatedApp.constant(
            PKPushType(rawValue: "PKPushTypeFileProvider"), since: .symbol("PKPushType.fileProvider", .iOS(11)))
    }
}

/// The token to which a server sends pushes of one type.
open class PKPushCredentials: NSObject, @unchecked Sendable {
    /// What the token is for: `voIP`.
    open private(set) var type: PKPushType
    /// What a server needs to send pushes to this app on this phone.
    open private(set) var token: Data

    init(_ token: Data, _ type: PKPushType) {
        self.token = token
        self.type = type
    }
}

/// What the system says of a VoIP push (from iOS 26.4).
open class PKVoIPPushMetadata: NSObject, @unchecked Sendable {
    /// Whether the push has to be reported as a call before the method of the delegate returns.
    open private(set) var mustReport: Bool

    init(mustReport: Bool) { self.mustReport = mustReport }
}

/// What came with a push.
open class PKPushPayload: NSObject, @unchecked Sendable {
    /// What the push is for: `voIP`.
    open private(set) var type: PKPushType
    /// The payload; empty when the server sent something that is no JSON object.
    open private(set) var dictionaryPayload: [AnyHashable: Any]

    init(_ text: String, _ type: PKPushType) {
        self.type = type
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        dictionaryPayload = object as? [String: Any] ?? [:]
    }
}
