import AVFoundation
import CallKit
import Foundation

protocol CallProviding: AnyObject {
    var configuration: CXProviderConfiguration { get set }
    func setDelegate(_ delegate: CXProviderDelegate?, queue: DispatchQueue?)
    func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason)
    func reportCall(with UUID: UUID, updated update: CXCallUpdate)
    func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?)
    func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate, completion: @escaping (Error?) -> Void)
    func invalidate()
}

extension CXProvider: CallProviding {}

class MockCallController: CXCallController, @unchecked Sendable {
    var asked: [CXTransaction] = []

    override func request(_ transaction: CXTransaction, completion: @escaping (Error?) -> Void) {
        asked.append(transaction)
        completion(nil)
    }
}

// row: CXProviderDelegate (protocol)
class SymbolCalls: NSObject, CXProviderDelegate {
    // row: CXProvider (type)
    let provider: CXProvider
    // row: CXCallController.init() / request(_:completion:)
    let controller = CXCallController()

    override init() {
        // row: CXProviderConfiguration.init / localizedName:
        let configuration = CXProviderConfiguration(localizedName: "Phone")
        // row: CXProviderConfiguration properties (supportsVideo, maximumCallsPerCallGroup, maximumCallGroups, supportedHandleTypes, includesCallsInRecents)
        configuration.supportsVideo = true
        configuration.maximumCallsPerCallGroup = 1
        configuration.maximumCallGroups = 1
        configuration.supportedHandleTypes = [.phoneNumber, .generic, .emailAddress]
        configuration.includesCallsInRecents = false
        // row: CXProviderConfiguration.iconTemplateImageData / ringtoneSound
        configuration.iconTemplateImageData = Data()
        configuration.ringtoneSound = "ring.caf"
        // row: CXProvider.init(configuration:)
        provider = CXProvider(configuration: configuration)
        super.init()
        // row: CXProvider.setDelegate(_:queue:)
        provider.setDelegate(self, queue: nil)
        // row: CXProvider.configuration
        provider.configuration = configuration
    }

    func ring(_ uuid: UUID) {
        // row: CXCallUpdate (type + remoteHandle, hasVideo, localizedCallerName, supports*)
        let update = CXCallUpdate()
        // row: CXHandle.init(type:value:)
        update.remoteHandle = CXHandle(type: .phoneNumber, value: "555")
        update.localizedCallerName = "Somebody"
        update.hasVideo = false
        update.supportsDTMF = true
        update.supportsHolding = false
        update.supportsGrouping = false
        update.supportsUngrouping = false
        // row: CXProvider.reportNewIncomingCall(with:update:completion:)
        provider.reportNewIncomingCall(with: uuid, update: update) { error in print(error as Any) }
        // row: CXProvider.reportCall(with:updated:)
        provider.reportCall(with: uuid, updated: update)
        // row: CXProvider.reportCall(with:endedAt:reason:)
        // row: CXCallEndedReason
        let reason: CXCallEndedReason = .remoteEnded
        provider.reportCall(with: uuid, endedAt: Date(), reason: reason)
        provider.reportCall(with: uuid, endedAt: nil, reason: .failed)
    }

    func dial(_ uuid: UUID) {
        // row: CXStartCallAction
        let start = CXStartCallAction(call: uuid, handle: CXHandle(type: .generic, value: "friend"))
        start.isVideo = true
        start.contactIdentifier = "contact"
        // row: CXTransaction (init, addAction)
        let transaction = CXTransaction(action: start)
        transaction.addAction(CXSetHeldCallAction(call: uuid, onHold: false))
        controller.request(transaction) { error in if let error { print(error) } }
        // row: CXProvider.reportOutgoingCall(with:startedConnectingAt:) / connectedAt
        provider.reportOutgoingCall(with: uuid, startedConnectingAt: Date())
        provider.reportOutgoingCall(with: uuid, connectedAt: nil)
        // row: CXEndCallAction
        // row: CXAnswerCallAction (construct)
        // row: CXSetMutedCallAction
        for action in [CXEndCallAction(call: uuid), CXAnswerCallAction(call: uuid)] {
            controller.request(CXTransaction(action: action), completion: { _ in })
        }
        controller.requestTransaction(with: CXSetMutedCallAction(call: uuid, muted: true)) { _ in }
        // row: CXCallController.callObserver / CXCallObserver.calls
        print(controller.callObserver.calls.filter { !$0.hasEnded }.count, CXCallObserver().calls.count)
    }

    func quit() {
        // row: CXProvider.invalidate()
        provider.invalidate()
    }

    // row: CXProviderDelegate.providerDidReset(_:)
    func providerDidReset(_ provider: CXProvider) {}
    // row: CXProviderDelegate.providerDidBegin(_:)
    func providerDidBegin(_ provider: CXProvider) {}
    // row: CXProviderDelegate.provider(_:perform: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
        // row: CXAction.fulfill() / fail()
        action.fulfill()
        print(action.handle.value, action.callUUID)
    }
    // row: CXProviderDelegate.provider(_:perform: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fail() }
    // row: CXProviderDelegate.provider(_:perform: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fulfill(withDateEnded: Date()) }
    // row: CXProviderDelegate.provider(_:perform: CXSetHeldCallAction)
    // row: CXSetHeldCallAction
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) { print(action.isOnHold) }
    // row: CXProviderDelegate.provider(_:perform: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) { print(action.isMuted) }
    // row: CXProviderDelegate.provider(_:perform: CXPlayDTMFCallAction)
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) { print(action.digits) }
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) { action.fulfill() }
    // row: CXProviderDelegate.provider(_:timedOutPerforming:)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    // row: CXProviderDelegate.provider(_:didActivate: AVAudioSession)
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    // row: CXProviderDelegate.provider(_:didDeactivate: AVAudioSession)
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}
