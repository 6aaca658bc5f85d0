// swift-format-ignore-file
//
//  ProviderDelegate.swift
//  OfficePhone
//

import AVFoundation
import CallKit
import UIKit

class ProviderDelegate: NSObject {

    private let callManager: CallManager
    private let signaling: SignalingClient
    private let provider: CXProvider
    private let audio = CallAudio()

    static var providerConfiguration: CXProviderConfiguration = {
        let configuration = CXProviderConfiguration(localizedName: "Office Phone")
        configuration.supportsVideo = false
        configuration.maximumCallsPerCallGroup = 1
        configuration.maximumCallGroups = 2
        configuration.supportedHandleTypes = [.phoneNumber, .generic]
        configuration.ringtoneSound = "Ringtone.caf"
        return configuration
    }()

    init(callManager: CallManager, signaling: SignalingClient) {
        self.callManager = callManager
        self.signaling = signaling
        provider = CXProvider(configuration: ProviderDelegate.providerConfiguration)
        super.init()
        provider.setDelegate(self, queue: nil)
    }

    func reportIncomingCall(uuid: UUID, handle: String, hasVideo: Bool = false, completion: ((Error?) -> Void)?) {
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .generic, value: handle)
        update.hasVideo = hasVideo
        update.supportsDTMF = true
        update.supportsHolding = true

        provider.reportNewIncomingCall(with: uuid, update: update) { error in
            if error == nil {
                let call = Call(uuid: uuid, handle: handle)
                self.callManager.add(call: call)
                self.signaling.connect(call: uuid) { [weak self] reason in
                    self?.provider.reportCall(with: uuid, endedAt: nil, reason: reason)
                }
            }
            completion?(error)
        }
    }
}

// MARK: - CXProviderDelegate

extension ProviderDelegate: CXProviderDelegate {

    func providerDidReset(_ provider: CXProvider) {
        audio.stop()
        callManager.calls.forEach { $0.end() }
        callManager.removeAllCalls()
    }

    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
        guard let call = callManager.callWithUUID(uuid: action.callUUID) else {
            action.fail()
            return
        }
        audio.configure()
        signaling.accept(call.uuid)
        call.answer()
        action.fulfill()
    }

    func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
        guard let call = callManager.callWithUUID(uuid: action.callUUID) else {
            action.fail()
            return
        }
        audio.stop()
        signaling.hangUp(call.uuid)
        print("talked for \(Int(call.duration)) s")
        call.end()
        action.fulfill()
        callManager.remove(call: call)
    }

    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {
        guard let call = callManager.callWithUUID(uuid: action.callUUID) else {
            action.fail()
            return
        }
        call.state = action.isOnHold ? .held : .active
        action.isOnHold ? audio.stop() : audio.start()
        action.fulfill()
    }

    func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
        let call = Call(uuid: action.callUUID, outgoing: true, handle: action.handle.value)
        audio.configure()
        callManager.add(call: call)
        provider.reportOutgoingCall(with: call.uuid, startedConnectingAt: nil)
        call.answer()
        provider.reportOutgoingCall(with: call.uuid, connectedAt: nil)
        action.fulfill()
    }

    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {
        print("too late: \(type(of: action))")
    }

    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {
        audio.start()
    }

    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {
        audio.stop()
    }
}
