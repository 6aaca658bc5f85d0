import BackgroundRuntime
import Foundation

/// What the channel manager of a process asks of the phone.
public final class ChannelSession: ClientSession {
    /// The process of the manager, and where its calls come.
    public let link: ClientLink
    public private(set) weak var client: (any ChannelClient)?
    /// Whether the app has been handed its manager.
    var isReady = false
    let service: PushToTalkService

    /// The session of a manager that is being made: ``request(in:_:completion:)`` is how apps get one.
    package init(_ process: AppProcess, _ client: any ChannelClient) {
        link = ClientLink("the channel manager", of: process)
        self.client = client
        service = process.device.requiredService(PushToTalkService.self)
    }

    /// Asks for the manager of a process. Traps on a device that was made without the module.
    ///
    /// - Parameters:
    ///   - process: the launch of the app that asks.
    ///   - client: whoever is told, held weakly; that of a second request is not.
    ///   - completion: called as a turn on the main thread, once a channel that the system kept is restored.
    public static func request(
        in process: AppProcess, _ client: any ChannelClient,
        completion: @escaping (Result<ChannelSession, ManagerRefusal>) -> Void
    ) {
        process.device.requiredService(PushToTalkService.self)
            .makeManager(in: process, client, completion: completion)
    }

    /// The channel that the app is in, as the user sees it; nil for none.
    public var activeChannel: UUID? { joined?.channel.id }

    private var joined: JoinedChannel? { process.flatMap { service.channel(of: $0.app) } }

    /// Asks to be in a channel from now on; the client is told what came of it.
    public func join(_ id: UUID, name: String) {
        guard let process else { return }
        if let refusal = lackOfJoin(process) { return fail(.join, id, refusal) }
        let joined = service.join(process.app, id, name: name)
        joined.session = self
        process.mode(PushToTalkMode.self)?.wasUsed = true
        service.notifyJoined(joined, self, isRestored: false)
    }

    private func lackOfJoin(_ process: AppProcess) -> ChannelRefusal? {
        if !process.isInFront { return .joinInBackground }
        return service.joined == nil ? nil : .channelLimitReached
    }

    /// Asks to be in a channel no longer; the client is told what came of it.
    public func leave(_ id: UUID) {
        guard let joined = channel(id) else { return fail(.leave, id, .channelNotFound) }
        service.leave(joined, .developerRequest)
    }

    /// Asks for a transmission; the client is told what came of it.
    public func begin(_ id: UUID) {
        guard let joined = channel(id) else { return fail(.begin, id, .channelNotFound) }
        if let refusal = lackOfBegin() { return fail(.begin, id, refusal) }
        service.begin(joined, from: .developerRequest)
    }

    /// An app begins where the user sees it, or has just used an accessory.
    private func lackOfBegin() -> ChannelRefusal? {
        guard let process, !process.isInFront else { return nil }
        let accessories = service.context.service(providing: (any AccessoryEvents).self)
        guard let last = accessories?.lastValue(toldTo: process) else { return .beginInBackground }
        let time = service.context.constants.duration(PushToTalkConstants.accessory) ?? .zero
        return last.advanced(by: time) < service.context.now ? .beginInBackground : nil
    }

    /// Asks for the end of the transmission; the client is told what came of it.
    public func stop(_ id: UUID) {
        guard let joined = channel(id) else { return fail(.stop, id, .channelNotFound) }
        service.end(joined, from: .developerRequest)
    }

    func fail(_ request: ChannelRequest, _ id: UUID, _ refusal: ChannelRefusal) {
        notify(
            "channelManager(_:\(request.rawValue):error:)", detail: refusal.code.rawValue, rule: refusal.rule
        ) { $0.didFail(request, on: id, refusal.code) }
    }

    func channel(_ id: UUID) -> JoinedChannel? { joined?.channel.id == id ? joined : nil }
}
