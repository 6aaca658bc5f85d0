import BackgroundRuntime

/// What the program of an app can do beside playing scenarios and telling of them as text: documents, a prompt, listings.
///
/// It is a Swift module of its own, which registers itself where it is linked: an app and its tests are compiled without.
package protocol FullCommandLine: Sendable {
    /// The commands that tell what the modules of the program bring along.
    var listings: [Command] { get }

    /// Has a phone wait for what is typed.
    ///
    /// - Returns: the exit code.
    func interact(_ session: InteractiveRequest, _ context: CommandContext) throws -> Int32

    /// A run as one document.
    func document(of run: PlayedRun, _ options: RunOptions, _ format: RunCommandLine.Format) -> String

    /// A document about a run of which nothing is left but when it ended, and by what.
    func document(of words: String, at instant: VirtualInstant, _ format: RunCommandLine.Format) -> String

    /// A phone so far as a page for a browser.
    func page(of device: Device, titled title: String, failure: String?) -> String
}

/// A run of which a document is made.
package enum PlayedRun {
    /// It came to its end.
    case whole(RunReport)
    /// Code has broken it off, as the words say.
    case brokenOff(Scenario, Device, words: String)
}

/// A session that somebody asks for.
package struct InteractiveRequest {
    /// Where a session can begin.
    package enum Beginning {
        /// Behind the steps of a scenario file.
        case file(String)
        /// With the phone of a bundle's default scenario, to which nothing has happened.
        case bundle(AppBundle)
    }

    package let beginning: Beginning
    /// How it is played.
    package let options: RunOptions
    /// The app's program; nil for a scripted app.
    package let player: ProductPlayer?

    /// A session from its parts.
    package init(_ beginning: Beginning, _ options: RunOptions, _ player: ProductPlayer?) {
        (self.beginning, self.options, self.player) = (beginning, options, player)
    }
}

/// The program of an app, with the product that it is.
package struct ProductPlayer {
    package let name: String
    package let program: any AppProgram
}

/// The full command line, where it is linked.
package enum LinkedCommandLine {
    /// That of this program; nil where it is not linked.
    package static let current = LinkedProgram.current.parts.lazy.compactMap { $0 as? any FullCommandLine }.first

    /// That of this program, for something that needs it.
    ///
    /// - Throws: ``FeatureNotLinked`` where it is not linked.
    package static func required(for what: String) throws(FeatureNotLinked) -> any FullCommandLine {
        if let current { return current }
        throw FeatureNotLinked(what: what)
    }

    /// Registers it; what an entry of its module does.
    package static func register(_ commandLine: some FullCommandLine, in program: UnsafeMutableRawPointer) {
        LinkedProgram.add(commandLine, to: program)
    }

    /// The variable of the environment with which the package has programs of apps link it.
    package static let variable = "VIGIL_COMMAND_LINE"

    /// The words of ``FullCommandLine/listings``, which a program without it does not take for names of files.
    static let words: Set = ["validate", "modes", "rules", "explain", "schema"]
}

/// A program is asked for what only the full command line has, which it does not link.
package struct FeatureNotLinked: Error, CustomStringConvertible {
    /// The words that ask for it.
    let what: String

    package var description: String {
        """
        \(what) is not in this program, which was built to play scenarios and no more. vigil run builds it in, and so \
        does \(LinkedCommandLine.variable)=1 in the environment of swift build; an app that is always to have it links the \
        product VigilCommandLine.
        """
    }
}
