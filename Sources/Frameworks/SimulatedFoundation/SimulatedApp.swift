import BackgroundRuntime

/// The simulated app whose code is running: the door from Apple's names to the runtime.
package enum SimulatedApp {
    /// The process whose turn runs on the calling thread. Stops with a sentence where there is none.
    ///
    /// - Parameter name: what was used, for the sentence.
    package static func process(for name: String) -> AppProcess {
        guard let process = AppProcess.current else {
            preconditionFailure(
                "\(name) was used outside any simulated app: it belongs to the app that is running. "
                    + "From a test, run it inside app.main { ... }.")
        }
        return process
    }

    /// Reports misbehaviour of the running app that a phone would let pass, at most with a line in its log.
    ///
    /// - Parameter owner: the process that it is about; nil for the one whose code runs.
    package static func report(_ text: String, of owner: AnyObject? = nil) {
        (owner as? AppProcess ?? AppProcess.current)?.record(.finding, text)
    }

    /// Ends the running app where its system does not have yet what it uses.
    package static func require(_ api: SystemAPI) { AppProcess.current?.require(api) }

    /// The same for a class of the framework's table.
    package static func require(_ type: AnyClass) { AppProcess.current?.require(type) }

    /// A constant that not every iOS has: an app that reads it on an older one ends.
    ///
    /// Xcode links what is newer than the deployment target weakly: such an app starts on an older system, where the
    /// constant's address is null, and ends where it reads it. Here every app is taken for one of these.
    package static func constant<Value>(_ value: @autoclosure () -> Value, since api: SystemAPI) -> Value {
        require(api)
        return value()
    }

    /// Says of a declaration that the running app uses that nothing comes of it.
    package static func note(_ text: String) { AppProcess.current?.record(.note, text) }

    /// Says once in each launch that the running app uses something that exists for its compiler alone.
    ///
    /// - Parameters:
    ///   - name: what is used, by Apple's name.
    ///   - effect: what comes of it instead.
    package static func notSimulated(_ name: String, _ effect: String = "nothing comes of it") {
        noteOnce("\(name) is not simulated", effect)
    }

    /// Says something once in each launch.
    package static func noteOnce(_ text: String, _ detail: String) {
        guard let process = AppProcess.current else { return }
        guard process.storage.object(orMake: { Unsimulated() }).texts.insert(text).inserted else { return }
        process.record(.note, text, detail: detail)
    }

    /// What a launch was told that it is not simulated.
    private final class Unsimulated {
        var texts: Set<String> = []
    }

    /// Ends the running app as a phone does for this mistake; outside an app, the program.
    package static func crash(_ text: String) -> Never {
        if let process = AppProcess.current {
            let place = process.simulation.placeInApp().map { "at \($0)" }
            let detail = [FilePlace.current(in: process), place].compactMap { $0 }.joined(separator: ", ")
            process.record(.finding, text, detail: detail)
            process.end(.crash(text))
        }
        preconditionFailure(text)
    }

    /// Ends the running app with an exception that nothing catches; outside an app, the program.
    package static func raise(_ text: String) -> Never {
        guard let process = AppProcess.current else { preconditionFailure(text) }
        process.raise(text, in: FilePlace.current(in: process), rule: LifecycleRules.terminateCrash)
    }

    /// The world of the app whose code runs on the calling thread; nil outside any.
    static var simulation: Simulation? { SimulatedContext.owner?.mainThread.simulation }
}
