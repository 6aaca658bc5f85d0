import BackgroundRuntime

/// What libdispatch does when it is misused: it ends the app, with a sentence.
enum DispatchMisuse {
    /// Ends the app that is running.
    static func end(_ sentence: String, rule: Rule) -> Never {
        guard let process = AppProcess.current, process.isCurrent, SimulatedThread.current != nil else {
            preconditionFailure("BUG IN CLIENT OF LIBDISPATCH: \(sentence)")
        }
        process.trap("BUG IN CLIENT OF LIBDISPATCH: \(sentence)", rule: rule)
    }

    /// Ends the app in whose code the last reference to an object went. An object that goes with its launch, or in the
    /// hands of a test, harms nobody.
    static func endAtRelease(_ sentence: String, rule: Rule) {
        guard let process = AppProcess.current, process.state.isRunning, SimulatedThread.current != nil else { return }
        end(sentence, rule: rule)
    }
}
