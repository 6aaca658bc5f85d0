import BackgroundRuntime
import Foundation

/// The alarm manager of a scripted app.
final class ScriptedAlarms: ScriptedClient, AlarmClient {
    private unowned let process: AppProcess
    private let session: AlarmSession

    init(_ process: AppProcess) {
        self.process = process
        session = AlarmSession(process)
    }

    private func check() throws {
        guard process.device.system >= .iOS(26) else { throw StimulusError("there is no AlarmKit before iOS 26") }
    }

    func authorize() throws {
        try check()
        session.requestPermission { [weak process] answer in
            switch answer {
            case .success(let isAllowed): process?.notifyScript("alarms \(isAllowed ? "allowed" : "not allowed")")
            case .failure(let refusal): process?.notifyScript("alarms not allowed: \(refusal.code.rawValue)")
            }
        }
    }

    func observe() throws {
        try check()
        session.client = self
    }

    func change(_ id: String, _ change: AlarmService.Change) throws {
        try check()
        do throws(AlarmRefusal) {
            try session.change(change, id)
        } catch { process.print("alarm \(id): \(error.code.rawValue)") }
    }

    func schedule(_ with: Arguments) throws {
        try check()
        let id = with.text("id") ?? "alarm"
        var plan = AlarmPlan(
            with.text("title") ?? id, at: try time(with), preAlert: with.duration("countdown"),
            postAlert: with.duration("snooze"))
        plan.secondButton =
            switch with.text("second") {
            case "countdown": .countdown
            case "custom": .custom
            default: nil
            }
        session.schedule(id, plan, intents(with)) { [weak process] result in
            if case .failure(let refusal) = result { process?.notifyScript("alarm \(id): \(refusal.code.rawValue)") }
        }
    }

    private func intents(_ with: Arguments) -> AlarmIntents {
        func intent(_ name: String?) -> AlarmIntent? {
            name.map { name in
                AlarmIntent(name, opensApp: with.flag("opens") ?? false) { process, done in
                    process.print("intent \(name)")
                    done()
                }
            }
        }
        return AlarmIntents(stop: intent(with.text("stopIntent")), second: intent(with.text("secondIntent")))
    }

    private func time(_ with: Arguments) throws -> AlarmPlan.Time {
        let days = try with.texts("days").map(weekday)
        if let wait = with.duration("in") {
            guard with.text("at") == nil, days.isEmpty else {
                throw StimulusError("an alarm rings \"in\" a while or \"at\" a time, not both; \"days\" go with \"at\"")
            }
            return .fixed(process.device.date.addingTimeInterval(wait.inSeconds))
        }
        guard let text = with.text("at") else {
            if days.isEmpty { return .afterCountdown }
            throw StimulusError("\"days\" need a time: \"at\"")
        }
        let parts = text.split(separator: ":").map { Int($0) }
        guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
            (0..<60).contains(minute)
        else { throw StimulusError("\"\(text)\" is no time of the day: write it as \"07:30\"") }
        return .daily(hour: hour, minute: minute, weekdays: days.isEmpty ? nil : days)
    }

    private func weekday(_ name: String) throws -> Int {
        let names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
        if let index = names.firstIndex(of: name.lowercased()) { return index + 1 }
        throw StimulusError("\"\(name)\" is no day of the week: write one of \(names.joined(separator: ", "))")
    }

    // Being told.

    func alarmsDidChange(_ alarms: [ScheduledAlarm]) {
        let states = alarms.map { "\($0.id) \($0.state.rawValue)" }
        process.print("alarms: \(states.isEmpty ? "none" : states.joined(separator: ", "))")
    }

    func permissionDidChange(_ state: AlarmPermission.State) { process.print("permission: \(state.rawValue)") }
}

extension AppProcess {
    /// A scripted app prints something, in a turn of its own.
    fileprivate func notifyScript(_ text: String) { deliver(at: .main) { [weak self] in self?.print(text) } }
}
