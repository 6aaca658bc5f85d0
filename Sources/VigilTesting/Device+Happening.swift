import VigilScenarios

extension Device {
    /// Makes something happen to the phone by its word, as the `device` of a scenario's step does: each word of each module that
    /// is linked, with the values that it takes there. What modules offer as Swift, such as `device.audio.interrupt(.phoneCall)`,
    /// does the same.
    ///
    /// ```swift
    /// try device.happen("audio.interrupt", with: ["by": "phoneCall"])
    /// try device.happen("location.drive", with: ["speed": 20, "for": .duration(.seconds(90))])
    /// ```
    ///
    /// A time is a number of seconds, a text such as `"1h30min"`, or a ``/BackgroundRuntime/ArgumentValue/duration(_:)``; the path
    /// of a file leads from the folder of the test. `vigil help` and a word tell what it takes.
    ///
    /// - Parameters:
    ///   - word: what happens.
    ///   - values: what `with` gives it in a scenario.
    ///   - app: the app that it happens to; the one that was installed first where none is given, as in a scenario.
    ///   - file: where the caller stands, which errors name.
    ///   - line: the line there.
    /// - Throws: ``/VigilDocuments/InputProblems`` with each name and value that there is not, in the words of a scenario file;
    ///   ``/BackgroundRuntime/StimulusError`` where the phone is not in a state for it.
    public func happen(
        _ word: String, with values: [String: ArgumentValue] = [:], to app: InstalledApp? = nil,
        file: String = #filePath, line: Int = #line
    ) throws {
        let (stimulus, arguments) = try ScenarioReader(modules: modules)
            .stimulus(word, with: values, file: file, line: line)
        guard let app = app ?? apps.first else {
            throw StimulusError("\(word) happens to an app, and none is installed")
        }
        let ends = app.exits.count
        try stimulus.perform(self, app, arguments)
        // A crash that the test asks for is none that it does not expect.
        if word == Vocabulary.crash, app.exits.count > ends, let end = app.exits.last { app.expectEnd(by: end.rule.id) }
    }
}
