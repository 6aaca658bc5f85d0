import BackgroundRuntime
import Foundation

extension Device {
    /// The calls of the phone's VoIP apps, and the servers that reach them. Traps on a device made without the module.
    ///
    /// ```swift
    /// try device.voip.push(to: app, payload: #"{"caller": "Anna"}"#)
    /// try device.voip.answer()
    /// device.advance(by: .seconds(60))
    /// try device.voip.end()
    /// ```
    public var voip: VoIPControl {
        VoIPControl(device: self, service: requiredService(VoIPService.self))
    }
}

/// What a test does with the calls of a phone.
public struct VoIPControl {
    /// Who does something to a call.
    public enum Side: String, Sendable, CaseIterable {
        /// The user of the phone, on the system's call screen.
        case user
        /// Whoever is at the other end. Only a scripted app learns it from here; an app of its own has its own server.
        case remote
    }

    let device: Device
    let service: VoIPService

    /// Whether Do Not Disturb is on: reports of incoming calls are refused.
    public var isDoNotDisturbOn: Bool {
        get { service.isDoNotDisturbOn }
        nonmutating set { service.isDoNotDisturbOn = newValue }
    }

    /// Callers that the user blocked: reports of their calls are refused.
    public var blockedCallers: [String] {
        get { service.blockedCallers }
        nonmutating set { service.blockedCallers = newValue }
    }

    /// The calls of an app that are not over, the oldest first.
    public func calls(of app: InstalledApp) -> [VoIPCall] { app.process.map { service.record(of: $0).calls } ?? [] }

    /// How many VoIP pushes an app did not report as calls.
    public func unreportedPushes(of app: InstalledApp) -> Int { service.record(of: app).obligation.unreported }

    /// A server sends a VoIP push to an app.
    ///
    /// - Parameters:
    ///   - app: the app whose token the server has.
    ///   - payload: the text of a JSON object.
    ///   - bytes: the size that counts; by default that of the text.
    ///   - caller: who calls, for a scripted app.
    public func push(to app: InstalledApp, payload: String = "{}", bytes: Int? = nil, caller: String = "") {
        service.receive(VoIPPush(payload: payload, bytes: bytes, caller: caller), for: app)
        device.settle()
    }

    /// A server sends data on an open socket of an app: the oldest one that fits.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is none.
    public func send(
        _ text: String, to app: InstalledApp, isTagged: Bool? = nil, transport: Socket.Transport? = nil
    ) throws {
        try device.send(text, to: app, isTagged: isTagged, transport: transport)
    }

    /// The push token of an app does not count any more.
    public func invalidateToken(of app: InstalledApp) {
        app.record(.stimulus, "the push token is invalidated")
        service.invalidateToken(of: app)
        device.settle()
    }

    /// A call is answered: an incoming one by the user, an outgoing one by the other side.
    ///
    /// - Parameters:
    ///   - app: whose call it is; by default that of the only app with one.
    ///   - choice: the button, where other calls go on; by default they are held where they can be, and ended otherwise.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when no call waits for an answer, or the button is not there.
    public func answer(_ app: InstalledApp? = nil, by choice: CallWaiting.Choice? = nil) throws {
        let waiting: [VoIPCall.State] = [.ringing, .starting, .connecting]
        let (process, call) = try call(app, "waits for an answer") { waiting.contains($0.state) }
        process.record(.stimulus, call.isOutgoing ? "the other side answers" : "the user answers \(call.name)")
        if call.isOutgoing {
            try notifyClient(of: process, call, answered: true)
        } else {
            try take(.userAnswers, PhoneCall(process, call), why: "the user answers", by: choice)
        }
        call.isOutgoing ? device.settle() : device.settleTouch()
    }

    /// The user declines an incoming call.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when no call rings.
    public func decline(_ app: InstalledApp? = nil) throws {
        let (process, call) = try call(app, "rings") { $0.state == .ringing }
        process.record(.stimulus, "the user declines \(call.name)")
        service.handle(.userEnds, of: call.id, in: process, why: "declined")
        device.settleTouch()
    }

    /// A call is ended by one of its sides.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is no call, or the app has to learn it from its own
    ///   server.
    public func end(_ app: InstalledApp? = nil, by side: Side = .user) throws {
        // Of several calls it is the one that speaks.
        let speaking = try? call(app, "speaks") { $0.isInFront }
        let (process, call) = try speaking ?? call(app, "can be ended") { $0.state != .ending }
        process.record(.stimulus, side == .user ? "the user ends \(call.name)" : "the other side hangs up")
        switch side {
        case .user: service.handle(.userEnds, of: call.id, in: process, why: "ended by the user")
        case .remote: try notifyClient(of: process, call, answered: false)
        }
        side == .user ? device.settleTouch() : device.settle()
    }

    /// The user holds or goes on with a call.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is no such call.
    public func hold(_ isOn: Bool, _ app: InstalledApp? = nil) throws {
        let (process, call) = try call(app, isOn ? "is active" : "is held") { $0.state == (isOn ? .active : .held) }
        process.record(.stimulus, isOn ? "the user holds \(call.name)" : "the user goes on with \(call.name)")
        try take(.userHolds(isOn), PhoneCall(process, call), why: "")
        device.settleTouch()
    }

    /// Does what the user asks for, or throws what is in its way.
    func take(
        _ input: VoIPCall.Input, _ call: PhoneCall, why: String, by choice: CallWaiting.Choice? = nil
    ) throws {
        if let refusal = service.take(input, call, why: why, by: choice) { throw StimulusError(refusal) }
    }

    /// The user presses a button of a certain call that rings.
    func press(_ verb: String, _ input: VoIPCall.Input, _ id: UUID, of app: InstalledApp) throws {
        let (process, call) = try call(app, "rings") { $0.id == id && $0.state == .ringing }
        process.record(.stimulus, "the user \(verb) \(call.name)")
        try take(input, PhoneCall(process, call), why: "the user \(verb)")
        device.settleTouch()
    }

    private func call(
        _ app: InstalledApp?, _ what: String, _ fits: (VoIPCall) -> Bool
    ) throws -> (process: AppProcess, call: VoIPCall) {
        for process in (app.map { [$0] } ?? device.apps).compactMap(\.process) {
            if let call = calls(of: process.app).first(where: fits) { return (process, call) }
        }
        throw StimulusError("no call\(app.map { " of \($0.name)" } ?? "") \(what)")
    }

    private func notifyClient(of process: AppProcess, _ call: VoIPCall, answered: Bool) throws {
        let told = service.record(of: process).providers.contains {
            $0.client?.otherSide(of: call, answered: answered) == true
        }
        guard !told else { return }
        throw StimulusError(
            "\(process.app.name) learns from its own server what the other side does: send data, or run its code")
    }
}
