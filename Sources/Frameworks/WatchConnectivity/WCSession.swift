import BackgroundRuntime
import SimulatedFoundation

/// How far a session is.
public enum WCSessionActivationState: Int, Sendable {
    /// It did not begin, goes no longer, or goes.
    case notActivated = 0, inactive, activated
}

/// What an app and one on a watch tell each other. No watch is paired: nothing reaches one.
open class WCSession: NSObject, @unchecked Sendable {
    /// Who is told of it.
    open weak var delegate: (any WCSessionDelegate)?
    /// How far it is.
    open private(set) var activationState = WCSessionActivationState.notActivated
    /// What the app told last.
    open private(set) var applicationContext: [String: Any] = [:]

    /// Whether the phone can have a watch: every iPhone can. From iOS 9.
    open class func isSupported() -> Bool {
        SimulatedApp.require(.classMethod("isSupported", of: "WCSession", .iOS(9)))
        SimulatedApp.notSimulated("WatchConnectivity", "no watch is paired: nothing is sent and nothing comes")
        return true
    }

    /// The session of the app. From iOS 9.
    open class var `default`: WCSession {
        SimulatedApp.require(.classMethod("defaultSession", of: "WCSession", .iOS(9)))
        return SimulatedApp.process(for: "WCSession.default").storage.object { WCSession() }
    }

    /// Whether there is a watch: no.
    open var isPaired: Bool { false }
    /// Whether the app is on the watch: no.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the watch shows a part of the app: no.
    open var isComplicationEnabled: Bool { false }
    /// Whether the watch hears now: no.
    open var isReachable: Bool { false }
    /// What the watch told last: nothing.
    open var receivedApplicationContext: [String: Any] { [:] }
    /// Whether something came that was not handed out: no.
    open var hasContentPending: Bool { false }
    /// What is still to be sent: nothing.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

    /// Begins: the delegate hears that it goes, on a queue of the system.
    open func activate() {
        guard let process = AppProcess.current else { return }
        process.deliver { [weak self] in
            guard let self, activationState != .activated else { return }
            activationState = .activated
            delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
        }
    }

    /// Tells the watch something now: it is not there.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { notify(errorHandler) }

    /// Tells the watch something now: it is not there.
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { notify(errorHandler) }

    private func notify(_ errorHandler: ((any Error) -> Void)?) {
        let code: WCError.Code = activationState == .activated ? .deviceNotPaired : .sessionNotActivated
        AppProcess.current?.deliver { errorHandler?(WCError(code)) }
    }

    /// Tells the watch what holds now. Throws: there is none.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        guard activationState == .activated else { throw WCError(.sessionNotActivated) }
        throw WCError(.deviceNotPaired)
    }

    /// Tells the watch something some time: it never gets there.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo)
    }

    /// Tells what the face of the watch shows something some time: it never gets there.
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo)
    }

    /// Sends the watch a file some time: it never gets there.
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer { WCSessionFileTransfer() }
}

/// Something on its way to the watch.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    public let userInfo: [String: Any]
    /// Whether it is on its way: no.
    open var isTransferring: Bool { false }

    init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
    open func cancel() {}
}

/// A file on its way to the watch.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    /// Whether it is on its way: no.
    open var isTransferring: Bool { false }
    open func cancel() {}
}

/// A file that came from the watch. None does.
open class WCSessionFile: NSObject, @unchecked Sendable {
    open var fileURL: URL { URL(fileURLWithPath: "/") }
    /// What is said of it.
    open var metadata: [String: Any]? { nil }
}

/// Why the watch does not hear.
public struct WCError: Error, Sendable {
    public enum Code: Int, Sendable {
        /// Something, or the session was not made well.
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated
        /// There is no watch, or no app on it, or it does not hear.
        case deviceNotPaired, watchAppNotInstalled, notReachable
    }

    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}

/// Who is told of the session with a watch.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// The session goes, or not.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    /// Another watch is about to be used. Never called here.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// The session of that watch is over. Never called here.
    func sessionDidDeactivate(_ session: WCSession)
    /// The watch hears, or no longer. Never called here.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// There is another watch. Never called here.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// The watch told something. Never called here.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// The watch asked something. Never called here.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    /// The watch told what holds now. Never called here.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// The watch told something some time ago. Never called here.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    /// A file came. Never called here.
    func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
