import BackgroundRuntime
import Security
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// Keeps a secret for each class of protection, and reads them on request.
private final class Vault: UIResponder, UIApplicationDelegate {
    static var classes: [String: CFString] {
        [
            "unlocked": kSecAttrAccessibleWhenUnlocked, "first": kSecAttrAccessibleAfterFirstUnlock,
            "always": kSecAttrAccessibleAlwaysThisDeviceOnly,
            "passcode": kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
        ]
    }

    func add(_ account: String, _ secret: String = "secret", accessible: CFString? = nil) -> OSStatus {
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
            kSecAttrService as String: "vault", kSecValueData as String: Data(secret.utf8),
        ]
        if let accessible { query[kSecAttrAccessible as String] = accessible }
        return SecItemAdd(query as CFDictionary, nil)
    }

    func read(_ account: String) -> String {
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecReturnData: true,
            kSecMatchLimit: kSecMatchLimitOne,
        ]
        var item: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &item)
        return (item as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "\(status)"
    }

    func readAll() -> [String] { Vault.classes.keys.sorted().map { "\($0) \(read($0))" } }
}

private func query(_ account: String) -> CFDictionary {
    [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account] as CFDictionary
}

struct KeychainTests: Facts {
    @Test("The keychain of an app", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone() throws -> DelegatePhone {
        let phone = try DelegatePhone(Vault.self, on: .iOS(17), modules: [], manifest: Manifest())
        phone.app.launch()
        return phone
    }

    private static func fill(_ phone: DelegatePhone) throws {
        let statuses = try phone.app.main { (vault: Vault) in
            Vault.classes.sorted { $0.key < $1.key }.map { vault.add($0.key, accessible: $0.value) }
        }
        expect(statuses, is: [0, 0, 0, 0])
    }

    let items = Fact("adds, reads, changes and deletes items, and says what is there twice or not at all") {
        let phone = try Self.phone()
        let told = try phone.app.main { (vault: Vault) in
            var lines = ["\(vault.add("a"))", "\(vault.add("a"))", vault.read("a"), vault.read("b")]
            let change = [kSecValueData: Data("new".utf8)] as CFDictionary
            lines += ["\(SecItemUpdate(query("a"), change))", vault.read("a"), "\(SecItemUpdate(query("b"), change))"]
            lines += ["\(SecItemDelete(query("a")))", "\(SecItemDelete(query("a")))", vault.read("a")]
            return lines + ["\(SecItemAdd([:] as CFDictionary, nil))"]
        }
        expect(
            told, is: ["0", "-25299", "secret", "-25300", "0", "new", "-25300", "0", "-25300", "-25300", "-50"])
    }

    let results = Fact("gives attributes, or several items, where a query asks for them") {
        let phone = try Self.phone()
        let told = try phone.app.main { (vault: Vault) in
            _ = (vault.add("a", "1"), vault.add("b", "2"))
            let all: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecReturnAttributes as String: true,
                kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitAll,
            ]
            var items: AnyObject?
            guard SecItemCopyMatching(all as CFDictionary, &items) == errSecSuccess,
                let found = items as? [[String: Any]]
            else { return ["nothing"] }
            return found.map { item in
                let data = item[kSecValueData as String] as? Data ?? Data()
                return "\(item[kSecAttrAccount as String] as? String ?? "") \(String(decoding: data, as: UTF8.self)) "
                    + "\(item[kSecAttrAccessible as String] as? String ?? "")"
            }
        }
        expect(told, is: ["a 1 ak", "b 2 ak"])
    }

    let launches = Fact("is there for the next launch, and not for another app") {
        let phone = try Self.phone()
        try Self.fill(phone)
        phone.app.terminate()
        phone.app.launch()
        try expect(phone.app.main { (vault: Vault) in vault.read("first") }, is: "secret")
        let other = try phone.device.install(Vault.self, manifest: Manifest(bundleIdentifier: "other"), name: "Other")
        other.launch()
        try expect(other.main { (vault: Vault) in vault.read("first") }, is: "-25300")
    }

    let lock = Fact("keeps items from an app some time after the lock, by their class: errSecInteractionNotAllowed") {
        let phone = try Self.phone()
        try Self.fill(phone)
        _ = try phone.app.main { (_: Vault) in
            UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
        }
        phone.device.lock()
        phone.device.advance(by: .seconds(11))
        let told = try phone.app.main { (vault: Vault) in
            vault.readAll() + ["\(vault.add("new"))", "\(SecItemDelete(query("unlocked")))"]
        }
        expect(
            told, is: ["always secret", "first secret", "passcode -25308", "unlocked -25308", "-25308", "0"])
        expect(
            phone.app.trace.entries.contains {
                $0.text
                    == "the keychain does not give \"vault/passcode\": errSecInteractionNotAllowed: the phone is locked"
            })
    }

    let chance = Fact("fills memory with the chance of the device: the same in each run, another with another seed") {
        func bytes(_ seed: UInt64) throws -> [UInt8] {
            let device = Device(system: .iOS(17), seed: seed)
            let app = try device.install(Vault.self, manifest: Manifest())
            app.launch()
            return try app.main { (_: Vault) in
                var bytes = [UInt8](repeating: 0, count: 16)
                _ = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
                return bytes
            }
        }
        let first = try bytes(1)
        try expect(bytes(1), is: first)
        try expect(bytes(2) != first && Set(first).count > 4)
    }
}
