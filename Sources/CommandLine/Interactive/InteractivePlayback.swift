import BackgroundRuntime
import Foundation
import VigilScenarios

/// A session at a prompt, or with what comes through a pipe.
package struct InteractivePlayback {
    private let session: InteractiveSession
    private let style: TextStyle
    private let terminal: Terminal?
    private static let prompt = "> "

    /// A session that somebody asks for.
    ///
    /// - Throws: ``/VigilDocuments/InputProblems`` for a file or a scenario that cannot be used.
    package init(_ session: InteractiveRequest, _ context: CommandContext) throws {
        let reader = ScenarioReader(modules: try context.modules)
        let (options, product) = (session.options, session.player?.name)
        let start =
            switch session.beginning {
            case .file(let file):
                try SessionStart(file: file, reader, options, product: product, playsSteps: true)
            case .bundle(let bundle): try SessionStart(bundle, reader, options, product: product)
            }
        try self.init(start, program: session.player?.program, context)
    }

    private init(_ start: SessionStart, program: (any AppProgram)?, _ context: CommandContext) throws {
        terminal = Terminal()
        style = context.style
        // On a terminal both go to one place, in one order.
        let complain = terminal == nil ? context.complain : { context.write(context.style.red($0)) }
        let own = CommandContext(
            modules: try context.modules, style: context.style, write: context.write, complain: complain)
        session = try InteractiveSession(start, program: program, own)
    }

    /// Goes on until it is ended, or there is no more input.
    ///
    /// - Returns: the exit code. What a person could not do is no failure; a line of a pipe that could not be done is.
    /// - Throws: ``UsageError`` when the phone cannot be played.
    package func run() throws -> Int32 {
        defer { session.player.end() }
        guard let terminal else {
            try session.begin()
            try readLines()
            return session.errors == 0 ? ExitCode.passed : ExitCode.failed
        }
        terminal.begin()
        defer { terminal.end() }
        var prompt = SessionPrompt(session, terminal, style, prompt: Self.prompt)
        try prompt.run()
        return ExitCode.passed
    }

    private func readLines() throws {
        var (reader, isOpen, isOver) = (LineReader(), true, false)
        var problem: UsageError?
        func perform(_ line: ArraySlice<UInt8>) {
            guard !isOver else { return }
            do throws(UsageError) {
                let outcome = try session.perform(String(decoding: line, as: UTF8.self))
                if case .plays = outcome { session.refuse(["play needs a terminal; advance lets time pass"]) }
                isOver = outcome == .isOver || Interruption.received != nil
            } catch { (problem, isOver) = (error, true) }
        }
        while isOpen, !isOver, Interruption.received == nil { isOpen = reader.read(STDIN_FILENO, perform) }
        if !reader.unfinished.isEmpty { perform(reader.unfinished[...]) }
        if let signal = Interruption.received { Interruption.die(of: signal) }
        if let problem { throw problem }
    }
}
