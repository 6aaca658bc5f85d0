import SimulatedFoundation
import VigilBluetooth

/// The identifier of a service or a characteristic.
open class CBUUID: NSObject, @unchecked Sendable {
    let value: BluetoothUUID

    /// An identifier of 4, 8 or 36 characters. As on a phone, any other text ends the app.
    public convenience init(string theString: String) {
        guard let value = BluetoothUUID(theString) else {
            SimulatedApp.process(for: "CBUUID").raise(
                "NSInternalInconsistencyException: String \(theString) does not represent a valid UUID",
                rule: BluetoothRules.bleUUID)
        }
        self.init(value)
    }

    /// An identifier of 2, 4 or 16 bytes. As on a phone, any other number of them ends the app.
    public convenience init(data theData: Data) {
        let digits = theData.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        guard let value = BluetoothUUID(digits.count == 32 ? CBUUID.dashed(digits) : digits) else {
            SimulatedApp.process(for: "CBUUID").raise(
                "NSInternalInconsistencyException: Data of length \(theData.count) does not represent a valid UUID",
                rule: BluetoothRules.bleUUID)
        }
        self.init(value)
    }

    /// An identifier of nothing: 0000 here.
    public override convenience init() { self.init(string: "0000") }

    /// An identifier of 128 bits. From iOS 7.
    public convenience init(nsuuid theUUID: UUID) {
        SimulatedApp.require(.classMethod("UUIDWithNSUUID:", of: "CBUUID", .iOS(7)))
        self.init(string: theUUID.uuidString)
    }

    init(_ value: BluetoothUUID) { self.value = value }

    private static func dashed(_ digits: String) -> String {
        var rest = Substring(digits)
        let groups = [8, 4, 4, 4, 12].map { count in
            defer { rest = rest.dropFirst(count) }
            return String(rest.prefix(count))
        }
        return groups.joined(separator: "-")
    }

    /// The identifier as text: 4, 8 or 36 characters. From iOS 7.1.
    open var uuidString: String {
        SimulatedApp.constant(value.text, since: .method("UUIDString", of: "CBUUID", .iOS(7, 1)))
    }

    /// The identifier as 2, 4 or 16 bytes.
    open var data: Data { Data(value.bytes) }

    open override var description: String { value.text }
    open override var hash: Int { value.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.value == value }
}
