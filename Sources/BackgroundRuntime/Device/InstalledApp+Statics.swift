import VigilFreshStatics
import VirtualTime

// Each phone, and each launch, begins with fresh static variables of the app.

extension InstalledApp {
    /// Takes the statics of the app's code for it alone, as they were before any code ran.
    ///
    /// - Throws: ``StimulusError`` when an app of a phone that is still there has some of them.
    func takeStatics() throws(StimulusError) {
        guard let code = program.code else { return }
        Simulation.looksAfterDeinits
        do {
            statics = try StaticsClaim.make(forAppWith: code, sharing: device.options.sharesStatics)
        } catch {
            let others = error.others > 0 ? " and \(error.others) more" : ""
            throw StimulusError(
                """
                \(name) would share the static variable \(error.name)\(others) with an app of another phone, or of this one, that \
                is still there: a phone has statics of its own. Give the test and all that run this app beside it the trait \
                .ownStatics, so that they take turns; in one test, let the first phone go before, or set \
                device.options.sharesStatics to accept it
                """)
        }
    }

    /// A launch is a new process.
    func renewStatics() {
        guard let statics, !statics.renew() else { return }
        record(
            .finding, "the app runs with static variables that belong to the phone of another test by now",
            detail: "this phone was made in a test that is over", rule: SimulationRules.staticsTaken)
    }

    /// Says at the first launch that static variables stay as they are: that of a second phone begins with them, too.
    func noteStaticsIfUnknown() {
        if let statics, !statics.isKnown, !device.options.sharesStatics { noteUnknownStatics() }
    }

    /// Says that a launch begins with the static variables as they are.
    package func noteUnknownStatics() {
        guard let first = ProgramStatics.namesOfKept.first else {
            record(
                .finding, "launches and phones share the app's static variables",
                detail: "the program's file has no symbols by which they could be found",
                rule: SimulationRules.staticsUnknown)
            return
        }
        let others = ProgramStatics.namesOfKept.count - 1
        record(
            .finding, "launches share \(first)" + (others > 0 ? " and \(others) more variables of main.swift" : ""),
            detail: """
                the code of main.swift gives them their first values, and runs once; static variables of types, and global \
                ones of other files, begin anew
                """,
            rule: SimulationRules.staticsUnknown)
    }
}
