import BackgroundRuntime

/// What people call what the rules of Newsstand are about.
enum NewsstandWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms("newsstand.download", "NKAssetDownload", "download issue of a magazine"),
        SearchSynonyms("newsstand.launch", "newsstand push", "newsstand-content background mode"),
        SearchSynonyms("newsstand.needs-mode", "UINewsstandApp"),
        SearchSynonyms(
            "newsstand.throttle", "NKDontThrottleNewsstandContentNotifications", "newsstand push only once a day"),
    ]
}
