import CVigilMachineCalls
import Foundation
import VigilProgramImage

/// A call by which an app's code reaches the computer, past the simulation. Reported at the first call of each function from
/// each place in a launch.
struct Escape {
    private let reach: UInt32
    private let function: String
    private let detail: String?

    init(_ reach: Int32, _ function: String, _ detail: String?) {
        (self.reach, self.function, self.detail) = (UInt32(reach), function, detail)
    }

    /// Whether the call does nothing, after it was reported: what a phone forbids.
    var isRefused: Bool {
        guard let process = AppProcess.current, !isHarmless(for: process) else { return false }
        if givesCodeAway { Escape.known(of: process).hasGivenCodeAway = true }
        report(to: process)
        return reach == vigil_reach_programs.rawValue || reach == vigil_reach_machine.rawValue
    }

    /// Files in the containers of the phone are the app's; those of the computer's devices are no files.
    private func isHarmless(for process: AppProcess) -> Bool {
        guard reach == vigil_reach_files.rawValue, let detail else { return false }
        let path = ProtectedFiles.plain(detail)
        return ["/dev/", "/proc/", "/memfd:"].contains(where: path.hasPrefix) || process.device.containers.hold(path)
    }

    private static func known(of process: AppProcess) -> ReportedCalls {
        process.storage.object(ReportedCalls.self, orMake: ReportedCalls.init)
    }

    /// Whether code of a launch may run on threads of the computer, or wait for what comes from outside.
    static func hasGivenCodeAway(_ process: AppProcess) -> Bool { known(of: process).hasGivenCodeAway }

    private var givesCodeAway: Bool {
        [vigil_reach_threads, vigil_reach_timers, vigil_reach_network].contains { $0.rawValue == reach }
    }

    private func report(to process: AppProcess) {
        let known = Escape.known(of: process)
        // The place is looked up where the stack is a new one: a loop costs nothing.
        guard known.isNew(function, CodePlace.printOfStack()) else { return }
        let place = process.simulation.placeInApp().map { "at \($0)" } ?? ""
        guard known.isNew(function, place) else { return }
        let (rule, text) = finding
        process.record(.finding, text, detail: place, rule: rule)
    }

    private var finding: (rule: Rule, text: String) {
        switch reach {
        case vigil_reach_files.rawValue, vigil_reach_outside.rawValue:
            (
                SimulationRules.escapeFiles,
                "a file outside the app's container is changed, which a phone does not allow: \(function) of \(detail ?? "")"
            )
        case vigil_reach_programs.rawValue:
            (SimulationRules.escapePrograms, "another program is to be started, which a phone refuses: \(function)")
        case vigil_reach_machine.rawValue:
            (
                SimulationRules.escapeMachine,
                "another process or the computer itself is to be changed, which a phone refuses: \(function)"
            )
        case vigil_reach_network.rawValue: network
        case _ where vigil_is_below_library("libFoundationNetworking"): network
        case vigil_reach_timers.rawValue:
            (
                SimulationRules.escapeTimers,
                "a timer of the computer is set (\(function)): it does not fire on the phone's time"
            )
        case vigil_reach_clocks.rawValue:
            (
                SimulationRules.escapeClocks,
                "a clock of the computer is read (\(function) of \(detail ?? "")): it does not show the phone's time"
            )
        default:
            (
                SimulationRules.escapeThreads,
                "a thread or queue of the computer gets code of the app (\(function)): it runs past the simulation, at an "
                    + "instant that no two runs agree on"
            )
        }
    }

    private var network: (rule: Rule, text: String) {
        (
            SimulationRules.escapeNetwork,
            "the computer's network is used (\(function)): "
                + (vigil_is_closed()
                    ? "it is no part of the simulation, so the call is refused"
                    : "what comes from it is no part of the simulation, and no two runs need be the same")
        )
    }
}

/// The functions that were reported in a launch, with their places and stacks.
private final class ReportedCalls {
    private var places: Set<String> = []
    /// Whether code was given to threads of the computer.
    var hasGivenCodeAway = false
    private var stacks: [String: Set<Int>] = [:]
    /// So many stacks of a function are told apart: one that calls itself has a new one each time.
    private static let stacksAtMost = 64

    func isNew(_ function: String, _ place: String) -> Bool { places.insert("\(function) \(place)").inserted }

    func isNew(_ function: String, _ stack: Int) -> Bool {
        guard stacks[function, default: []].count < ReportedCalls.stacksAtMost else { return false }
        return stacks[function, default: []].insert(stack).inserted
    }
}
