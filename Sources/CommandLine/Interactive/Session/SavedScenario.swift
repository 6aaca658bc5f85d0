import BackgroundRuntime
import Foundation
import VigilScenarios

/// A session as a scenario file, which plays the same.
struct SavedScenario {
    private let session: PhoneSession
    private let folder: String

    /// The file of a session, which is to lie in `folder`: paths lead from there.
    init(_ session: PhoneSession, in folder: String) {
        self.session = session
        self.folder = folder
    }

    /// What is to be in the file.
    var text: String {
        let steps = session.steps.map { value, step in
            step.paths.reduce(value) { $0.settingPath($1.name, path($1.path)) }
        }
        let lines = (steps + session.start.expectedAtEnd).map { "    \($0.source),\n" }
        let members = head.map { "  \($0.key): \($0.value.source),\n" }
        let until = session.until.map { "  until: \(JSONValue.string(DurationText.exact($0)).source),\n" } ?? ""
        return "{\n" + members.joined() + "  steps: [\n" + lines.joined() + "  ],\n" + until + "}\n"
    }

    /// What a file says of its phone and its app. What the command line changed is said as if the file had said it.
    private var head: [JSONValue.Member] {
        let (scenario, options) = (session.start.scenario, session.start.options)
        let constants = scenario.constants.merging(options.constants) { $1 }.mapValues(JSONValue.number)
        let variables = scenario.variables.merging(options.variables) { $1 }.mapValues(JSONValue.string)
        let others = Dictionary(
            uniqueKeysWithValues: scenario.otherApps.map { ($0.name, JSONValue.string(path($0.manifest))) })
        let lifeCycle = options.lifeCycle ?? scenario.lifeCycle
        let members: [(String, JSONValue?)] = [
            ("name", .string(scenario.name)), ("manifest", .string(path(options.manifest ?? scenario.manifest))),
            ("app", session.start.product.map(JSONValue.string)),
            ("system", .string("\(options.system ?? scenario.system)")),
            ("lifeCycle", lifeCycle.map { .string($0.rawValue) }),
            ("phone", session.start.phone),
            ("seed", .number(Double(options.seed ?? scenario.seed))), ("constants", SavedScenario.object(constants)),
            ("variables", SavedScenario.object(variables)), ("apps", SavedScenario.object(others)),
        ]
        return members.compactMap { name, value in value.map { JSONValue.Member(name, $0) } }
    }

    /// An object with its keys in alphabetical order; nil for an empty one.
    private static func object(_ values: [String: JSONValue]) -> JSONValue? {
        let members = values.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value) }
        return members.isEmpty ? nil : .object(members)
    }

    private func path(_ path: String) -> String { FilePath.relative(path, to: folder) }
}

extension FilePath {
    /// A path from here, as it is written in a file that lies in `folder`.
    static func relative(_ path: String, to folder: String) -> String {
        func parts(_ path: String) -> [String] {
            URL(fileURLWithPath: path.isEmpty ? "." : path).standardizedFileURL.path.split(separator: "/").map(
                String.init)
        }
        // Somebody who gave the whole path means it.
        if path.hasPrefix("/"), !folder.hasPrefix("/") { return path }
        let (to, from) = (parts(path), parts(folder))
        let common = zip(to, from).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - common) + to[common...]).joined(separator: "/")
    }
}

extension SavedScenario {
    /// Writes a session into a file, and reads it again.
    ///
    /// - Returns: what was done, in words.
    /// - Throws: ``UsageError`` where there is one already, it cannot be written, or does not say the same.
    static func write(
        _ session: PhoneSession, to file: String, _ reader: ScenarioReader, replacing isOwn: Bool
    ) throws(UsageError) -> String {
        if session.steps.isEmpty { throw UsageError("nothing was done yet: a scenario has a step at least") }
        if FileManager.default.fileExists(atPath: file), !isOwn {
            throw UsageError("\(file) is there already; give another name")
        }
        let text = SavedScenario(session, in: FilePath.folder(of: file)).text
        do { try text.write(toFile: file, atomically: true, encoding: .utf8) } catch {
            throw UsageError("\(file) cannot be written: \(error.localizedDescription)")
        }
        do { try check(try reader.read(file), against: session) } catch let problem as InputProblems {
            throw UsageError("the file was written, and cannot be read: \(problem)")
        } catch { throw UsageError("\(error)") }
        let count = session.steps.count
        return "\(file): \(count) step\(count == 1 ? "" : "s")"
    }

    private static func check(_ read: Scenario, against session: PhoneSession) throws(UsageError) {
        let (there, here) = (read.steps.filter { $0.moment != .end }.map(\.moment), session.steps.map(\.step.moment))
        guard there == here, read.until == session.until else {
            throw UsageError("the file was written, and does not say the same: an instant cannot be written exactly")
        }
    }
}
