import CallKit
import PushKit
import UIKit

#if canImport(AVFoundation)
    import AVFoundation
#endif

/// Takes calls as Apple's documents ask for: a registry at every launch, and each push reported at once.
final class Softphone: UIResponder, UIApplicationDelegate, @MainActor PKPushRegistryDelegate {
    let calls = CallManager()
    private let registry = PKPushRegistry(queue: .main)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        registry.delegate = self
        registry.desiredPushTypes = [.voIP]
        return true
    }

    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {
        let isStored = registry.pushToken(for: .voIP) == pushCredentials.token
        print("token of", pushCredentials.token.count, "bytes, stored:", isStored)
    }

    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {
        print("token gone:", type == .voIP)
    }

    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) {
        guard type == .voIP, let caller = payload.dictionaryPayload["caller"] as? String else { return completion() }
        calls.report(from: caller, completion: completion)
    }
}

/// The calls of the app: a class of its own that belongs to no actor.
final class CallManager: NSObject, CXProviderDelegate, CXCallObserverDelegate {
    private let provider: CXProvider
    private let controller = CXCallController()
    private var isTalking = false

    override init() {
        let configuration = CXProviderConfiguration()
        configuration.supportsVideo = true
        configuration.maximumCallsPerCallGroup = 1
        configuration.supportedHandleTypes = [.phoneNumber, .generic]
        provider = CXProvider(configuration: configuration)
        super.init()
        provider.setDelegate(self, queue: nil)
        controller.callObserver.setDelegate(self, queue: nil)
    }

    func report(from caller: String, completion: @escaping () -> Void) {
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .generic, value: caller)
        update.hasVideo = false
        provider.reportNewIncomingCall(with: UUID(), update: update) { error in
            if let error = error as? CXErrorCodeIncomingCallError { print("not shown:", error.code) }
            if let error = error as? CXError { print("not shown:", error.code) }
            completion()
        }
    }

    func call(_ name: String) {
        let start = CXStartCallAction(call: UUID(), handle: CXHandle(type: .phoneNumber, value: name))
        controller.request(CXTransaction(action: start)) { error in
            if let error { print("refused:", (error as? CXErrorCodeRequestTransactionError)?.code as Any) }
        }
    }

    /// The app's own server says that the other side did something.
    func serverSays(_ word: String) {
        guard let call = controller.callObserver.calls.first else { return }
        switch word {
        case "connected": provider.reportOutgoingCall(with: call.uuid, connectedAt: nil)
        default: provider.reportCall(with: call.uuid, endedAt: nil, reason: .remoteEnded)
        }
    }

    func hangUp() {
        let ends = controller.callObserver.calls.map { CXEndCallAction(call: $0.uuid) }
        controller.request(CXTransaction(actions: ends)) { _ in }
    }

    func endUnknownCall() {
        controller.requestTransaction(with: CXEndCallAction(call: UUID())) { error in
            let error = error as? CXErrorCodeRequestTransactionError
            print(error?.code == .unknownCallUUID ? "unknown call" : "no error")
        }
    }

    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
        print("call", call.hasEnded ? "ended" : call.hasConnected ? "connected" : "new", call.isOnHold ? "held" : "")
    }

    func providerDidReset(_ provider: CXProvider) { isTalking = false }

    func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
        print("dials", action.handle.value, action.handle.type)
        provider.reportOutgoingCall(with: action.callUUID, startedConnectingAt: nil)
        action.fulfill()
    }

    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }
    func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fulfill() }
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) { action.fulfill() }

    #if canImport(AVFoundation)
        func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {
            isTalking = true
            print("talking, on the main thread:", Thread.isMainThread)
        }

        func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {
            isTalking = false
            print("silent")
        }
    #endif
}

extension Softphone {
    /// What the softphone prints of all this: nothing about sound where no module handles the sound of calls.
    nonisolated static func heard(_ lines: [String]) -> ArraySlice<String> {
        #if canImport(AVFoundation)
            return lines[...]
        #else
            return lines.filter { !$0.hasPrefix("talking") && $0 != "silent" }[...]
        #endif
    }
}
