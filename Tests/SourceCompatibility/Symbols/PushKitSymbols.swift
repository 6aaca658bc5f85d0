import Foundation
import PushKit

protocol PushRegistering: AnyObject {
    var delegate: PKPushRegistryDelegate? { get set }
    var desiredPushTypes: Set<PKPushType>? { get set }
    func pushToken(for type: PKPushType) -> Data?
}

extension PKPushRegistry: PushRegistering {}

// row: PKPushRegistryDelegate (protocol)
class SymbolPushes: NSObject, PKPushRegistryDelegate {
    // row: PKPushRegistry (type)
    // row: PKPushRegistry.init(queue:)
    let registry = PKPushRegistry(queue: DispatchQueue.main)
    private let second = PKPushRegistry(queue: nil)

    func start() {
        // row: PKPushRegistry.delegate
        registry.delegate = self
        // row: PKPushRegistry.desiredPushTypes
        // row: PKPushType / .voIP
        registry.desiredPushTypes = Set([PKPushType.voIP])
        registry.desiredPushTypes = [.voIP]
        // row: PKPushRegistry.pushToken(for:)
        print(registry.pushToken(for: .voIP)?.count ?? 0)
    }

    // row: PKPushRegistryDelegate.pushRegistry(_:didUpdate:for:)
    func pushRegistry(_ registry: PKPushRegistry, didUpdate credentials: PKPushCredentials, for type: PKPushType) {
        guard type == .voIP else { return }
        // row: PKPushCredentials.token
        print(credentials.token.map { String(format: "%02x", $0) }.joined())
        print(credentials.token.reduce("") { $0 + String(format: "%02X", $1) }.count)
    }

    // row: PKPushRegistryDelegate.pushRegistry(_:didReceiveIncomingPushWith:for:completion:)
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) {
        // row: PKPushPayload.dictionaryPayload
        print(payload.dictionaryPayload["caller"] as? String ?? "", payload.type.rawValue)
        completion()
    }

    // row: PKPushRegistryDelegate.pushRegistry(_:didInvalidatePushTokenFor:)
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}

class OldPushes: NSObject, PKPushRegistryDelegate {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {}

    // row: PKPushRegistryDelegate.pushRegistry(_:didReceiveIncomingPushWith:for:) (legacy, no completion)
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) {}
}
