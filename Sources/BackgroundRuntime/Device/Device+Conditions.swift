import Foundation
import VigilProgramImage

// Conditions, and the sleep of the device.

extension Device {
    /// Changes conditions of the device and tells whoever has to know. Sleep has methods of its own.
    public func change(_ edit: (inout DeviceConditions) -> Void) {
        let old = conditions
        var new = old
        edit(&new)
        guard new != old else { return }
        // A service that is made later would take these conditions for those of all the time before.
        loaded.startAll()
        let isAccessBack = takeBackLossOfAccess(&new)
        conditions = new
        notePhone(before: old, simulation.clocks)
        // First of all: an app that is woken for an unlock is told the net change, and not that its files are about to go.
        if isAccessBack { announceAccess() }
        announcePower(since: old)
        announceSwitches(since: old)
        announceHeat(since: old)
        notifyServices { $0.conditionsDidChange(from: old, to: conditions) }
        for process in apps.compactMap(\.process) {
            process.storage.existing(ConditionWatchers.self)?.notify(old, conditions)
        }
        if old.isDebuggerAttached != conditions.isDebuggerAttached { applyLimits() }
        if conditions.isLocked, !old.isLocked { scheduleLossOfAccess() }
        settle()
    }

    /// Whether apps can run in the background: all hardware of iOS 7 and later can.
    public var supportsMultitasking: Bool {
        conditions.isMultitaskingSupported || !LifecycleRules.noMultitasking.systems.contains(system)
    }

    private func announceSwitches(since old: DeviceConditions) {
        let processes = apps.compactMap(\.process)
        if old.backgroundRefresh != conditions.backgroundRefresh, system >= .iOS(7) {
            record(.stimulus, "Background App Refresh", detail: conditions.backgroundRefresh.rawValue)
            for process in processes {
                process.notify(.backgroundRefreshStatusDidChange, rule: PowerRules.refreshNotification)
            }
        }
        if old.isLowPowerModeEnabled != conditions.isLowPowerModeEnabled, system >= .iOS(9) {
            record(.stimulus, "Low Power Mode", detail: conditions.isLowPowerModeEnabled ? "on" : "off")
            if conditions.isLowPowerModeEnabled {
                record(.note, "work that may wait waits until it is off", rule: PowerRules.lpmScope)
            }
            for process in processes { process.notify(.powerStateDidChange, rule: PowerRules.lpmNotification) }
        }
    }

    private func announcePower(since old: DeviceConditions) {
        if old.network != conditions.network { record(.stimulus, "network", detail: conditions.network.rawValue) }
        if old.isCharging != conditions.isCharging {
            record(.stimulus, conditions.isCharging ? "charging" : "no longer charging")
        }
        if old.batteryLevel != conditions.batteryLevel {
            record(.stimulus, "battery", detail: "\((conditions.batteryLevel * 1_000).rounded() / 10) %")
        }
    }

    /// Sets the wall clock forward or, with a negative duration, back. Dates change, and the timers that wait for one;
    /// nothing else that was scheduled moves.
    public func setClock(by duration: Duration) {
        let old = simulation.clocks
        loaded.startAll()
        simulation.clocks.jump(by: duration)
        notePhone(before: conditions, old)
        record(.stimulus, "wall clock set by \(TimeText.duration(duration))")
        for process in apps.compactMap(\.process) { process.threads.wallClockDidJump() }
        notifyServices { $0.clockDidChange() }
        notifyTimeChange()
        settle()
    }

    /// The phone is in another time zone from now on: dates stay, and are called otherwise.
    public func setTimeZone(_ zone: TimeZone) {
        guard zone != simulation.clocks.timeZone else { return }
        let old = simulation.clocks
        loaded.startAll()
        simulation.clocks.timeZone = zone
        MachineCalls.show(zone)
        notePhone(before: conditions, old)
        record(.stimulus, "the time zone is \(zone.identifier)")
        notifyServices { $0.clockDidChange() }
        notifyTimeChange()
        settle()
    }

    /// A debugger came or went: limits stop, or apply again.
    private func applyLimits() {
        record(.stimulus, conditions.isDebuggerAttached ? "debugger attached" : "debugger detached")
        for process in apps.compactMap(\.process) {
            if conditions.isDebuggerAttached { process.life.watch.end() }
            process.grants.rescheduleCountdown()
            process.use.limitsDidChange()
            process.reconsiderSuspension()
        }
    }
}
