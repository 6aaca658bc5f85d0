import BackgroundRuntime

/// One push of the VoIP kind.
public struct VoIPPush: Hashable, Sendable {
    /// The payload: the text of a JSON object.
    public let payload: String
    /// The size of the payload in bytes.
    public let bytes: Int
    /// Who calls, for a scripted app; an app of its own reads the payload.
    public let caller: String

    /// A push with a payload, whose size may be given to stand for a larger one.
    public init(payload: String = "{}", bytes: Int? = nil, caller: String = "") {
        self.payload = payload
        self.bytes = bytes ?? payload.utf8.count
        self.caller = caller
    }
}

/// Whoever takes VoIP pushes: a push registry, or a scripted app. Called as turns on the registry's queue.
public protocol PushClient: AnyObject {
    /// The token of the app is known.
    func didUpdate(token: [UInt8])

    /// The token does not count any more.
    func didInvalidateToken()

    /// A push arrived. From iOS 13 a call has to be reported before this returns.
    ///
    /// - Parameters:
    ///   - push: its payload, and who calls.
    ///   - mustReport: whether it has to be reported, as the system says from iOS 26.4; nil before.
    ///   - completion: to be called when the app is done; nil before iOS 11.
    ///   - returned: to be called as the app's method returns, in this turn or, where it is `async`, in a later one.
    func didReceive(
        _ push: VoIPPush, mustReport: Bool?, completion: (() -> Void)?, returned: @escaping () -> Void)
}

/// What one push registry of a process asks of the phone. The registry keeps it, and invalidates it when it goes.
public final class PushSession: ClientSession {
    /// The process of the registry, and where its calls come.
    public let link: ClientLink
    private let service: VoIPService

    /// Whoever is told; a token and pushes that wait come as it is set.
    public weak var client: (any PushClient)? {
        didSet { if client != nil { service.registryIsReady(self) } }
    }

    /// Whether VoIP is among the types of push that the registry wants.
    public var wantsVoIP = false {
        didSet { if wantsVoIP != oldValue { service.registrationChanged(self) } }
    }

    var wasNotifiedOfToken = false

    /// A session of a new registry. Traps on a device that was made without the VoIP module.
    ///
    /// - Parameters:
    ///   - process: the launch of the app that made the registry.
    ///   - place: where the registry's delegate is called.
    public init(_ process: AppProcess, at place: CallPlace = .main) {
        link = ClientLink("a push registry", of: process, at: place)
        service = process.device.requiredService(VoIPService.self)
        ProcessVoIP.of(process).registries.append(self)
    }

    /// Whether pushes can be handed to it.
    var isReady: Bool { wantsVoIP && client != nil }

    /// The token of the app; nil while it is not registered.
    public var token: [UInt8]? {
        guard wantsVoIP, let process else { return nil }
        return service.record(of: process.app).token
    }

    /// Keeps the registry alive while it wants pushes of any type, as PushKit does, whoever else holds it.
    public func keep(_ registry: AnyObject, while isWanted: Bool) {
        guard let process, process.state != .notRunning else { return }
        let record = ProcessVoIP.of(process)
        record.keptRegistries.removeAll { $0 === registry }
        if isWanted { record.keptRegistries.append(registry) }
    }

    /// The registry is gone: pushes have nowhere to go until there is another.
    public func invalidate() {
        guard let process, process.state != .notRunning else { return }
        ProcessVoIP.of(process).registries.removeAll { $0 === self }
    }
}
