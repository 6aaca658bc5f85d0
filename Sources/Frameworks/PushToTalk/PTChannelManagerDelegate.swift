import AVFoundation
import SimulatedFoundation

/// What a channel manager tells, on the main thread.
///
/// The methods belong to no actor, as on a phone: a delegate on the main actor conforms with `@MainActor
/// PTChannelManagerDelegate` or `@preconcurrency PTChannelManagerDelegate`.
public protocol PTChannelManagerDelegate: NSObjectProtocol {
    /// The app is in a channel.
    func channelManager(
        _ channelManager: PTChannelManager, didJoinChannel channelUUID: UUID, reason: PTChannelJoinReason)
    /// The app is in the channel no longer.
    func channelManager(
        _ channelManager: PTChannelManager, didLeaveChannel channelUUID: UUID, reason: PTChannelLeaveReason)
    /// The user begins to speak. Nothing may be recorded before the audio session is active.
    func channelManager(
        _ channelManager: PTChannelManager, channelUUID: UUID,
        didBeginTransmittingFrom source: PTChannelTransmitRequestSource)
    /// The user speaks no longer.
    func channelManager(
        _ channelManager: PTChannelManager, channelUUID: UUID,
        didEndTransmittingFrom source: PTChannelTransmitRequestSource)
    /// The token for pushes to the channel, which the app's server needs.
    func channelManager(_ channelManager: PTChannelManager, receivedEphemeralPushToken pushToken: Data)
    /// A push arrived: what it is about. To be answered at once.
    func incomingPushResult(
        channelManager: PTChannelManager, channelUUID: UUID, pushPayload: [String: Any]
    ) -> PTPushResult
    /// The system activated the audio session: sound may be played and recorded.
    func channelManager(_ channelManager: PTChannelManager, didActivate audioSession: AVAudioSession)
    /// The system deactivated the audio session.
    func channelManager(_ channelManager: PTChannelManager, didDeactivate audioSession: AVAudioSession)
    /// A channel could not be joined.
    func channelManager(
        _ channelManager: PTChannelManager, failedToJoinChannel channelUUID: UUID, error: any Error)
    /// A channel could not be left.
    func channelManager(
        _ channelManager: PTChannelManager, failedToLeaveChannel channelUUID: UUID, error: any Error)
    /// A transmission could not begin.
    func channelManager(
        _ channelManager: PTChannelManager, failedToBeginTransmittingInChannel channelUUID: UUID, error: any Error)
    /// A transmission could not be stopped.
    func channelManager(
        _ channelManager: PTChannelManager, failedToStopTransmittingInChannel channelUUID: UUID, error: any Error)
    /// A push brings news of the service (iOS 17.2). Never called here.
    func incomingServiceUpdatePush(
        channelManager: PTChannelManager, channelUUID: UUID, pushPayload: [String: Any], isHighPriority: Bool,
        remainingHighPriorityBudget: Int, completion: @escaping () -> Void)
    /// The same, as it is waited for. Never called here.
    func incomingServiceUpdatePush(
        channelManager: PTChannelManager, channelUUID: UUID, pushPayload: [String: Any], isHighPriority: Bool,
        remainingHighPriorityBudget: Int
    ) async
}

extension PTChannelManagerDelegate {
    public func channelManager(
        _ channelManager: PTChannelManager, failedToJoinChannel channelUUID: UUID, error: any Error
    ) { OptionalMethod.isMissing() }
    public func channelManager(
        _ channelManager: PTChannelManager, failedToLeaveChannel channelUUID: UUID, error: any Error
    ) { OptionalMethod.isMissing() }
    public func channelManager(
        _ channelManager: PTChannelManager, failedToBeginTransmittingInChannel channelUUID: UUID, error: any Error
    ) { OptionalMethod.isMissing() }
    public func channelManager(
        _ channelManager: PTChannelManager, failedToStopTransmittingInChannel channelUUID: UUID, error: any Error
    ) { OptionalMethod.isMissing() }
    /// The push is done with at once.
    public func incomingServiceUpdatePush(
        channelManager: PTChannelManager, channelUUID: UUID, pushPayload: [String: Any], isHighPriority: Bool,
        remainingHighPriorityBudget: Int, completion: @escaping () -> Void
    ) { completion() }
    nonisolated(nonsending) public func incomingServiceUpdatePush(
        channelManager: PTChannelManager, channelUUID: UUID, pushPayload: [String: Any], isHighPriority: Bool,
        remainingHighPriorityBudget: Int
    ) async {}
}

/// What the system asks as it restores a channel.
public protocol PTChannelRestorationDelegate: NSObjectProtocol {
    /// What the system shows of a channel that it kept. To be answered at once.
    func channelDescriptor(restoredChannelUUID channelUUID: UUID) -> PTChannelDescriptor
}
