import AVFoundation
import SimulatedFoundation
import VigilPushToTalk

/// Hands what the module tells and asks to the delegates of a channel manager.
final class ChannelRelay: ChannelClient {
    weak var manager: PTChannelManager?
    private weak var delegate: (any PTChannelManagerDelegate)?
    private weak var restoration: (any PTChannelRestorationDelegate)?
    private var hasReported = false

    init(_ delegate: any PTChannelManagerDelegate, _ restoration: any PTChannelRestorationDelegate) {
        self.delegate = delegate
        self.restoration = restoration
    }

    private func notify(_ body: (any PTChannelManagerDelegate, PTChannelManager) -> Void) {
        guard let manager else { return }
        guard let delegate else {
            return reportNoDelegate(manager)
        }
        body(delegate, manager)
    }

    /// Says once that nobody takes what the manager tells.
    private func reportNoDelegate(_ manager: PTChannelManager) {
        guard !hasReported else { return }
        hasReported = true
        manager.session.process?.recordUndone(
            "the channel manager has no delegate: what it should tell is lost", detail: "it is held weakly", rule: nil,
            ["PTChannelManager", "PTChannelManagerDelegate"])
    }

    func name(ofRestored channel: UUID) -> String {
        restoration?.channelDescriptor(restoredChannelUUID: channel).name ?? ""
    }

    func didJoin(_ channel: UUID, isRestored: Bool) {
        notify {
            $0.channelManager($1, didJoinChannel: channel, reason: isRestored ? .channelRestoration : .developerRequest)
        }
    }

    func didLeave(_ channel: UUID, _ reason: LeaveReason) {
        notify { $0.channelManager($1, didLeaveChannel: channel, reason: PTChannelLeaveReason(reason)) }
    }

    func didReceive(token: [UInt8]) {
        notify { $0.channelManager($1, receivedEphemeralPushToken: Data(token)) }
    }

    func result(of push: TalkPush, for channel: UUID) -> PushResult {
        let object = try? JSONSerialization.jsonObject(with: Data(push.payload.utf8))
        var result = PushResult.leaveChannel
        notify {
            result =
                $0.incomingPushResult(
                    channelManager: $1, channelUUID: channel, pushPayload: object as? [String: Any] ?? [:]
                ).result
        }
        return result
    }

    func didBeginTransmitting(on channel: UUID, from source: Channel.Source) {
        notify {
            $0.channelManager(
                $1, channelUUID: channel, didBeginTransmittingFrom: PTChannelTransmitRequestSource(source))
        }
    }

    func didEndTransmitting(on channel: UUID, from source: Channel.Source) {
        notify {
            $0.channelManager(
                $1, channelUUID: channel, didEndTransmittingFrom: PTChannelTransmitRequestSource(source))
        }
    }

    func audioDidActivate() { notify { $0.channelManager($1, didActivate: AVAudioSession.sharedInstance()) } }

    func audioDidDeactivate() { notify { $0.channelManager($1, didDeactivate: AVAudioSession.sharedInstance()) } }

    func didFail(_ request: ChannelRequest, on channel: UUID, _ code: ChannelRefusal.Code) {
        let error = PTChannelError(from: code)
        notify {
            switch request {
            case .join: $0.channelManager($1, failedToJoinChannel: channel, error: error)
            case .leave: $0.channelManager($1, failedToLeaveChannel: channel, error: error)
            case .begin: $0.channelManager($1, failedToBeginTransmittingInChannel: channel, error: error)
            case .stop: $0.channelManager($1, failedToStopTransmittingInChannel: channel, error: error)
            }
        }
    }
}
