import BackgroundRuntime

/// What people call what the rules of Newsstand are about.
enum NewsstandWords {
    static let all: [PlainWords] = [
        PlainWords("newsstand.download", "NKAssetDownload", "download issue of a magazine"),
        PlainWords("newsstand.launch", "newsstand push", "newsstand-content background mode"),
        PlainWords("newsstand.needs-mode", "UINewsstandApp"),
        PlainWords(
            "newsstand.throttle", "NKDontThrottleNewsstandContentNotifications", "newsstand push only once a day"),
    ]
}
