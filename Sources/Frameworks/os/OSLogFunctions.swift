/// Writes a message with values in the places of a format: `os_log("loaded %{public}@", log: log, type: .info, name)`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    SimulatedApp.require(.logFunction)
    log.write(FormatText(message, args).text, type)
}

/// Writes a message with values in the places of a format, its importance first.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ args: Any...
) {
    SimulatedApp.require(.logFunction)
    log.write(FormatText(message, args).text, type)
}

/// Writes a message with interpolated values. From iOS 14.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
    SimulatedApp.require(.logInterpolation)
    OSLog.default.write(message.text, .default)
}

/// Writes a message with interpolated values and an importance. From iOS 14.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    SimulatedApp.require(.logInterpolation)
    log.write(message.text, logLevel)
}
