/// What a phone has that an app may ask for: not the computer's, by which a timeline would differ from one to the next.
///
/// The figures are choices of the simulator, of the size that phones of that time have.
package struct PhoneHardware {
    package let processorCount: Int
    /// The memory in bytes.
    package let memory: UInt64
    /// The size of a page of memory, in bytes.
    package let pageSize: Int

    /// That of the phone of the app that is running; nil outside any app.
    package static var ofRunningApp: PhoneHardware? { (AppProcess.current?.device.system).map(usual) }

    private static func usual(for system: SystemVersion) -> PhoneHardware {
        if system < .iOS(7) { return PhoneHardware(processorCount: 1, memory: 512 << 20, pageSize: 4_096) }
        if system < .iOS(13) { return PhoneHardware(processorCount: 2, memory: 1 << 30, pageSize: 16_384) }
        return PhoneHardware(processorCount: 6, memory: 6 << 30, pageSize: 16_384)
    }
}
