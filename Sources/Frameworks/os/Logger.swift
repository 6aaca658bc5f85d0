/// Writes messages to the log, by the level of their importance.
///
/// Without a debugger, what a message shows of a text or an object is `<private>`, unless the app says `privacy: .public`:
/// that is what a phone keeps. Numbers are shown.
public struct Logger: Sendable {
    private let log: OSLog

    /// A logger without subsystem and category.
    public init() {
        SimulatedApp.require(.logger)
        log = .default
    }

    /// A logger for what belongs to a subsystem and a category.
    public init(subsystem: String, category: String) {
        SimulatedApp.require(.logger)
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// A logger that writes to a log.
    public init(_ logObj: OSLog) {
        SimulatedApp.require(.logger)
        log = logObj
    }

    /// Writes a message of the usual importance.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }

    /// Writes a message of some importance.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

    /// Writes what helps to find a fault.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }

    /// Writes what helps to find a fault.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }

    /// Writes what helps, and is not needed.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }

    /// Writes what is worth knowing later.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }

    /// Writes what may go wrong.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }

    /// Writes what went wrong in the process.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }

    /// Writes what must not go wrong.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }

    /// Writes what went wrong in the system, or in the code itself.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }

    /// Whether messages of a type are kept.
    public func isEnabled(type: OSLogType) -> Bool { log.isEnabled(type: type) }

    /// The log for signposts of the same subsystem and category.
    var handle: OSLog { log }
}
