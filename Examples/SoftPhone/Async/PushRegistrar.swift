import AVFoundation
import CallKit
import PushKit
import UIKit

/// The new way: a registry at every launch, each push reported before its delegate method returns.
@MainActor
final class PushRegistrar: NSObject, Registrar, @MainActor PKPushRegistryDelegate {
    private let registry = PKPushRegistry(queue: .main)
    private let calls = CallCentre()

    func register(with application: UIApplication) {
        registry.delegate = self
        registry.desiredPushTypes = [.voIP]
    }

    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {
        print("registered for VoIP pushes")
    }

    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) {
        // The trap: a push that is no new call. Nothing is shown, and from iOS 13 the system ends the app for it.
        if payload.dictionaryPayload["event"] as? String == "cancelled" {
            print("the caller gave up: nothing to show")
            return completion()
        }
        calls.ring(from: payload.dictionaryPayload["caller"] as? String ?? "somebody", completion: completion)
    }
}

/// The calls, as the system's call screen shows them. What the user asks for is done by a task.
///
/// A call is reported with a completion handler, not with `await`: the system wants the report before the delegate method
/// returns, and what follows an `await` runs later.
final class CallCentre: NSObject, CXProviderDelegate {
    private let provider = CXProvider(configuration: CXProviderConfiguration())
    private let line = VoiceLine()

    override init() {
        super.init()
        provider.setDelegate(self, queue: nil)
    }

    func ring(from caller: String, completion: @escaping () -> Void) {
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .generic, value: caller)
        provider.reportNewIncomingCall(with: UUID(), update: update) { error in
            print(error == nil ? "ringing for \(caller)" : "not shown: \(caller)")
            completion()
        }
    }

    func providerDidReset(_ provider: CXProvider) {}

    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
        print("answered")
        prepareSound()
        Task { @MainActor [line] in
            await line.open()
            action.fulfill()
        }
    }

    /// Without a category that has a microphone the caller would hear nothing. The system activates the session.
    private func prepareSound() {
        do {
            try AVAudioSession.sharedInstance().setCategory(.playAndRecord, mode: .voiceChat)
        } catch {
            print("no sound: \(error.localizedDescription)")
        }
    }

    func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
        print("hung up")
        Task { @MainActor [line] in
            await line.close()
            action.fulfill()
        }
    }

    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) { print("talking") }

    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) { print("silent") }
}

/// The sound of a call, to the server and back.
actor VoiceLine {
    private var isOpen = false

    func open() { isOpen = true }

    func close() { isOpen = false }
}
