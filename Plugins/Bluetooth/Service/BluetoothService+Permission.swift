import BackgroundRuntime

// The user's permission to use Bluetooth, from iOS 13. It belongs to the app and survives its launches.

extension BluetoothService {
    /// The key of the text with which the user is asked.
    private static let usageKey = "NSBluetoothAlwaysUsageDescription"

    /// An app uses Bluetooth: at its first use the user is asked. One that does not say what for is ended.
    func admit(_ process: AppProcess) {
        guard BluetoothRules.bleUsageText.systems.contains(context.system) else { return }
        let record = AppBluetooth.of(process.app)
        guard record.isAllowed == nil else { return }
        guard process.app.manifest.string(forKey: BluetoothService.usageKey)?.isEmpty == false else {
            return process.end(.noBluetoothText)
        }
        record.isAllowed = isPermitted
        process.record(
            .note, "the user is asked for Bluetooth", detail: isPermitted ? "allowed" : "denied",
            rule: BluetoothRules.blePermission)
    }

    /// What the user answered an app; nil as long as it has not used Bluetooth, true before there was a question.
    public func permission(of app: InstalledApp) -> Bool? {
        guard BluetoothRules.blePermission.systems.contains(context.system) else { return true }
        return app.storage.existing(AppBluetooth.self)?.isAllowed
    }

    /// What Bluetooth can do for an app now.
    func state(for app: InstalledApp) -> RadioState {
        if permission(of: app) == false { return .unauthorized }
        return isOn ? .poweredOn : .poweredOff
    }
}

extension TerminationReason {
    static let noBluetoothText = TerminationReason(
        "privacy", rule: BluetoothRules.bleUsageText,
        """
        This app has crashed because it attempted to access privacy-sensitive data without a usage description: \
        NSBluetoothAlwaysUsageDescription
        """)
}
