// swift-format-ignore-file
//
//  PushService.swift
//  OfficePhone
//

import Foundation
import PushKit

struct IncomingPush {
    let uuid: UUID
    let handle: String
    let hasVideo: Bool
    let completion: () -> Void
}

final class PushService: NSObject {

    private let registry = PKPushRegistry(queue: .main)
    private let handler: (IncomingPush) -> Void

    init(handler: @escaping (IncomingPush) -> Void) {
        self.handler = handler
        super.init()
    }

    func register() {
        registry.delegate = self
        registry.desiredPushTypes = [.voIP]
    }
}

extension PushService: PKPushRegistryDelegate {

    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {
        guard type == .voIP else { return }
        let token = pushCredentials.token.map { String(format: "%02.2hhx", $0) }.joined()
        UserDefaults.standard.set(token, forKey: "voipToken")
        print("token of \(pushCredentials.token.count) bytes")
    }

    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {
        UserDefaults.standard.removeObject(forKey: "voipToken")
    }

    func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void) {
        let dictionary = payload.dictionaryPayload
        let uuid = (dictionary["uuid"] as? String).flatMap(UUID.init(uuidString:)) ?? UUID()
        let handle = dictionary["handle"] as? String ?? dictionary["caller"] as? String ?? "Unknown"
        handler(IncomingPush(uuid: uuid, handle: handle, hasVideo: dictionary["video"] as? Bool ?? false, completion: completion))
    }
}
