import BackgroundRuntime
import Foundation

// What an app says of its channel. Each returns why not.

extension ChannelSession {
    /// Somebody else speaks, or nobody does any more.
    ///
    /// - Returns: why not; nil where the system shows it.
    public func setParticipant(_ name: String?, _ id: UUID) -> ChannelRefusal.Code? {
        guard let process, let joined = channel(id) else { return refuse(.channelNotFound) }
        guard let name else {
            joined.channel.fallSilent()
            service.settleSound(of: process)
            return nil
        }
        do throws(ChannelRefusal) {
            try service.hear(name, on: joined, in: process, byPush: false)
            return nil
        } catch { return refuse(error) }
    }

    /// Who may speak while somebody else does.
    ///
    /// - Returns: why not; nil where it is so now.
    public func setMode(_ mode: Channel.Mode, _ id: UUID) -> ChannelRefusal.Code? {
        change(id, "transmission mode: \(mode.rawValue)") { $0.mode = mode }
    }

    /// What the user reads of the connection.
    ///
    /// - Returns: why not; nil where it is shown.
    public func setStatus(_ status: Channel.Status, _ id: UUID) -> ChannelRefusal.Code? {
        change(id, "service status: \(status.rawValue)") { $0.status = status }
    }

    /// What the user reads the channel to be.
    ///
    /// - Returns: why not; nil where it is shown.
    public func setName(_ name: String, _ id: UUID) -> ChannelRefusal.Code? {
        change(id, "the channel is called \(name)") { $0.name = name }
    }

    /// Whether buttons of headsets and cars begin and end a transmission.
    ///
    /// - Returns: why not; nil where it is so now.
    public func setButtons(_ isOn: Bool, _ id: UUID) -> ChannelRefusal.Code? {
        change(id, "buttons of accessories \(isOn ? "begin" : "do not begin") a transmission") {
            $0.takesButtons = isOn
        }
    }

    private func change(_ id: UUID, _ words: String, _ body: (inout Channel) -> Void) -> ChannelRefusal.Code? {
        guard let joined = channel(id) else { return refuse(.channelNotFound) }
        body(&joined.channel)
        process?.record(.note, words)
        return nil
    }

    private func refuse(_ refusal: ChannelRefusal) -> ChannelRefusal.Code {
        process?.record(.refusal, "not possible on the channel", detail: refusal.code.rawValue, rule: refusal.rule)
        return refusal.code
    }
}
