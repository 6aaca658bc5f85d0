import BackgroundRuntime
import Foundation

/// The VoIP side of a scripted app: one push registry, one call provider, any number of sockets. It performs at once
/// what it is asked for.
final class ScriptedVoIP: ScriptedClient, PushClient, CallClient, SocketClient {
    /// What the app does with a push.
    enum Behaviour: String, CaseIterable {
        case reports
        case forgets
        case reportsLater
        case reportsIfAsked
    }

    var behaviour = Behaviour.reports
    var completes = true
    private var supportsHolding = true
    let pushes: PushSession
    private let provider: CallSession
    private var sockets: [Socket] = []
    private unowned let process: AppProcess

    init(_ process: AppProcess) {
        self.process = process
        pushes = PushSession(process)
        provider = CallSession(process)
        pushes.client = self
        provider.client = self
    }

    // Sockets.

    func openSocket(_ transport: Socket.Transport, isTagged: Bool) {
        let socket = Socket(process, transport: transport)
        socket.client = self
        socket.open()
        if isTagged { socket.tag() }
        sockets.append(socket)
    }

    func closeSockets() {
        for socket in sockets { socket.close() }
        sockets = []
    }

    func didReceive(_ bytes: [UInt8]) {}

    // Pushes.

    func didUpdate(token: [UInt8]) {}
    func didInvalidateToken() {}

    func didReceive(
        _ push: VoIPPush, mustReport: Bool?, completion: (() -> Void)?, returned: @escaping () -> Void
    ) {
        switch behaviour {
        case .reports: report(push.caller)
        case .reportsIfAsked: if mustReport != false { report(push.caller) }
        case .forgets: break
        case .reportsLater: process.mainThread.enqueue { [weak self] in self?.report(push.caller) }
        }
        if completes { completion?() }
        returned()
    }

    // Calls.

    func report(_ caller: String) {
        // Before CallKit there is nothing to report a call to: an app of that time shows a notification of its own.
        guard VoIPRules.callKeepsAwake.systems.contains(process.device.system) else { return }
        _ = provider.reportIncoming(newID(), from: caller, supportsHolding: supportsHolding)
    }

    func configure(maximumCallGroups: Int?, supportsHolding: Bool?) {
        provider.maximumCalls = maximumCallGroups ?? provider.maximumCalls
        self.supportsHolding = supportsHolding ?? self.supportsHolding
    }

    func startCall(to remote: String) { _ = CallController(process).request(.start(newID(), to: remote)) }

    func endCall() throws { _ = CallController(process).request(.end(try oldestCall().id)) }

    func holdCall(_ isOn: Bool) throws { _ = CallController(process).request(.hold(try oldestCall().id, isOn)) }

    private func oldestCall() throws -> VoIPCall {
        guard let call = CallController(process).calls.first else {
            throw StimulusError("\(process.app.name) has no call")
        }
        return call
    }

    /// An identifier from the seeded chance of the device.
    private func newID() -> UUID {
        let bytes = provider.service.context.random { chance in
            (0..<2).flatMap { _ in withUnsafeBytes(of: chance.next().bigEndian, Array.init) }
        }
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    func perform(_ action: CallAction) { provider.fulfil(action) }
    func audioDidActivate() {}
    func audioDidDeactivate() {}
    func didReset() {}

    func otherSide(of call: VoIPCall, answered: Bool) -> Bool {
        provider.link.deliver { [provider] _ in
            answered ? provider.reportConnected(call.id) : provider.reportEnded(call.id, why: "the other side hung up")
        }
        return true
    }
}
