import AVFAudio
import AudioToolbox
import Foundation
import MapKit
import Network
import OSLog
import Security
import os

// row: os_log / Logger / OSLog
extension Logger {
    static let app = Logger(subsystem: "com.example.symbols", category: "app")
}

extension OSLog {
    static let old = OSLog(subsystem: "com.example.symbols", category: "old")
}

struct SymbolTrip: CustomStringConvertible {
    var description: String { "a trip" }
}

func logs(_ name: String, _ error: Error) {
    Logger.app.log("started")
    Logger.app.info("user \(name, privacy: .public) has \(3) trips, \(name)")
    Logger.app.debug("\(SymbolTrip()) took \(1.5, format: .fixed(precision: 2)) s: \(true)")
    Logger.app.error("failed: \(error.localizedDescription, privacy: .private(mask: .hash))")
    Logger.app.log(level: .fault, "0x\(255, format: .hex) \(7, align: .right(columns: 3)) \(Int.self)")
    os_log("plain")
    os_log("%{public}@ and %@, %d, %.1f", log: .old, type: .info, name, name, 7, 2.25)
    os_log(.error, log: .old, "failed")
    os_log(.debug, "interpolated \(name, privacy: .public)")
}

func marks() {
    let signposter = OSSignposter(logger: .app)
    let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
    signposter.emitEvent("half", "\(50) %")
    signposter.endInterval("load", state)
    os_signpost(.begin, log: .old, name: "old")
    os_signpost(.end, log: .old, name: "old", "%{public}s", "done")
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
}

func sounds() {
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    var sound: SystemSoundID = 0
    AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/bell.caf") as CFURL, &sound)
    AudioServicesPlaySystemSoundWithCompletion(sound) { AudioServicesDisposeSystemSoundID(sound) }
    // AVFAudio has the session by itself.
    _ = AVAudioSession.sharedInstance().category
}

func watchNetwork() -> NWPathMonitor {
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { path in
        print(path.status == .satisfied, path.isExpensive, path.usesInterfaceType(.wifi))
    }
    monitor.start(queue: DispatchQueue(label: "network"))
    return monitor
}

func saveToken(_ token: Data) -> OSStatus {
    let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "user",
        kSecAttrService as String: "com.example.symbols", kSecValueData as String: token,
        kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlock,
    ]
    SecItemDelete(query as CFDictionary)
    return SecItemAdd(query as CFDictionary, nil)
}

func readToken() -> Data? {
    let query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrAccount: "user", kSecReturnData: kCFBooleanTrue as Any,
        kSecMatchLimit: kSecMatchLimitOne,
    ]
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
    return item as? Data
}

func randomBytes(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    _ = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    return bytes
}

@MainActor
func map() -> MKMapView {
    let map = MKMapView()
    let center = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    map.setRegion(MKCoordinateRegion(center: center, latitudinalMeters: 500, longitudinalMeters: 500), animated: true)
    let pin = MKPointAnnotation()
    pin.coordinate = center
    map.addAnnotation(pin)
    return map
}
