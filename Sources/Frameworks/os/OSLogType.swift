/// How important a message of the log is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What is worth knowing later.
    public static let `default` = OSLogType(rawValue: 0x00)
    /// What helps, and is not needed.
    public static let info = OSLogType(rawValue: 0x01)
    /// What helps to find a fault. A phone keeps it only while somebody looks; here it is always there.
    public static let debug = OSLogType(rawValue: 0x02)
    /// What went wrong in the process.
    public static let error = OSLogType(rawValue: 0x10)
    /// What went wrong in the system, or in the code itself.
    public static let fault = OSLogType(rawValue: 0x11)

    /// What stands before a message; nothing for one of the usual kind.
    var prefix: String {
        switch self {
        case .info: "info "
        case .debug: "debug "
        case .error: "error "
        case .fault: "fault "
        default: ""
        }
    }
}
