import ExternalAccessory
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct AccessoryTests: Facts {
    @Test("An app and its accessory", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let talks = Fact("finds it, opens a session, and reads and writes over its streams, also in the background") {
        let phone = try ExternalAccessoryPhone.withMeter()
        phone.app.launch()
        phone.home()
        phone.wait(30)
        expect(phone.app.state, is: .suspended)
        try phone.measure("5.1")
        expect(
            phone.output,
            is: [
                "00:00:00.000 sees [\"Meter\"] true", "00:00:00.000 wrong protocol true", "00:00:00.000 writes 5",
                "00:00:30.000 reads 5.1",
            ])
        try expect(phone.observe("accessory.sent"), is: .texts(["start"]))
    }

    let ends = Fact(
        "without the mode its streams end as it leaves, and it finds the accessory again with another connection"
    ) {
        let phone = try ExternalAccessoryPhone.withMeter(modes: [])
        phone.app.launch()
        phone.home()
        phone.wait(30)
        phone.app.activate()
        expect(
            Array(phone.output.dropFirst(3)),
            is: [
                "00:00:00.000 end -1 true", "00:00:00.000 disconnected Meter",
                "00:00:00.000 EAAccessoryDidDisconnectNotification 1 false",
                "00:00:30.000 EAAccessoryDidConnectNotification 2 true", "00:00:30.000 wrong protocol true",
                "00:00:30.000 writes 5",
            ])
    }

    let early = Fact("what comes before the stream is open is read as it opens") {
        let phone = try ExternalAccessoryPhone.withMeter()
        phone.app.launch()
        let session = try phone.run { _ in
            let manager = EAAccessoryManager.shared()
            return manager.connectedAccessories.first.flatMap {
                EASession(accessory: $0, forProtocol: "com.example.meter")
            }
        }
        try phone.measure("early")
        let reader = Reader()
        try phone.run { _ in
            session?.inputStream?.delegate = reader
            session?.inputStream?.open()
        }
        phone.device.settle()
        expect(reader.events, is: [.openCompleted, .hasBytesAvailable])
    }

    let picker = Fact(
        "the picker of Bluetooth accessories says that it is not simulated, and that the user cancelled"
    ) {
        let phone = try ExternalAccessoryPhone.withMeter()
        phone.app.launch()
        try phone.run { _ in
            EAAccessoryManager.shared().showBluetoothAccessoryPicker(withNameFilter: nil) { error in
                print((error as? EABluetoothAccessoryPickerError)?.code == .resultCancelled)
            }
        }
        phone.device.settle()
        expect(phone.output.last, is: "00:00:00.000 true")
        expect(phone.app.trace.entries.contains { $0.text.contains("showBluetoothAccessoryPicker is not simulated") })
    }
}

/// Notes what a stream tells.
private final class Reader: StreamDelegate {
    private(set) var events: [SimulatedFoundation.Stream.Event] = []

    func stream(_ aStream: SimulatedFoundation.Stream, handle eventCode: SimulatedFoundation.Stream.Event) {
        events.append(eventCode)
    }
}
