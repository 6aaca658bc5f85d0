import BackgroundRuntime
import Foundation
import VigilDocuments

/// What a server sends to one app.
public struct RemotePush: Hashable, Sendable {
    /// The payload: a JSON object with `aps`, as the app gets it.
    public let payload: [String: PropertyValue]
    /// The bundle identifier that the payload itself names, as files for `simctl push` do; nil where it names none.
    public let target: String?
    /// The push type in its headers, such as `background` or `alert`; nil where nobody said.
    public var type: String?
    /// The priority in its headers; nil where nobody said.
    public var priority: Int?

    /// The key by which a file for `simctl push` names the app.
    public static let targetKey = "Simulator Target Bundle"

    /// What a server sends, with the headers where they matter.
    public init(_ payload: [String: PropertyValue], type: String? = nil, priority: Int? = nil) {
        target = payload[RemotePush.targetKey]?.string
        self.payload = payload.filter { $0.key != RemotePush.targetKey }
        self.type = type
        self.priority = priority
    }

    private var aps: [String: PropertyValue] {
        if case .dictionary(let aps)? = payload["aps"] { aps } else { [:] }
    }

    /// Whether it asks for the app to be woken.
    public var hasContentAvailable: Bool {
        aps["content-available"] == .integer(1) || aps["content-available"] == .boolean(true)
    }

    /// Whether there is something for the user: an alert, a sound or a badge.
    public var isVisible: Bool { !Set(aps.keys).isDisjoint(with: ["alert", "sound", "badge"]) }

    /// Whether the server wants it delivered at once.
    var isUrgent: Bool { (priority ?? 5) > 5 }

    /// The push in a few words, for the trace.
    var spoken: String {
        let text = content.summary
        return text.isEmpty ? isVisible ? "push" : "background push" : "push \"\(text)\""
    }

    /// What it tells the user.
    var content: NotificationContent {
        var content = NotificationContent()
        switch aps["alert"] {
        case .string(let text): content.body = text
        case .dictionary(let parts):
            content.title = parts["title"]?.string ?? ""
            content.subtitle = parts["subtitle"]?.string ?? ""
            content.body = parts["body"]?.string ?? ""
        default: break
        }
        if case .integer(let number)? = aps["badge"] { content.badge = number }
        switch aps["sound"] {
        case .string("default"): content.sound = .standard
        case .string(let name): content.sound = .named(name)
        case .dictionary: content.sound = .critical
        default: break
        }
        content.category = aps["category"]?.string ?? ""
        content.thread = aps["thread-id"]?.string ?? ""
        content.userInfo = NotificationContent.encoded(PropertyValue.dictionary(payload).plain) ?? Data()
        return content
    }
}

extension RemotePush {
    /// The largest file in bytes; a push itself has four kilobytes at most.
    private static let file = InputFile(
        kind: "push", limit: 64 * 1024, advice: "give a JSON file as simctl push takes it: { \"aps\": { ... } }")

    /// A push from a file as `simctl push` takes it.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` with what is wrong with the file, and where.
    public static func read(path: String) throws -> RemotePush {
        let data: Data
        do { data = try file.data(of: path) } catch { throw StimulusError("\(error)") }
        return try RemotePush(json: data, file: path)
    }

    /// A push from the text of a JSON object.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` with what is wrong with it.
    public init(json data: Data, file: String = "payload") throws {
        let value: JSONValue
        do { (value, _) = try JSONValue.parse(data, file: file) } catch { throw StimulusError("\(error)") }
        guard case .dictionary(let payload) = PropertyValue(value), case .dictionary? = payload["aps"] else {
            throw StimulusError("\(file) is no push: write it as {\"aps\": {\"alert\": \"Hello\"}}")
        }
        self.init(payload)
    }
}

extension PropertyValue {
    fileprivate init(_ value: JSONValue) {
        switch value {
        case .null: self = .other("null")
        case .bool(let flag): self = .boolean(flag)
        case .number(let number): self = Int(exactly: number).map { .integer($0) } ?? .real(number)
        case .string(let text): self = .string(text)
        case .array(let items): self = .array(items.map(PropertyValue.init))
        case .object(let members):
            self = .dictionary(
                members.reduce(into: [:]) { values, member in
                    // A property list has no null: an app does not find the key.
                    if member.value != .null { values[member.key] = PropertyValue(member.value) }
                })
        }
    }

    /// The value as Foundation has it.
    private var foundation: Any {
        switch self {
        case .string(let text), .other(let text): text
        case .integer(let number): number
        case .real(let number): number
        case .boolean(let flag): flag
        case .array(let items): items.map(\.foundation)
        case .dictionary(let entries): entries.mapValues(\.foundation)
        case .date, .data: ""
        }
    }

    /// The entries of a dictionary as Foundation has them.
    fileprivate var plain: [AnyHashable: Any] { foundation as? [String: Any] ?? [:] }
}
