import BackgroundRuntime

/// Prints into the trace of the simulated app that is running; outside one, to standard output.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    let text = items.map { "\($0)" }.joined(separator: separator)
    guard let process = AppProcess.current else { return Swift.print(text, terminator: terminator) }
    process.write(text + terminator)
}

/// What apps write to the system's log.
package enum AppOutput {
    /// Writes a text into the trace of the simulated app that is running; outside one, to standard output.
    package static func write(_ text: String) { print(text) }
}

/// Writes to the log of the simulated app that is running; outside one, to Foundation's.
public func NSLog(_ format: String, _ arguments: any CVarArg...) {
    let text = String(format: format, arguments: arguments)
    guard let process = AppProcess.current else { return withVaList(arguments) { NSLogv(format, $0) } }
    process.print(text)
}

/// Ends the simulated app that is running. A status other than zero is an abnormal end.
public func exit(_ status: Int32) -> Never {
    let process = SimulatedApp.process(for: "exit(_:)")
    process.end(.exit(status: status))
    preconditionFailure("the code of an app that has exited went on")
}
