/// Identifies an interval among others of the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number that identifies it.
    public let rawValue: UInt64

    /// An identifier that the app chose.
    public init(_ value: UInt64) { rawValue = value }

    /// An identifier that no other interval of the launch has.
    public init(log: OSLog) {
        SimulatedApp.require(.symbol("OSSignpostID", .iOS(12)))
        rawValue = SignpostNumbers.next()
    }

    /// The identifier of an object.
    public init(log: OSLog, object: AnyObject) { rawValue = SignpostNumbers.number(of: object) }

    /// For an interval that is the only one of its name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// For a mark of nothing.
    public static let null = OSSignpostID(0)
    public static let invalid = OSSignpostID(.max)

    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// What a mark stands for.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Something that happens at an instant.
    public static let event = OSSignpostType(rawValue: 0)
    public static let begin = OSSignpostType(rawValue: 1)
    public static let end = OSSignpostType(rawValue: 2)

    fileprivate var word: String { self == .begin ? "begins" : self == .end ? "ends" : "happens" }
}

/// An interval that has begun.
open class OSSignpostIntervalState: @unchecked Sendable {
    /// What identifies the interval.
    public let signpostID: OSSignpostID

    init(_ id: OSSignpostID) { signpostID = id }

    /// An interval that began somewhere else.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// What a mark tells beside its name.
public typealias SignpostMetadata = OSLogMessage

/// Marks intervals and events, which a developer's instruments show on a phone. Here each is a line of the trace, with its
/// time.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Marks without subsystem and category.
    public init() { self.init(logHandle: .default) }
    /// Marks of a subsystem and a category.
    public init(subsystem: String, category: String) {
        self.init(logHandle: OSLog(subsystem: subsystem, category: category))
    }
    /// Marks of a subsystem and a category of the system.
    public init(subsystem: String, category: OSLog.Category) {
        self.init(logHandle: OSLog(subsystem: subsystem, category: category))
    }
    /// Marks that belong to a log.
    public init(logHandle: OSLog) {
        SimulatedApp.require(.symbol("OSSignposter", .iOS(15)))
        log = logHandle
    }
    /// Marks of the subsystem and category of a logger.
    public init(logger: Logger) { self.init(logHandle: logger.handle) }

    public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

    /// Whether marks are kept.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// An identifier that no other interval of the launch has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// The identifier of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Marks the beginning of an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        os_signpost(.begin, log: log, name: name, signpostID: id)
        return OSSignpostIntervalState(id)
    }

    /// Marks the beginning of an interval, with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        mark(.begin, name, message)
        return OSSignpostIntervalState(id)
    }

    /// Marks the end of an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        os_signpost(.end, log: log, name: name, signpostID: state.signpostID)
    }

    /// Marks the end of an interval, with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
        mark(.end, name, message)
    }

    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        os_signpost(.event, log: log, name: name, signpostID: id)
    }

    /// Marks an event, with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
        mark(.event, name, message)
    }

    /// Marks the interval in which `task` runs.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    private func mark(_ type: OSSignpostType, _ name: StaticString, _ message: OSLogMessage) {
        log.write("signpost \(name) \(type.word): \(message.text)", .default)
    }
}

/// Marks an interval or an event.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    SimulatedApp.require(.signpost)
    log.write("signpost \(name) \(type.word)", .default)
}

/// Marks an interval or an event, with a message of a format and its values.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {
    SimulatedApp.require(.signpost)
    log.write("signpost \(name) \(type.word): \(FormatText(format, arguments).text)", .default)
}
