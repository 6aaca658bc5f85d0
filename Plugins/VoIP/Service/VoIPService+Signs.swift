import BackgroundRuntime

extension VoIPService: StatusBarSigns {
    /// A call goes on or rings, of whichever app or of the phone itself.
    public var statusBarSigns: [String] {
        let ofApps = context.apps.contains { app in
            app.process?.storage.existing(ProcessVoIP.self)?.calls.isEmpty == false
        }
        return ofApps || !phone.calls.isEmpty ? ["call"] : []
    }
}
