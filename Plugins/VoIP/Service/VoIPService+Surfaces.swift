import BackgroundRuntime

// Calls that ring, as a finger finds them: over what is in front, or on the lock screen.

extension VoIPService: SystemSurfaces {
    /// The calls that ring, of apps and of the phone itself.
    public var systemSurfaces: [SystemSurface] {
        let ofApps = context.apps.flatMap { app -> [SystemSurface] in
            let calls = app.process?.storage.existing(ProcessVoIP.self)?.calls ?? []
            return calls.filter { $0.state == .ringing }.map { surface(of: $0, app) }
        }
        return ofApps + phone.calls.filter { $0.state == .ringing }.compactMap(surfaceOfPhone)
    }

    private func surface(of call: VoIPCall, _ app: InstalledApp) -> SystemSurface {
        Self.surface(
            call, of: app.manifest.displayName,
            accept: { [unowned app] in try app.device.voip.press("answers", .userAnswers, call.id, of: app) },
            decline: { [unowned app] in try app.device.voip.press("declines", .userEnds, call.id, of: app) })
    }

    private func surfaceOfPhone(_ call: VoIPCall) -> SystemSurface? {
        // A phone without apps has nobody who touches it.
        guard let device = context.apps.first?.device else { return nil }
        return Self.surface(
            call, of: "Phone", accept: { [unowned device] in try device.voip.answerPhone() },
            decline: { [unowned device] in try device.voip.declinePhone() })
    }

    private static func surface(
        _ call: VoIPCall, of name: String, accept: @escaping () throws -> Void, decline: @escaping () throws -> Void
    ) -> SystemSurface {
        let texts = [call.remote, name].filter { !$0.isEmpty }
        return SystemSurface(
            "IncomingCall", label: texts.joined(separator: ", "), texts: texts,
            buttons: [
                SystemAlert.Button("Decline", press: decline), SystemAlert.Button("Accept", press: accept),
            ])
    }
}
