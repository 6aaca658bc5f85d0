import BackgroundRuntime
import Foundation

extension ScenarioReader {
    /// What happens to the phone by a word, read as a step of a file: for a test, which says the same in Swift.
    ///
    /// - Parameters:
    ///   - word: what a step says as its `device`.
    ///   - values: what it says as `with`.
    ///   - file: where the test stands: problems name it, and paths lead from its folder.
    ///   - line: the line there.
    /// - Throws: ``/VigilDocuments/InputProblems``, all of them together.
    package func stimulus(
        _ word: String, with values: [String: ArgumentValue], file: String, line: Int
    ) throws(InputProblems) -> (Stimulus, Arguments) {
        let with = values.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value.json) }
        let step = JSONValue.object([
            JSONValue.Member("at", .number(0)), JSONValue.Member("device", .string(word)),
            JSONValue.Member("with", .object(with)),
        ])
        do {
            let folder = FilePath.folder(of: file)
            let read = try self.step(step.source, apps: []) { ScenarioReader.resolve($0, in: folder) }
            guard case .stimulus(let stimulus, let arguments) = read.operation else {
                preconditionFailure("a step with a device is a stimulus")
            }
            return (stimulus, arguments)
        } catch {
            throw InputProblems(
                error.problems.map { problem in
                    var problem = problem
                    (problem.file, problem.line, problem.column) = (file, line, nil)
                    // Of the one step that there is: `with.by`.
                    problem.keyPath = String(problem.keyPath.trimmingPrefix("[0]").trimmingPrefix("."))
                    return problem
                })
        }
    }
}

extension ArgumentValue {
    /// The value as a file has it.
    fileprivate var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .number(let number): .number(number)
        case .flag(let flag): .bool(flag)
        case .duration(let duration): .string(DurationText.exact(duration))
        case .texts(let texts): .array(texts.map(JSONValue.string))
        }
    }
}
