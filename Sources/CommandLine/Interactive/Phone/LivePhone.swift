import BackgroundRuntime
import Foundation
import VigilScenarios

/// The phone of a session: takes one step after the other.
final class LivePhone {
    private let reader: ScenarioReader
    private let apps: [String]
    private let style: TextStyle
    private let write: (String) -> Void
    private var player: StepPlayer

    /// The phone as a session has left it.
    ///
    /// - Parameters:
    ///   - session: what was done to it.
    ///   - program: the app's code; nil for a scripted app.
    ///   - modules: those of the phone.
    ///   - style: how the timeline looks.
    ///   - isTold: whether what was done so far is written too.
    ///   - write: takes each line.
    /// - Throws: ``/VigilDocuments/InputProblems`` for a manifest or a constant that cannot be used.
    init(
        _ session: PhoneSession, _ program: (any AppProgram)?, _ modules: ModuleSet, _ style: TextStyle, isTold: Bool,
        write: @escaping (String) -> Void
    ) throws {
        reader = ScenarioReader(modules: modules)
        let scenario = session.scenario
        apps = scenario.otherApps.map(\.name)
        self.style = style
        self.write = write
        // What is played again takes no time of the machine.
        var options = session.start.options
        options.pace = .asFastAsPossible
        player = try ScenarioRunner(modules: modules).start(scenario, program: program, options: options) { device in
            if isTold { LivePhone.tell(of: device, program, session, style, write) }
        }
        for entry in session.entries { play(entry.operation) }
        waitForScreen()
        player.device.simulation.pace = session.start.options.pace
        if !isTold { LivePhone.watch(player.device, style, write) }
    }

    private static func tell(
        of device: Device, _ program: (any AppProgram)?, _ session: PhoneSession, _ style: TextStyle,
        _ write: @escaping (String) -> Void
    ) {
        let seed = session.start.options.seed ?? session.start.scenario.seed
        write("\(device.system), seed \(seed)\(program == nil ? ", a scripted app" : "")")
        write(Timeline(trace: device.trace, style: style).header)
        watch(device, style, write)
    }

    private static func watch(_ device: Device, _ style: TextStyle, _ write: @escaping (String) -> Void) {
        let timeline = Timeline(trace: device.trace, style: style)
        device.trace.onRecord = { write(timeline.line($0)) }
    }

    /// The app that it is about.
    var app: InstalledApp { player.app }

    /// Does what was asked for.
    func answer(_ request: PhoneRequest) -> PhoneStatus {
        let before = player.failures.count
        switch request {
        case .step(let text):
            do throws(InputProblems) {
                player.play(try reader.step(text, apps: apps))
                waitForScreen()
            } catch {
                return PhoneStatus(of: app, failures: error.problems.map(\.inWords))
            }
        case .wait(let until): play(.wait(until: .nanoseconds(until)))
        case .why(let time):
            let instant = time.map { VirtualInstant(nanoseconds: $0) } ?? app.device.now
            tell(AwakeExplanation(app).answer(at: instant))
            if let outlook = AwakeOutlook(app).text(at: instant) { tell(outlook) }
        case .tasks: tell(OpenTime(of: app).text)
        case .timeline(let count): tellTimeline(count)
        case .screen: tell(ScreenLook(at: app).text(of: app.name, style))
        case .status: break
        }
        return PhoneStatus(of: app, failures: player.failures[before...].flatMap(\.messages))
    }

    private func play(_ operation: PhoneSession.Operation) {
        switch operation {
        case .step(_, let step): player.play(step)
        case .wait(let until): player.wait(until: .boot.advanced(by: until))
        }
    }

    /// Whoever typed a step looks at the phone next, when its screen has followed: that takes no time of the machine.
    private func waitForScreen() {
        let pace = player.device.simulation.pace
        player.device.simulation.pace = .asFastAsPossible
        player.waitForScreen()
        player.device.simulation.pace = pace
    }

    private func tell(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { write(String(line)) }
    }

    private func tellTimeline(_ count: Int?) {
        let trace = app.device.trace
        let timeline = Timeline(trace: trace, style: style)
        write(timeline.header)
        for record in trace.records.suffix(count ?? trace.records.count) { write(timeline.line(record)) }
    }
}

extension InputProblem {
    /// The problem without its place, for whoever has just typed what it is about.
    var inWords: String { message + (hint.map { "; \($0)" } ?? "") }
}
