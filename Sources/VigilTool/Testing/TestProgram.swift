import BackgroundRuntime
import Foundation
import VigilResults
import VigilScenarios

/// A program that plays scenario files as tests: the executable of an app, or the tool itself for apps without code.
struct TestProgram {
    /// What it is called in reports.
    let name: String
    let executable: URL

    /// The running tool, which plays scenarios in another launch of itself: code of a module may end the program.
    static let itself = TestProgram(
        name: CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? "vigil",
        executable: URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0]))

    /// A launch of it that plays what it is asked for.
    ///
    /// - Parameters:
    ///   - words: how it is to play.
    ///   - bundle: the app that it speaks about, if it has anything to say of the app's code; nil where that was said.
    func start(_ words: [String], bundle: String?) throws -> RunningChild {
        let channel = [
            TestRequests.option.name, "\(ChildProgram.requests)", TestListener.option.name, "\(ChildProgram.channel)",
        ]
        // What fails is told eight columns to the right.
        let columns = TextStyle.standardOutput.columns.map { "\($0 - 8)" }
        let environment = HashSeed.fixed.merging([TestListener.widthVariable: columns]) { $1 }
        let about = bundle.map { ["--bundle", $0] } ?? []
        return try ChildProgram(
            executable.path, channel + words + about, environment: environment, hasLayoutOfChance: false
        ).start()
    }

    /// What comes of one scenario; nil where the program ends without saying it.
    ///
    /// - Parameters:
    ///   - file: the path of the scenario.
    ///   - words: how it is played.
    func result(of file: String, _ words: [String]) throws -> ScenarioResult? {
        let child = try start(words, bundle: nil)
        defer { child.kill() }
        child.ask(TestRequest(file: file).line)
        child.dismiss()
        var result: ScenarioResult?
        while child.descriptor >= 0, Interruption.received == nil {
            var events = [child.descriptor, Interruption.descriptor].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            poll(&events, nfds_t(events.count), -1)
            child.read { if case .ended(let end)? = TestMessage($0) { result = end.result } }
        }
        return result
    }

    /// The modes of iOS that no module of this program stands for.
    ///
    /// - Throws: where it does not tell, as one of an older build.
    func unlinkedModes() throws -> [String] {
        var modes: [String] = []
        let program = ChildProgram(executable.path, UnlinkedModes.words, output: .channel, errors: .nowhere)
        let end = try program.run { modes.append($0) }
        // To take silence for an answer would be to say that modes change nothing which nobody plays.
        guard end == .code(ExitCode.passed) else {
            throw UsageError(
                "\(name.onOneLine) does not say which modes it was linked without: it \(end); build it anew")
        }
        return modes
    }

    /// What changes when it is built otherwise.
    var stamp: String {
        var status = stat()
        guard stat(executable.path, &status) == 0 else { return "none" }
        return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
