import BackgroundRuntime
import Foundation

/// The channel manager of a scripted app, made by the first action that needs it.
final class ScriptedTalk: ScriptedClient, ChannelClient {
    /// What the app does with a push.
    enum Behaviour: String, CaseIterable {
        case reports
        case leaves
        case stopsAndReports
    }

    var behaviour = Behaviour.reports
    private let process: AppProcess
    private var session: ChannelSession?
    private var isAsked = false
    private var requests: [(ChannelSession) -> Void] = []

    init(_ process: AppProcess) { self.process = process }

    /// Does something with the manager, as soon as it is there.
    func use(_ body: @escaping (ChannelSession) -> Void) {
        if let session { return body(session) }
        requests.append(body)
        if !isAsked { make() }
    }

    /// Asks for the manager.
    func make() {
        isAsked = true
        ChannelSession.request(in: process, self) { [weak self] result in
            guard let self, case .success(let session) = result else { return }
            self.session = session
            let due = requests
            requests = []
            for request in due { request(session) }
        }
    }

    func join(_ name: String) {
        let bytes = process.device.pushToTalk.service.context.random { chance in
            (0..<2).flatMap { _ in withUnsafeBytes(of: chance.next().bigEndian, Array.init) }
        }
        let id = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
        use { $0.join(id, name: name) }
    }

    /// Does something with the channel that is joined; one that there never was where none is.
    func onChannel(_ body: @escaping (ChannelSession, UUID) -> Void) {
        use { body($0, $0.activeChannel ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))) }
    }

    // Being told.

    func name(ofRestored channel: UUID) -> String { process.device.pushToTalk.channel?.name ?? "" }
    func didJoin(_ channel: UUID, isRestored: Bool) {}
    func didLeave(_ channel: UUID, _ reason: LeaveReason) {}
    func didReceive(token: [UInt8]) {}
    func didBeginTransmitting(on channel: UUID, from source: Channel.Source) {}
    func didEndTransmitting(on channel: UUID, from source: Channel.Source) {}
    func audioDidActivate() {}
    func audioDidDeactivate() {}
    func didFail(_ request: ChannelRequest, on channel: UUID, _ code: ChannelRefusal.Code) {}

    func result(of push: TalkPush, for channel: UUID) -> PushResult {
        if behaviour == .stopsAndReports { session?.stop(channel) }
        return behaviour == .leaves || push.speaker.isEmpty ? .leaveChannel : .activeRemoteParticipant(push.speaker)
    }
}
