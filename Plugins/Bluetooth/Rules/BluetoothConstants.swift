import BackgroundRuntime

/// The figures of Bluetooth.
package enum BluetoothConstants {
    package static let all: [Constant] = [wake]

    package static let wake = Constant(
        "k.ble.wake", .seconds, all: 10, systems: .from(.iOS(5)), "Run time for a Bluetooth event, from iOS 5.",
        confidence: .documented, sources: "CB-BG")
}
