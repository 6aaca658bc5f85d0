import CoreBluetooth
import Testing
import UIKit
import VigilBluetooth
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// Offers a heart rate, and tells it to whoever subscribes.
private final class BeltApp: UIResponder, UIApplicationDelegate, @preconcurrency CBPeripheralManagerDelegate {
    private var manager: CBPeripheralManager?
    private let rate = CBMutableCharacteristic(
        type: CBUUID(string: "2A37"), properties: [.read, .write, .notify], value: nil,
        permissions: [.readable, .writeable])
    private let place = CBMutableCharacteristic(
        type: CBUUID(string: "2A38"), properties: .read, value: Data([1]), permissions: .readable)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        manager = CBPeripheralManager(delegate: self, queue: nil)
        return true
    }

    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
        guard peripheral.state == .poweredOn else { return }
        let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
        service.characteristics = [rate, place]
        peripheral.add(service)
    }

    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {
        print("added", service.uuid, service.characteristics?.count ?? 0)
        let data: [String: Any] = [
            CBAdvertisementDataLocalNameKey: "Belt", CBAdvertisementDataServiceUUIDsKey: [service.uuid],
        ]
        peripheral.startAdvertising(data)
        peripheral.startAdvertising(data)
    }

    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
        print("advertises", peripheral.isAdvertising, error == nil)
    }

    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {
        request.value = Data([0, 72])
        peripheral.respond(to: request, withResult: .success)
    }

    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {
        print("written", requests.first?.value?.first ?? 0)
        for request in requests { peripheral.respond(to: request, withResult: .writeNotPermitted) }
    }

    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {
        print("subscribed", characteristic === rate, rate.subscribedCentrals?.count ?? 0)
        print("told", peripheral.updateValue(Data([0, 80]), for: rate, onSubscribedCentrals: [central]))
    }

    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {
        print("unsubscribed", rate.subscribedCentrals?.count ?? -1)
    }
}

struct PeripheralTests: Facts {
    @Test("Core Bluetooth as a peripheral", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let conversation = Fact("an app offers services, and answers centrals that read, write and subscribe") {
        let phone = try CoreBluetoothPhone(BeltApp.self, modes: ["bluetooth-peripheral"])
        phone.app.launch()
        phone.home()
        phone.wait(30)
        func place(_ uuid: String) -> [String: ArgumentValue] {
            ["central": .text("Watch"), "characteristic": .text("180D/\(uuid)")]
        }
        try phone.happen("bluetooth.centralReads", place("2A38"))
        expect(phone.app.state, is: .suspended)
        try phone.happen("bluetooth.centralReads", place("2A37"))
        try phone.happen("bluetooth.centralWrites", place("2A37").merging(["data": .text("07")]) { $1 })
        try phone.happen("bluetooth.centralSubscribes", place("2A37"))
        try phone.happen("bluetooth.centralSubscribes", place("2A37").merging(["on": .flag(false)]) { $1 })
        expect(
            phone.app.trace.output,
            is: [
                "added 180D 2", "advertises true true", "advertises true false", "written 7", "subscribed true 1",
                "told true", "unsubscribed 0",
            ])
        expect(
            phone.app.trace.entries.map(\.text).filter { $0.hasPrefix("Watch") },
            is: [
                "Watch reads 01: 180D/2A38, without the app", "Watch reads 00 48: 180D/2A37",
                "Watch gets an error: writeNotPermitted", "Watch is told 00 50: 180D/2A37",
            ])
    }

    let restoration = Fact("a restore identifier of a peripheral manager is noted as not simulated") {
        let phone = try CoreBluetoothPhone(BeltApp.self, modes: ["bluetooth-peripheral"])
        phone.app.launch()
        try phone.run { _ in
            let options = [CBPeripheralManagerOptionRestoreIdentifierKey: "belt"]
            _ = CBPeripheralManager(delegate: nil, queue: nil, options: options)
        }
        let noted = phone.app.trace.entries.map(\.text).filter { $0.contains("is not simulated") }
        expect(noted, is: ["the restoration of a peripheral manager is not simulated: it ends with its process"])
    }
}
