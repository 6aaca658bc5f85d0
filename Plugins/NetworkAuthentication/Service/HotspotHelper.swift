import BackgroundRuntime

/// The registration of a launch as a hotspot helper.
public final class HotspotHelper: ClientSession {
    /// How the system reaches the handler of the app.
    public let link: ClientLink
    /// Whoever takes the commands.
    public weak var client: (any HotspotClient)?
    private let service: HotspotService

    private init(_ process: AppProcess, at place: CallPlace, _ client: any HotspotClient, _ service: HotspotService) {
        link = ClientLink("a hotspot helper", of: process, at: place)
        (self.client, self.service) = (client, service)
    }

    /// Registers a launch; nil where it may not, and the trace says why.
    public static func register(
        _ process: AppProcess, at place: CallPlace = .main, _ client: any HotspotClient
    ) -> HotspotHelper? {
        let service = process.device.requiredService(HotspotService.self)
        if let (rule, why) = service.refusal(of: process) {
            process.record(.refusal, "not registered as a hotspot helper", detail: why, rule: rule)
            return nil
        }
        let helper = HotspotHelper(process, at: place, client, service)
        service.didRegister(helper, process)
        return helper
    }

    /// Answers a command.
    ///
    /// - Parameters:
    ///   - number: which one; one that is answered already, or whose time is over, counts no more.
    ///   - result: what came of it.
    ///   - confidence: what the response says of the network: for an evaluation.
    public func respond(to number: Int, _ result: HotspotResult, _ confidence: HotspotConfidence = .none) {
        guard let process else { return }
        service.respond(to: number, of: process, result, confidence)
    }

    /// The network that the phone is on; nil for none.
    public var network: HotspotNetwork? { service.network }

    /// Whether the app handles the network that the phone is on.
    public var isChosen: Bool { service.machine?.chosen == process?.app.name && process != nil }

    /// Ends the use of the network: a command follows.
    ///
    /// - Returns: whether the app handles it.
    public func logoff(_ ssid: String) -> Bool {
        guard isChosen, network?.ssid == ssid, let process else { return false }
        service.order(.init(kind: .logoff, helpers: [process.app.name]))
        return true
    }

    func hand(_ command: HotspotCommand) {
        let text = "\(command.kind.rawValue) \(command.networks.map(\.ssid).joined(separator: ", "))"
        notify("NEHotspotHelperHandler", detail: text, rule: HotspotRules.launch) { $0.take(command) }
    }
}
