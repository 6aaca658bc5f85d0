import BackgroundRuntime

extension AudioService: StatusBarSigns {
    /// An app records, and may.
    public var statusBarSigns: [String] { sessions.contains(where: \.hearsMicrophone) ? ["microphone"] : [] }
}
