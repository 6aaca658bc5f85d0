import BackgroundRuntime

/// A method of Apple's that an app need not have. Its default says that none of the app's own is there: the trace then has no
/// call, but what was looked for.
package enum OptionalMethod {
    /// Says so, in the default of a method that the trace has as a call.
    ///
    /// - Parameter newer: the methods whose defaults come to this one.
    package static func isMissing(_ name: String = #function, after newer: String...) {
        for name in newer + [name] { AppProcess.current?.callFoundNothing(name) }
    }
}
