import BackgroundRuntime
import Foundation

@testable import VigilCommandLine
@testable import VigilScenarios

/// A session in this process, without its prompt.
final class Typed {
    private(set) var session: PhoneSession
    private(set) var phone: LivePhone
    private let written = Lines()
    private let steps: TypedStep

    /// A phone with a scripted app, as the file says it.
    init(_ file: String, playsSteps: Bool = false) throws {
        let start = try SessionStart(
            file: file, CommandLinePlay.reader, RunOptions(), product: nil, playsSteps: playsSteps)
        session = PhoneSession(start)
        steps = TypedStep(ModuleSet.linked.vocabulary, isScripted: true)
        phone = try LivePhone(session, nil, .linked, .plain, isTold: false) { [written] in written.all.append($0) }
    }

    private final class Lines {
        var all: [String] = []
    }

    /// What is on the screen, as the prompt shows it.
    var screen: [String] {
        written.all = []
        _ = phone.answer(.screen)
        return written.all
    }

    /// Does what lines ask for, and returns why they could not be done.
    func type(_ lines: String...) throws -> [String] { try lines.flatMap(type) }

    private func type(_ line: String) throws -> [String] {
        let now = phone.app.device.now.nanoseconds
        let entry: PhoneSession.Entry
        switch try SessionCommand(line, steps) {
        case .step(let value):
            entry = try session.entry(value, typed: line, at: .nanoseconds(now), CommandLinePlay.reader)
        case .advance(let time):
            entry = PhoneSession.Entry(typed: line, operation: .wait(until: .nanoseconds(now) + time))
        case .undo(let count):
            _ = session.undo(count)
            phone = try LivePhone(session, nil, .linked, .plain, isTold: false) { _ in }
            return []
        default: return ["not here"]
        }
        let status = phone.answer(entry.request)
        if status.failures.isEmpty { session.add(entry) }
        return status.failures
    }

    /// What happened, line by line.
    var trace: [String] { Typed.trace(phone.app.device) }

    static func trace(_ device: Device) -> [String] {
        let lines = TraceLines(trace: device.trace)
        return device.trace.records.map(lines.line)
    }
}

/// A folder with a manifest and a scenario, for one test.
final class ScriptedBundle {
    let folder: URL
    var scenario: String { folder.path + "/Scenarios/App.json5" }

    init(_ scenario: String, modes: String = "") throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-session-\(ProcessInfo.processInfo.globallyUniqueString)/App")
        let scenarios = folder.appendingPathComponent("Scenarios")
        try FileManager.default.createDirectory(at: scenarios, withIntermediateDirectories: true)
        let manifest = "{ CFBundleIdentifier: 'com.example.App', UIBackgroundModes: [\(modes)] }"
        try manifest.write(to: folder.appendingPathComponent("Info.plist"), atomically: true, encoding: .utf8)
        try scenario.write(toFile: self.scenario, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
}
