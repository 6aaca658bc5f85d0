import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

@testable import VigilBluetooth

struct BluetoothMachineTests: Facts {
    @Test("The machines of the Bluetooth module", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let uuids = Fact(
        "an assigned identifier is the same in any length",
        for: [
            ("180d", "180D"), ("0000180D", "180D"), ("0000180d-0000-1000-8000-00805f9b34fb", "180D"),
            ("1234180D", "1234180D"), ("FB694B90-F49E-4597-8306-171BBA78F846", "FB694B90-F49E-4597-8306-171BBA78F846"),
        ]
    ) { (text: String, canonical: String) in expect(BluetoothUUID(text)?.text, is: canonical) }

    let noUUID = Fact(
        "what is no identifier is none",
        for: ["", "18", "180G", "180D-", "FB694B90F49E45978306171BBA78F846", "١٨٠D"]
    ) { (text: String) in expect(BluetoothUUID(text) == nil) }

    let delivery = Fact("an event comes at once, by a wake, by a launch, later or never") {
        func way(_ state: AppState, mode: Bool = false, kept: Bool = false, behind: Bool = false) -> Delivery {
            Delivery(state: state, hasMode: mode, isKept: kept, isBehind: behind)
        }
        expect(way(.active) == .now && way(.inactive, mode: true) == .now)
        expect(way(.suspended, mode: true) == .wake && way(.background, mode: true) == .wake)
        expect(way(.suspended) == .hold && way(.background) == .now && way(.background, behind: true) == .hold)
        expect(way(.notRunning, kept: true) == .launch && way(.notRunning, mode: true) == .lose)
    }

    let links = Fact("a connection is waited for, stands, listens, and is gone") {
        var state = CentralState()
        let id = UUID()
        let path = CharacteristicPath(try require(BluetoothUUID("180D")), try require(BluetoothUUID("2A37")))
        expect(!state.isWaiting && state.connect(id, []) && !state.connect(id, []) && state.isWaiting)
        state.listen(true, to: path, of: id)
        expect(!state.listens(to: path, of: id))
        expect(state.reach(id) && !state.reach(id) && state.listens(to: path, of: id))
        state.renewAfterBoot()
        expect(state.link(to: id)?.isConnected == false && !state.listens(to: path, of: id))
        expect(state.drop(id) != nil && state.drop(id) == nil && !state.isWaiting)
    }
}
