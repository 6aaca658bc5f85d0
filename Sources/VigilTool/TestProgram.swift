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
    func results(of files: [String], _ words: [String]) throws -> [TestResult] {
        var (results, rest): ([TestResult], [String]) = ([], files)
        while let first = rest.first {
            let (found, end) = try play(rest, words)
            results += found
            rest.removeAll { file in found.contains { $0.file == file } }
            guard found.isEmpty else { continue }
            rest.removeFirst()
            results.append(TestResult(file: first, name: first, failure: "\(name) \(end) before it had played this"))
        }
        return results
    }

    private func play(_ files: [String], _ words: [String]) throws -> (found: [TestResult], end: String) {
        let run = Process()
        run.executableURL = executable
        run.arguments = files.flatMap { ["--test", $0] } + words
        let text = try run.output()
        let isExit = run.terminationReason == .exit
        return (
            text.split(separator: "\n").compactMap { TestResult(line: String($0)) },
            isExit ? "ended with code \(run.terminationStatus)" : "was ended by signal \(run.terminationStatus)"
        )
    }
}
