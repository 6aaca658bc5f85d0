import SimulatedFoundation

/// Something that the assistant can ask an app for. It asks for nothing.
open class INIntent: NSObject, @unchecked Sendable {
    /// What somebody would say.
    open var suggestedInvocationPhrase: String?
    /// What it is called.
    open var identifier: String? { nil }

    /// Something that can be asked for. From iOS 10.
    public override init() {
        SimulatedApp.require(INIntent.self)
        super.init()
        SimulatedApp.notSimulated("Intents", "the assistant asks the app for nothing")
    }
}

/// What an app answers the assistant.
open class INIntentResponse: NSObject, @unchecked Sendable {
    /// What is gone on with.
    open var userActivity: Any?
}

/// What somebody did with an app, as the assistant learns it.
open class INInteraction: NSObject, @unchecked Sendable {
    /// What was asked for.
    public let intent: INIntent

    /// Something that was asked for.
    public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }

    /// Tells the assistant. It takes it, and nothing comes of it.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completion?(nil) }
    }
    /// Has it forget all.
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completion?(nil) }
    }
}

/// Whether the assistant may ask the app.
public enum INSiriAuthorizationStatus: Int, Sendable {
    /// Nobody was asked, it may not, or it may.
    case notDetermined = 0, restricted, denied, authorized
}

/// What somebody wants of the assistant.
open class INPreferences: NSObject {
    /// Whether it may ask the app: nobody was asked.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
    /// Asks somebody, who says no.
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        SimulatedApp.require(.classMethod("requestSiriAuthorization:", of: "INPreferences", .iOS(10)))
        SimulatedApp.notSimulated("Intents", "the assistant asks the app for nothing")
        DispatchQueue.global(qos: .default).async { handler(.denied) }
    }
}

/// Words for something that can be asked for. Nobody says them.
open class INShortcut: NSObject, @unchecked Sendable {
    /// What is asked for.
    public let intent: INIntent?
    /// Something that can be asked for.
    public init?(intent: INIntent) { self.intent = intent }
}

/// Words that somebody chose for something. There are none.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    open var invocationPhrase: String { "" }
}

/// What knows the words that somebody chose. It knows none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    /// The one of the app. From iOS 12.
    open class var shared: INVoiceShortcutCenter {
        SimulatedApp.require(.classMethod("sharedCenter", of: "INVoiceShortcutCenter", .iOS(12)))
        return INVoiceShortcutCenter()
    }

    open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion([], nil) }
    }
    /// Offers words. Without effect.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
