import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let alarmManager = symbol("AlarmManager", .iOS(26))
    static let alarmValues = symbol("AlarmPresentation", .iOS(26))
    static let alertWithoutStopButton = symbol(
        "AlarmPresentation.Alert.init(title:secondaryButton:secondaryButtonBehavior:)", .iOS(26, 1))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofAlarmKit: [SystemAPI] = [alarmManager, alarmValues, alertWithoutStopButton]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofAlarmKit) }
