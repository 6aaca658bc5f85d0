import BackgroundRuntime

// The user's permission to use Bluetooth, from iOS 13. It belongs to the app and survives its launches.

extension BluetoothService {
    /// The key of the text with which the user is asked.
    private static let usageKey = "NSBluetoothAlwaysUsageDescription"

    /// An app uses Bluetooth: at its first use the user is asked, and its managers hear of Bluetooth once that is
    /// answered. One that does not say what for is ended.
    ///
    /// - Returns: whether the answer is known.
    func admit(_ process: AppProcess) -> Bool {
        guard BluetoothRules.bleUsageText.systems.contains(context.system) else { return true }
        guard permission(of: process.app) == nil else { return true }
        let hasText = process.app.manifest.string(forKey: BluetoothService.usageKey)?.isEmpty == false
        guard hasText || process.app.linkedSDK < .iOS(13) else {
            process.end(.noBluetoothText)
            return false
        }
        let permission = AppBluetooth.of(process.app).permission
        guard !permission.isAsking else { return false }
        permission.request(question(about: process.app), by: process) { [unowned self, weak process] _ in
            if let process { notifyState(to: process) }
        }
        return false
    }

    /// The question as it is on the screen. The button that allows was called otherwise before iOS 17.
    private func question(about app: InstalledApp) -> UserPermission.Question {
        UserPermission.Question(
            "Bluetooth", title: "“\(app.manifest.displayName)” Would Like to Use Bluetooth",
            message: app.manifest.string(forKey: BluetoothService.usageKey),
            allowing: context.system < .iOS(17) ? "OK" : "Allow")
    }

    /// What the user answered an app; nil as long as nobody did, true before there was a question.
    public func permission(of app: InstalledApp) -> Bool? {
        guard BluetoothRules.blePermission.systems.contains(context.system) else { return true }
        return app.storage.existing(AppBluetooth.self)?.permission.isGranted
    }

    /// What Bluetooth can do for an app now.
    func state(for app: InstalledApp) -> RadioState {
        guard let permission = permission(of: app) else { return .unknown }
        guard permission else { return .unauthorized }
        return isOn ? .poweredOn : .poweredOff
    }

    /// All managers of a launch hear what Bluetooth can do.
    func notifyState(to process: AppProcess) {
        for session in process.storage.existing(ProcessBluetooth.self)?.centrals ?? [] { session.notifyState() }
        for session in peripherals(of: process.app) { session.notifyState() }
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
