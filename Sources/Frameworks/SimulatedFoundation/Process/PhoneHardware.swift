import BackgroundRuntime

/// What a phone has that an app may ask for: not the computer's, by which a timeline would differ from one to the next.
///
/// The figures are choices of the simulator, of the size that phones of that time have.
struct PhoneHardware {
    let processorCount: Int
    /// In bytes.
    let memory: UInt64

    /// That of the phone of the app that is running; nil outside any app.
    static var ofRunningApp: PhoneHardware? { (AppProcess.current?.device.system).map(usual) }

    private static func usual(for system: SystemVersion) -> PhoneHardware {
        if system < .iOS(7) { return PhoneHardware(processorCount: 1, memory: 512 << 20) }
        if system < .iOS(13) { return PhoneHardware(processorCount: 2, memory: 1 << 30) }
        return PhoneHardware(processorCount: 6, memory: 6 << 30)
    }
}
