/// A part of the log, by the subsystem and the category that its messages carry. They go to the trace as what an app prints
/// does: `[com.example.app:network] loaded`.
open class OSLog: NSObject, @unchecked Sendable {
    /// A category with a name of the system.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Marks that Instruments shows.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Marks that only an instrument asks for.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Marks that only an instrument asks for, with the place of each.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// The log without subsystem and category.
    public static let `default` = OSLog("")
    /// A log that takes nothing.
    public static let disabled = OSLog(nil)

    /// `com.example.app:network`; empty without both, nil for one that takes nothing.
    private let name: String?

    private init(_ name: String?) { self.name = name }

    /// A log for what belongs to a subsystem and a category.
    public convenience init(subsystem: String, category: String) {
        SimulatedApp.require(.symbol("OSLog", .iOS(10)))
        self.init("\(subsystem):\(category)")
    }

    /// A log for what belongs to a subsystem and a category of the system.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// Whether messages of a type are kept: all are, except by ``disabled``.
    open func isEnabled(type: OSLogType) -> Bool { name != nil }

    /// Whether signposts are kept.
    open var signpostsEnabled: Bool { name != nil }

    final func write(_ text: @autoclosure () -> String, _ type: OSLogType) {
        guard let name else { return }
        AppOutput.write(type.prefix + (name.isEmpty ? "" : "[\(name)] ") + text())
    }
}
