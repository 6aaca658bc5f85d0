import ExternalAccessory
import UIKit
import VigilTestSupport

final class ExternalAccessoryPhone: DelegatePhone {
    /// A phone with the app, and a meter at it.
    static func withMeter(modes: [String] = ["external-accessory"]) throws -> ExternalAccessoryPhone {
        let protocols = ["UISupportedExternalAccessoryProtocols": ["com.example.meter"]]
        let phone = try ExternalAccessoryPhone(
            MeterApp.self, on: .iOS(17), manifest: Manifest(backgroundModes: modes, lists: protocols))
        try phone.happen("accessory.connect", ["name": "Meter", "protocols": .texts(["com.example.meter"])])
        return phone
    }

    /// The meter sends a value.
    func measure(_ value: String) throws { try happen("accessory.data", ["accessory": "Meter", "data": .text(value)]) }
}

/// Reads a meter, as an app on a phone would: it looks for the accessory, opens a session and reads its streams.
final class MeterApp: UIResponder, UIApplicationDelegate {
    private var session: EASession?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let manager = EAAccessoryManager.shared()
        print("sees", manager.connectedAccessories.map(\.name), manager === EAAccessoryManager.shared())
        manager.registerForLocalNotifications()
        for name in [Notification.Name.EAAccessoryDidConnect, .EAAccessoryDidDisconnect] {
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self] note in
                let accessory = note.userInfo?[EAAccessoryKey] as? EAAccessory
                print(
                    note.name.rawValue, accessory?.connectionID ?? EAConnectionIDNone, accessory?.isConnected ?? false)
                MainActor.assumeIsolated { if name == .EAAccessoryDidConnect { self?.open() } }
            }
        }
        open()
        return true
    }

    private func open() {
        guard let meter = EAAccessoryManager.shared().connectedAccessories.first else { return print("no meter") }
        meter.delegate = self
        print("wrong protocol", EASession(accessory: meter, forProtocol: "com.example.metre") == nil)
        session = EASession(accessory: meter, forProtocol: "com.example.meter")
        for stream in [session?.inputStream, session?.outputStream] as [SimulatedFoundation.Stream?] {
            stream?.delegate = self
            stream?.schedule(in: .main, forMode: .default)
            stream?.open()
        }
    }

    /// Lets go of the session.
    func close() { session = nil }
}

extension MeterApp: @preconcurrency StreamDelegate, @preconcurrency EAAccessoryDelegate {
    func stream(_ aStream: SimulatedFoundation.Stream, handle eventCode: SimulatedFoundation.Stream.Event) {
        switch (aStream, eventCode) {
        case (let input as InputStream, .hasBytesAvailable):
            var bytes = [UInt8](repeating: 0, count: 16)
            let count = input.read(&bytes, maxLength: bytes.count)
            print("reads", String(decoding: bytes.prefix(count), as: UTF8.self))
        case (let output as OutputStream, .hasSpaceAvailable):
            print("writes", output.write(Array("start".utf8), maxLength: 5))
        case (let output as OutputStream, .endEncountered):
            print("end", output.write([0], maxLength: 1), output.streamStatus == .atEnd)
        default: break
        }
    }

    func accessoryDidDisconnect(_ accessory: EAAccessory) { print("disconnected", accessory.name) }
}
