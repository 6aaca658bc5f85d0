import BackgroundRuntime

// Calls of the phone itself, over the network of the operator, and the swap of any two calls. From iOS 10: before, a call
// of the phone is what `device.audio.interrupt(.phoneCall)` makes of it.

extension VoIPControl {
    /// The calls of the phone itself that are not over, the oldest first.
    public var phoneCalls: [VoIPCall] { service.phone.calls }

    /// The phone itself is called.
    ///
    /// - Parameter caller: who calls.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` before iOS 10.
    public func ringPhone(from caller: String = "") throws {
        guard VoIPRules.callAnswerSecond.systems.contains(device.system) else {
            throw StimulusError("before iOS 10 calls of the phone and of apps do not meet: let it interrupt the audio")
        }
        device.record(.stimulus, "the phone is called", detail: caller)
        service.ringPhone(from: caller)
        device.beginInterruption(.phoneCall)
        device.settle()
    }

    /// The user answers a call of the phone.
    ///
    /// - Parameter choice: the button, where other calls go on; by default they are held where they can be.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the phone does not ring, or the button is not there.
    public func answerPhone(by choice: CallWaiting.Choice? = nil) throws {
        try onPhone("rings", "answers", { $0.state == .ringing }) { call in
            try take(.userAnswers, call, why: "the user answers", by: choice)
        }
        device.acceptInterruption(.phoneCall)
    }

    /// The user declines a call of the phone.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the phone does not ring.
    public func declinePhone() throws {
        try onPhone("rings", "declines", { $0.state == .ringing }) {
            service.handle(.userEnds, $0, why: "declined")
        }
        device.endInterruption(.phoneCall)
    }

    /// A call of the phone is ended by one of its sides.
    ///
    /// - Parameter side: who hangs up: a call that waits is taken up again only when the user does.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the phone has no call.
    public func endPhone(by side: Side = .user) throws {
        let speaks = service.phone.calls.contains(where: \.isInFront)
        try onPhone("can be ended", "ends", by: side, { !speaks || $0.isInFront }) {
            service.handle(side == .user ? .userEnds : .reportedEnded, $0, why: "ended by the \(side.rawValue) side")
        }
        device.endInterruption(.phoneCall)
    }

    /// The user holds a call of the phone, or takes it up again, for which a call that speaks is held.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is no such call.
    public func holdPhone(_ isOn: Bool) throws {
        let verb = isOn ? "holds" : "goes on with"
        try onPhone(isOn ? "is active" : "is held", verb, { $0.state == (isOn ? .active : .held) }) { call in
            try take(.userHolds(isOn), call, why: "")
        }
    }

    /// The user swaps two calls of the phone, whosever they are: the one that speaks is held, the other goes on.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there are no two calls to swap.
    public func swap() throws {
        let held = service.allCalls.filter { $0.call.state == .held }
        guard held.count == 1, let call = held.first, service.allCalls.contains(where: \.call.isInFront) else {
            throw StimulusError("there are no two calls to swap: one has to speak and one to wait")
        }
        device.record(.stimulus, "the user swaps calls")
        try take(.userHolds(false), call, why: "swapped")
        device.settleTouch()
    }

    private func onPhone(
        _ what: String, _ verb: String, by side: Side = .user, _ fits: (VoIPCall) -> Bool,
        _ act: (PhoneCall) throws -> Void
    ) throws {
        guard let call = service.phone.calls.first(where: fits).map({ PhoneCall(nil, $0) }) else {
            throw StimulusError("no call of the phone \(what)")
        }
        device.record(.stimulus, "\(side == .user ? "the user" : "the other side") \(verb) \(call.name)")
        try act(call)
        side == .user ? device.settleTouch() : device.settle()
    }
}
