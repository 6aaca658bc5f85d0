import BackgroundRuntime

extension AudioService: StatusBarSigns {
    /// An app records.
    public var statusBarSigns: [String] { sessions.contains(where: \.isRecording) ? ["microphone"] : [] }
}
