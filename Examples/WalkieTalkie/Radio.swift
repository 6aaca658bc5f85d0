import AVFoundation
import PushToTalk
import UIKit

/// The channel, and who speaks on it.
@MainActor
final class Radio: NSObject {
    private static var channel: UUID { UUID(uuidString: "6C1B9C1E-6B0E-4E0B-9C55-0E4B4C3B2A10") ?? UUID() }

    private let descriptor = PTChannelDescriptor(name: "Friends", image: nil)
    private var manager: PTChannelManager?
    private let voice = Voice()
    /// How long whoever speaks goes on, as the server says.
    private var secondsToHear = 0.0

    func start() {
        PTChannelManager.channelManager(delegate: self, restorationDelegate: self) { manager, error in
            // Called on the main thread.
            MainActor.assumeIsolated {
                if let error { print("no channel manager: \(error)") }
                self.manager = manager
                if UIApplication.shared.applicationState == .active { self.join() }
            }
        }
    }

    /// Joins the channel. To be called in the foreground: elsewhere the system refuses.
    func join() {
        guard let manager, manager.activeChannelUUID == nil else { return }
        manager.requestJoinChannel(channelUUID: Self.channel, descriptor: descriptor)
    }

    /// Nobody speaks any more: the system may deactivate the session.
    private func fallSilent() {
        manager?.setActiveRemoteParticipant(nil, channelUUID: Self.channel)
    }
}

extension Radio: @MainActor PTChannelRestorationDelegate {
    func channelDescriptor(restoredChannelUUID channelUUID: UUID) -> PTChannelDescriptor { descriptor }
}

extension Radio: @MainActor PTChannelManagerDelegate {
    func channelManager(
        _ channelManager: PTChannelManager, didJoinChannel channelUUID: UUID, reason: PTChannelJoinReason
    ) {
        print(reason == .channelRestoration ? "back on the channel" : "on the channel")
        // In the background nobody could answer.
        if reason == .developerRequest { voice.askForMicrophone() }
    }

    func channelManager(
        _ channelManager: PTChannelManager, didLeaveChannel channelUUID: UUID, reason: PTChannelLeaveReason
    ) {
        print("left the channel")
    }

    func channelManager(_ channelManager: PTChannelManager, receivedEphemeralPushToken pushToken: Data) {
        print("a token for the server: \(pushToken.count) bytes")
    }

    func incomingPushResult(
        channelManager: PTChannelManager, channelUUID: UUID, pushPayload: [String: Any]
    ) -> PTPushResult {
        // The trap: whoever returns `leaveChannel` for a push without a speaker leaves until the user opens the app again.
        guard let name = pushPayload["activeSpeaker"] as? String else { return .leaveChannel }
        secondsToHear = pushPayload["seconds"] as? Double ?? 5
        return .activeRemoteParticipant(PTParticipant(name: name, image: nil))
    }

    func channelManager(
        _ channelManager: PTChannelManager, channelUUID: UUID,
        didBeginTransmittingFrom source: PTChannelTransmitRequestSource
    ) {
        voice.isWanted = true
    }

    func channelManager(
        _ channelManager: PTChannelManager, channelUUID: UUID,
        didEndTransmittingFrom source: PTChannelTransmitRequestSource
    ) {
        voice.stop()
    }

    func channelManager(_ channelManager: PTChannelManager, didActivate audioSession: AVAudioSession) {
        guard !voice.isWanted else { return voice.record() }
        print("hears somebody")
        Timer.scheduledTimer(withTimeInterval: secondsToHear, repeats: false) { _ in
            MainActor.assumeIsolated { self.fallSilent() }
        }
    }

    func channelManager(_ channelManager: PTChannelManager, didDeactivate audioSession: AVAudioSession) {
        print("silent")
    }

    func channelManager(
        _ channelManager: PTChannelManager, failedToJoinChannel channelUUID: UUID, error: any Error
    ) {
        print("not joined: \(error)")
    }

    func channelManager(
        _ channelManager: PTChannelManager, failedToBeginTransmittingInChannel channelUUID: UUID, error: any Error
    ) {
        print(PTChannelError.callActive ~= error ? "not while a call goes on" : "cannot speak: \(error)")
    }
}
