import BackgroundRuntime

/// The hotspot helper of a scripted app: it answers as it is told to, or not at all.
final class ScriptedHelper: ScriptedClient, HotspotClient {
    private let process: AppProcess
    private var helper: HotspotHelper?
    private var confidence = HotspotConfidence.high
    private var results: [HotspotCommandKind: HotspotResult] = [:]
    private var isSilent = false
    private var open: [HotspotCommand] = []

    init(_ process: AppProcess) { self.process = process }

    /// Registers, and says how commands are answered.
    func register(
        _ confidence: HotspotConfidence, _ results: [HotspotCommandKind: HotspotResult], isSilent: Bool
    ) {
        (self.confidence, self.results, self.isSilent) = (confidence, results, isSilent)
        // Another registration is refused, and changes nothing.
        helper = HotspotHelper.register(process, self) ?? helper
    }

    /// Answers the oldest command that waits.
    func answer(_ result: HotspotResult) throws {
        guard !open.isEmpty else { throw StimulusError("no hotspot command waits for an answer") }
        helper?.respond(to: open.removeFirst().number, result, confidence)
    }

    func logoff() throws {
        guard let network = helper?.network, helper?.logoff(network.ssid) == true else {
            throw StimulusError("the app does not handle the network of the phone")
        }
    }

    func take(_ command: HotspotCommand) {
        guard !isSilent, command.kind != .presentUI, let helper else { return open.append(command) }
        helper.respond(to: command.number, results[command.kind] ?? .success, confidence)
    }
}
