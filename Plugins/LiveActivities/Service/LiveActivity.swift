import BackgroundRuntime
import Foundation

/// A Live Activity, as the system has it. It outlives the process that started it.
public final class LiveActivity {
    /// What becomes of it; names as in `ActivityState`.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// It is shown, and can be updated.
        case active
        /// The same, and its content is out of date.
        case stale
        /// It is shown, and can no longer be updated.
        case ended
        /// It is not shown any more.
        case dismissed
    }

    /// What it shows that changes.
    public struct Content: Hashable, Sendable {
        /// The state of its app's own type, as the text of a JSON object.
        public let state: String
        /// When it is out of date; nil for never.
        public let staleDate: Date?
        /// Which of several is shown first.
        public let relevance: Double

        /// A content from its parts.
        public init(_ state: String, staleDate: Date? = nil, relevance: Double = 0) {
            (self.state, self.staleDate, self.relevance) = (state, staleDate, relevance)
        }
    }

    /// When one that has ended is removed.
    public enum Dismissal: Hashable, Sendable {
        /// Four hours after it ended.
        case standard
        case immediate
        /// At a date, or after four hours.
        case after(Date)
    }

    /// The system's name for it.
    public let id: String
    /// The name of the type of its attributes.
    public let type: String
    /// Its attributes, as the text of a JSON object.
    public let attributes: String
    /// Whether a push started it.
    public let isStartedByPush: Bool
    /// Whether pushes can update it.
    public let takesPushes: Bool
    public internal(set) var content: Content
    /// The token for pushes; nil until the system has made it, and for one that takes none.
    public internal(set) var token: [UInt8]?
    /// Whether the app read the token, so that its server has it.
    public internal(set) var isTokenRead = false
    /// Whether a launch of the app was told that there is one.
    public internal(set) var isNotified = false
    /// Where it is in its life.
    public var state: State { life.state }

    var life = ActivityLife()
    /// The events of its limit, its stale date and its removal.
    var limit, staling, removal: EventID?
    /// Whether it was said that nobody took what the push brought.
    var isReported = false

    init(_ id: String, _ draft: ActivityDraft, isStartedByPush: Bool) {
        (self.id, self.isStartedByPush) = (id, isStartedByPush)
        (type, attributes, content) = (draft.type, draft.attributes, draft.content)
        takesPushes = draft.takesPushes
    }
}

/// What a Live Activity is to be.
public struct ActivityDraft: Hashable, Sendable {
    /// The name of the type of its attributes.
    public let type: String
    /// Its attributes, as the text of a JSON object.
    public let attributes: String
    /// What it shows first.
    public let content: LiveActivity.Content
    /// Whether pushes can update it.
    public let takesPushes: Bool

    /// A draft from its parts.
    public init(_ type: String, attributes: String, _ content: LiveActivity.Content, takesPushes: Bool) {
        (self.type, self.attributes, self.content, self.takesPushes) = (type, attributes, content, takesPushes)
    }

    var bytes: Int { attributes.utf8.count + content.state.utf8.count }
}
