import AVFoundation
import SimulatedFoundation
import VigilPushToTalk

@testable import PushToTalk

/// A delegate that does nothing.
private final class Radio: NSObject, PTChannelManagerDelegate, PTChannelRestorationDelegate {
    func channelManager(_: PTChannelManager, didJoinChannel _: UUID, reason _: PTChannelJoinReason) {}
    func channelManager(_: PTChannelManager, didLeaveChannel _: UUID, reason _: PTChannelLeaveReason) {}
    func channelManager(
        _: PTChannelManager, channelUUID _: UUID, didBeginTransmittingFrom _: PTChannelTransmitRequestSource
    ) {}
    func channelManager(
        _: PTChannelManager, channelUUID _: UUID, didEndTransmittingFrom _: PTChannelTransmitRequestSource
    ) {}
    func channelManager(_: PTChannelManager, receivedEphemeralPushToken _: Data) {}
    func incomingPushResult(channelManager _: PTChannelManager, channelUUID _: UUID, pushPayload _: [String: Any])
        -> PTPushResult
    { .leaveChannel }
    func channelManager(_: PTChannelManager, didActivate _: AVAudioSession) {}
    func channelManager(_: PTChannelManager, didDeactivate _: AVAudioSession) {}
    func channelDescriptor(restoredChannelUUID _: UUID) -> PTChannelDescriptor {
        PTChannelDescriptor(name: "", image: nil)
    }
}

/// A manager as an app gets it.
@MainActor private func manager() -> PTChannelManager {
    let relay = ChannelRelay(Radio(), Radio())
    return PTChannelManager(ChannelSession(SimulatedApp.process(for: "a test"), relay), relay)
}

let usesOfPushToTalk: [String: Use] = [
    "PTChannelManager": {
        PTChannelManager.channelManager(delegate: Radio(), restorationDelegate: Radio()) { _, _ in }
    },
    "PTChannelDescriptor": { _ = PTChannelDescriptor(name: "Friends", image: nil) },
    "PTParticipant": { _ = PTParticipant(name: "Anna", image: nil) },
    "PTPushResult": { _ = PTPushResult.leaveChannel },
    "-[PTChannelManager setAccessoryButtonEventsEnabled:forChannelUUID:completionHandler:]": {
        manager().setAccessoryButtonEventsEnabled(true, channelUUID: UUID())
    },
]
