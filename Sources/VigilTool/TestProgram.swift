import Foundation
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

    /// Plays scenario files. One that ends the program takes nothing from the others: they are played by another launch of
    /// it.
    ///
    /// - Parameter tell: gets each result as soon as it is there.
    func play(_ files: [String], _ words: [String], tell: @escaping (TestResult) -> Void) throws {
        let launch = Launch(files, tell)
        while let next = launch.rest.first, Interruption.received == nil {
            launch.current = nil
            let before = launch.rest.count
            let end = try launch.run(executable, words)
            guard end != .interrupted, launch.current != nil || launch.rest.count == before else { continue }
            let place = launch.current == nil ? "before it had played this" : "before this was over"
            let file = launch.current ?? next
            launch.take(TestResult(file: file, name: file, failure: "\(name) \(end) \(place)"))
        }
    }
}

/// What is left to be played, while launches of a program play it.
private final class Launch {
    private(set) var rest: [String]
    /// The file that is being played.
    var current: String?
    private let tell: (TestResult) -> Void

    init(_ files: [String], _ tell: @escaping (TestResult) -> Void) {
        rest = files
        self.tell = tell
    }

    func run(_ executable: URL, _ words: [String]) throws -> ProcessEnd {
        let channel = [TestListener.option.name, "\(ChildProgram.channel)"]
        // What fails is told eight columns to the right.
        let columns = TextStyle.standardOutput.columns.map { "\($0 - 8)" }
        let environment = HashSeed.fixed.merging([TestListener.widthVariable: columns]) { $1 }
        return try ChildProgram(
            executable.path, rest.flatMap { ["--test", $0] } + words + channel, environment: environment
        ).run { [self] line in
            switch TestMessage(line: line) {
            case .began(let file): current = file
            case .ended(let result): take(result)
            case nil: break
            }
        }
    }

    /// Takes a result of what was asked for, once.
    func take(_ result: TestResult) {
        guard let index = rest.firstIndex(of: result.file) else { return }
        rest.remove(at: index)
        current = nil
        tell(result)
    }
}
