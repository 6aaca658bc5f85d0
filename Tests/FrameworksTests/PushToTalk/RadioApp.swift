import AVFoundation
import PushToTalk
import UIKit

/// Prints all that its channel manager tells.
final class RadioApp: UIResponder, UIApplicationDelegate {
    static var channel: UUID { UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)) }
    var manager: PTChannelManager?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        PTChannelManager.channelManager(delegate: self, restorationDelegate: self) { manager, error in
            MainActor.assumeIsolated {
                print("manager", manager != nil, error ?? "")
                self.manager = manager
            }
        }
        return true
    }

    static var current: RadioApp? { UIApplication.shared.delegate as? RadioApp }
}

extension RadioApp: @MainActor PTChannelRestorationDelegate {
    func channelDescriptor(restoredChannelUUID channelUUID: UUID) -> PTChannelDescriptor {
        print("descriptor", channelUUID == RadioApp.channel)
        return PTChannelDescriptor(name: "Friends again", image: nil)
    }
}

extension RadioApp: @MainActor PTChannelManagerDelegate {
    func channelManager(
        _ channelManager: PTChannelManager, didJoinChannel channelUUID: UUID, reason: PTChannelJoinReason
    ) {
        print("joined", channelManager.activeChannelUUID == channelUUID, reason)
    }

    func channelManager(
        _ channelManager: PTChannelManager, didLeaveChannel channelUUID: UUID, reason: PTChannelLeaveReason
    ) {
        print("left", reason, channelManager.activeChannelUUID == nil)
    }

    func channelManager(
        _ channelManager: PTChannelManager, channelUUID: UUID,
        didBeginTransmittingFrom source: PTChannelTransmitRequestSource
    ) {
        print("begins", source)
    }

    func channelManager(
        _ channelManager: PTChannelManager, channelUUID: UUID,
        didEndTransmittingFrom source: PTChannelTransmitRequestSource
    ) {
        print("ends", source)
    }

    func channelManager(_ channelManager: PTChannelManager, receivedEphemeralPushToken pushToken: Data) {
        print("token", pushToken.count)
    }

    func incomingPushResult(
        channelManager: PTChannelManager, channelUUID: UUID, pushPayload: [String: Any]
    ) -> PTPushResult {
        print("push", pushPayload["activeSpeaker"] ?? "nobody")
        guard let name = pushPayload["activeSpeaker"] as? String else { return .leaveChannel }
        return .activeRemoteParticipant(PTParticipant(name: name, image: nil))
    }

    func channelManager(_ channelManager: PTChannelManager, didActivate audioSession: AVAudioSession) {
        print("active", audioSession === AVAudioSession.sharedInstance())
    }

    func channelManager(_ channelManager: PTChannelManager, didDeactivate audioSession: AVAudioSession) {
        print("inactive")
    }

    func channelManager(
        _ channelManager: PTChannelManager, failedToJoinChannel channelUUID: UUID, error: any Error
    ) {
        print("not joined", PTChannelError.channelLimitReached ~= error)
    }

    func channelManager(
        _ channelManager: PTChannelManager, failedToLeaveChannel channelUUID: UUID, error: any Error
    ) {
        print("not left", (error as? PTChannelError)?.code ?? .unknown)
    }

    func channelManager(
        _ channelManager: PTChannelManager, failedToBeginTransmittingInChannel channelUUID: UUID, error: any Error
    ) {
        print("not begun", (error as NSError).domain, (error as NSError).code)
    }

    func channelManager(
        _ channelManager: PTChannelManager, failedToStopTransmittingInChannel channelUUID: UUID, error: any Error
    ) {
        print("not stopped", (error as? PTChannelError)?.code ?? .unknown)
    }
}
