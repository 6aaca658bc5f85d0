import BackgroundRuntime

extension LocationService: StatusBarSigns {
    /// An app that runs, and may, gets positions.
    public var statusBarSigns: [String] {
        let isUsed = context.apps.contains { app in
            guard let process = app.process, process.state != .suspended, status(of: app).isAuthorized else {
                return false
            }
            return sessions(of: app).contains(where: \.updates.isRunning)
        }
        return isUsed ? ["location"] : []
    }
}
