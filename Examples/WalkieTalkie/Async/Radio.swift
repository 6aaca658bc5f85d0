import AVFoundation
import PushToTalk
import UIKit

/// The channel, and who speaks on it: what takes time is done by tasks.
@MainActor
final class Radio: NSObject {
    private static var channel: UUID { UUID(uuidString: "6C1B9C1E-6B0E-4E0B-9C55-0E4B4C3B2A10") ?? UUID() }

    private let descriptor = PTChannelDescriptor(name: "Friends", image: nil)
    private var manager: PTChannelManager?
    private let voice = Voice()
    /// How long whoever speaks goes on, as the server says.
    private var timeToHear = Duration.zero

    func start() {
        Task {
            do {
                manager = try await PTChannelManager.channelManager(delegate: self, restorationDelegate: self)
                if UIApplication.shared.applicationState == .active { join() }
            } catch {
                print("no channel manager: \(error)")
            }
        }
    }

    /// Joins the channel. To be called in the foreground: elsewhere the system refuses.
    func join() {
        guard let manager, manager.activeChannelUUID == nil else { return }
        manager.requestJoinChannel(channelUUID: Self.channel, descriptor: descriptor)
    }

    /// Hears whoever speaks, and says when nobody does any more: the system may deactivate the session then.
    private func hear() async {
        print("hears somebody")
        do {
            try await Task.sleep(for: timeToHear)
            try await manager?.setActiveRemoteParticipant(nil, channelUUID: Self.channel)
        } catch {
            print("heard nobody: \(error)")
        }
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
        timeToHear = .seconds(pushPayload["seconds"] as? Double ?? 5)
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
        Task { await hear() }
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
