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

    /// The world of the app whose code runs on the calling thread; nil outside any.
    static var simulation: Simulation? { SimulatedContext.owner?.mainThread.simulation }
}
