import BackgroundRuntime
import SimulatedFoundation
import VigilNetworkAuthentication

/// What takes the commands of a helper.
public typealias NEHotspotHelperHandler = (NEHotspotHelperCommand) -> Void

/// What the list of networks shows below those that the app handles. Not shown here.
public let kNEHotspotHelperOptionDisplayName = "kNEHotspotHelperOptionDisplayName"

/// Makes the app a helper for Wi-Fi hotspots. From iOS 9.
open class NEHotspotHelper: NSObject, @unchecked Sendable {
    /// Registers the app, once in each launch. It needs the mode `network-authentication` and an entitlement.
    ///
    /// - Parameters:
    ///   - options: a name for the list of networks. Any value is taken, where Apple takes objects only.
    ///   - queue: where commands are handed over.
    ///   - handler: takes the commands.
    /// - Returns: whether the app is registered now.
    open class func register(
        options: [String: Any]? = nil, queue: DispatchQueue, handler: @escaping NEHotspotHelperHandler
    ) -> Bool {
        let process = SimulatedApp.process(for: "NEHotspotHelper")
        process.require(NEHotspotHelper.self)
        let relay = HotspotRelay(handler)
        guard let helper = HotspotHelper.register(process, at: .on(queue), relay) else { return false }
        relay.helper = helper
        _ = process.storage.object { relay }
        return true
    }

    /// Ends the use of the network that the app handles: a command follows.
    ///
    /// - Returns: whether the app handles it.
    open class func logoff(_ network: NEHotspotNetwork) -> Bool {
        HotspotRelay.current?.helper?.logoff(network.ssid) ?? false
    }

    /// The network that the phone is on; nil where the app is no helper.
    open class func supportedNetworkInterfaces() -> [Any]? {
        guard let helper = HotspotRelay.current?.helper else { return nil }
        return helper.network.map { [NEHotspotNetwork($0, isChosenHelper: helper.isChosen)] } ?? []
    }
}

/// Hands the commands of the module to the handler of a launch.
private final class HotspotRelay: HotspotClient {
    let handler: NEHotspotHelperHandler
    var helper: HotspotHelper?

    init(_ handler: @escaping NEHotspotHelperHandler) { self.handler = handler }

    /// That of the running app.
    static var current: HotspotRelay? {
        SimulatedApp.process(for: "NEHotspotHelper").storage.existing(HotspotRelay.self)
    }

    func take(_ command: HotspotCommand) {
        // While it registers, what waited is handed over in turns of its own.
        if let helper { handler(NEHotspotHelperCommand(command, helper)) }
    }
}
