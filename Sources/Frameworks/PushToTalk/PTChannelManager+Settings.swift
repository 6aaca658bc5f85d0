import SimulatedFoundation
import VigilPushToTalk

// What an app says of its channel: each with a completion handler, called on the main thread, and without.

extension PTChannelManager {
    private func answer(_ code: ChannelRefusal.Code?, _ completionHandler: (((any Error)?) -> Void)?) {
        guard let completionHandler else { return }
        session.link.deliver { _ in completionHandler(code.map { PTChannelError(from: $0) }) }
    }

    private func check(_ code: ChannelRefusal.Code?) throws {
        if let code { throw PTChannelError(from: code) }
    }

    /// Shows the channel as another conversation.
    public func setChannelDescriptor(
        _ channelDescriptor: PTChannelDescriptor, channelUUID: UUID,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        answer(session.setName(channelDescriptor.name, channelUUID), completionHandler)
    }

    /// Shows the channel as another conversation.
    ///
    /// - Throws: ``PTChannelError``.
    nonisolated(nonsending) public func setChannelDescriptor(
        _ channelDescriptor: PTChannelDescriptor, channelUUID: UUID
    ) async throws {
        try check(session.setName(channelDescriptor.name, channelUUID))
    }

    /// Says who speaks, or with nil that nobody does any more.
    ///
    /// In the background the audio session is activated only for whom a push reported, or while it is active anyway.
    public func setActiveRemoteParticipant(
        _ participant: PTParticipant?, channelUUID: UUID, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        answer(session.setParticipant(participant?.name, channelUUID), completionHandler)
    }

    /// Says who speaks, or with nil that nobody does any more.
    ///
    /// - Throws: ``PTChannelError``.
    nonisolated(nonsending) public func setActiveRemoteParticipant(
        _ participant: PTParticipant?, channelUUID: UUID
    ) async throws {
        try check(session.setParticipant(participant?.name, channelUUID))
    }

    /// Says what the user reads of the connection.
    public func setServiceStatus(
        _ status: PTServiceStatus, channelUUID: UUID, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        answer(session.setStatus(status.value, channelUUID), completionHandler)
    }

    /// Says what the user reads of the connection.
    ///
    /// - Throws: ``PTChannelError``.
    nonisolated(nonsending) public func setServiceStatus(_ status: PTServiceStatus, channelUUID: UUID) async throws {
        try check(session.setStatus(status.value, channelUUID))
    }

    /// Says who may speak while somebody else does.
    public func setTransmissionMode(
        _ transmissionMode: PTTransmissionMode, channelUUID: UUID, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        answer(session.setMode(transmissionMode.value, channelUUID), completionHandler)
    }

    /// Says who may speak while somebody else does.
    ///
    /// - Throws: ``PTChannelError``.
    nonisolated(nonsending) public func setTransmissionMode(
        _ transmissionMode: PTTransmissionMode, channelUUID: UUID
    ) async throws {
        try check(session.setMode(transmissionMode.value, channelUUID))
    }

    /// Says whether buttons of headsets and cars begin and end a transmission. From iOS 17.
    public func setAccessoryButtonEventsEnabled(
        _ enabled: Bool, channelUUID: UUID, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        SimulatedApp.require(.accessoryButtons)
        answer(session.setButtons(enabled, channelUUID), completionHandler)
    }

    /// Says whether buttons of headsets and cars begin and end a transmission. From iOS 17.
    ///
    /// - Throws: ``PTChannelError``.
    nonisolated(nonsending) public func setAccessoryButtonEventsEnabled(
        _ enabled: Bool, channelUUID: UUID
    ) async throws {
        SimulatedApp.require(.accessoryButtons)
        try check(session.setButtons(enabled, channelUUID))
    }
}
