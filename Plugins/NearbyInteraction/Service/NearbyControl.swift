import BackgroundRuntime

extension Device {
    /// What is near the phone, as apps measure it. Traps on a device made without the module of Nearby Interaction.
    ///
    /// ```swift
    /// try device.nearby.move("Lock", to: NearbyPosition(distance: 1.5))
    /// ```
    public var nearby: NearbyControl {
        NearbyControl(device: self, service: requiredService(NearbyService.self))
    }
}

/// What a test does with the things near a phone. An accessory has the name that is the text of its configuration data.
public struct NearbyControl {
    let device: Device
    let service: NearbyService

    /// Presses the button of the question about Nearby Interaction: of one that is in front, and of each that comes later,
    /// as soon as it is in front.
    ///
    /// - Parameter allowed: whether the button is the one that allows.
    public func answerPrompts(allowed: Bool) {
        service.isPermitted = allowed
        device.answerKnownQuestions()
    }

    /// An object is somewhere: the apps that measure it are told.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when no app measures it.
    public func move(_ name: String?, to position: NearbyPosition) throws {
        try happen("is \(position.distance.map { "\($0) m away" } ?? "heard")", to: name) { $0.update(position) }
    }

    /// An object is not measured any more.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when no app measures it.
    public func remove(_ name: String?, _ reason: NearbyRemoval) throws {
        try happen("is gone", to: name) { $0.remove(reason) }
    }

    /// The sessions with an object fail.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when no app measures it.
    public func fail(_ name: String?, _ failure: NearbyFailure) throws {
        try happen("cannot be measured", to: name) { $0.fail(failure) }
    }

    private func happen(_ text: String, to name: String?, _ body: (NearbySession) -> Void) throws {
        let sessions = service.sessions(with: name)
        guard !sessions.isEmpty else { throw StimulusError("no app has a session with \(name ?? "anything")") }
        device.record(.stimulus, "\(name ?? "what is nearby") \(text)")
        for session in sessions { body(session) }
        device.settle()
    }
}
