/// A continuation of an app's code that went before anybody resumed it. Swift's library writes a line when that happens, into the
/// log of a phone: here it is a finding about the app.
enum LostContinuation {
    /// Called with what Swift says, such as `load() leaked its continuation without resuming it`, and what may come of it.
    static func note(_ words: UnsafeRawBufferPointer) {
        guard let process = AppProcess.current, process.state.isRunning else { return }
        let sentence = String(decoding: words, as: UTF8.self).prefix { $0 != "." && $0 != "\n" }
        let place = process.simulation.placeInApp().map { "at \($0)" }
        process.record(
            .finding, "a task waits for ever: \(sentence)", detail: place ?? "", rule: SimulationRules.hangContinuation)
    }
}
