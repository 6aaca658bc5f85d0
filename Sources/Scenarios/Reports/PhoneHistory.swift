import BackgroundRuntime
import Foundation
import VigilResults

/// What was so about a phone, each condition with the instants at which it changed.
struct PhoneHistory {
    private let notes: [PhoneNote]
    private let conditions: [DeviceCondition]

    /// What was so about `device` up to now.
    init(_ device: Device) {
        notes = device.phoneNotes
        conditions = device.modules.conditions
    }

    /// The changes of conditions and of the clock, the first ones at the boot.
    var columns: ([ConditionChange], [ClockSetting]) {
        var changes: [ConditionChange] = []
        var settings: [ClockSetting] = []
        var last: [String: String] = [:]
        for note in notes {
            for (name, value) in words(note.conditions) where last[name] != value {
                last[name] = value
                changes.append(ConditionChange(name: name, value: value, instant: note.instant.nanoseconds))
            }
            let setting = PhoneHistory.setting(note)
            if settings.last.map({ !$0.leads(to: setting) }) ?? true { settings.append(setting) }
        }
        return (changes, settings)
    }

    private static func setting(_ note: PhoneNote) -> ClockSetting {
        let date = note.clocks.date(at: note.instant).timeIntervalSince1970 * 1_000
        return ClockSetting(
            instant: note.instant.nanoseconds, date: Int64(date.rounded()), zone: note.clocks.timeZone.identifier)
    }

    private func words(_ now: DeviceConditions) -> [(String, String)] {
        let phone = [
            ("screen", now.isAsleep ? "asleep" : now.isLocked ? "locked" : "unlocked"),
            ("network", now.network.rawValue),
            ("power", now.isCharging ? "charging" : "battery"),
            ("charge", "\((now.batteryLevel * 1_000).rounded() / 10) %"),
            ("Low Power Mode", now.isLowPowerModeEnabled ? "on" : "off"),
            ("Background App Refresh", now.backgroundRefresh.rawValue),
            ("heat", now.thermalState.rawValue),
            ("debugger", now.isDebuggerAttached ? "attached" : "none"),
        ]
        return phone + conditions.map { ($0.name, now[$0]) }
    }
}

extension ClockSetting {
    /// Whether a clock that is set like this shows what `other` says, to the millisecond.
    fileprivate func leads(to other: ClockSetting) -> Bool {
        zone == other.zone && abs(date + (other.instant - instant) / 1_000_000 - other.date) <= 1
    }
}
