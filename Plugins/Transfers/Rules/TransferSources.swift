import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum TransferSources {
    static let all: [RuleSource] = [
        RuleSource(
            "LOG-ALAMO2101", "iOS 10: a data task of a background session wakes no app, a download does",
            "github.com/Alamofire/Alamofire/issues/2101"),
        RuleSource(
            "LOG-ALAMO740", "Upload tasks from NSData are not supported in background sessions",
            "github.com/Alamofire/Alamofire/issues/740 ; github.com/Alamofire/Alamofire/issues/2038"),
        RuleSource(
            "LOG-SWHTTP118", "iOS 7: Upload tasks in background sessions must be from a file",
            "github.com/daltoniam/SwiftHTTP/issues/118"),
        RuleSource(
            "LOG-FETCHBLOB448", "A data task of a background session fails with -997 as its app comes back",
            "github.com/wkh237/react-native-fetch-blob/issues/448"),
        RuleSource(
            "LOG-AF3976", "Force quit cancels, told at next launch",
            "github.com/AFNetworking/AFNetworking/issues/3976"),
        RuleSource(
            "LOG-FD8", "Session completion handler called at once (8), never called (414, 8599)",
            """
            github.com/fluttercommunity/flutter_downloader/issues/8 ; \
            github.com/fluttercommunity/flutter_downloader/issues/414 ; \
            github.com/expo/expo/pull/8599
            """),
        RuleSource(
            "DTS-14854", "NSURLSession's Resume Rate Limiter", "developer.apple.com/forums/thread/14854"),
        RuleSource(
            "LOG-128813", "NSURLSession Resume Rate Limiter insight: first delay 60 s, doubled by each wake",
            "developer.apple.com/forums/thread/128813"),
        RuleSource(
            "DTS-99991", "What happens to an NSURLSessionTask if background time expires",
            "developer.apple.com/forums/thread/99991"),
        RuleSource(
            "LOG-724950", "A request fails with -1005 after seconds in the background",
            "developer.apple.com/forums/thread/724950"),
        RuleSource("LOG-MZDM30", "One download at a time", "github.com/mzeeshanid/MZDownloadManager/issues/30"),
        RuleSource(
            "W13-705", "2013-705 What's New in Foundation Networking",
            "github.com/ASCIIwwdc/wwdc-session-transcripts/blob/master/en/2013/705.vtt"),
        RuleSource(
            "W23-10006", "2023-10006 Build robust and resumable file transfers",
            "developer.apple.com/videos/play/wwdc2023/10006"),
        RuleSource(
            "FND-CONF",
            """
            URLSessionConfiguration (isDiscretionary, sessionSendsLaunchEvents, timeouts, waitsForConnectivity, \
            allowsCellularAccess)
            """,
            "developer.apple.com/documentation/foundation/urlsessionconfiguration"),
        RuleSource(
            "FND-CANCEL", "URLError.BackgroundTaskCancelledReason",
            "developer.apple.com/documentation/foundation/urlerror/backgroundtaskcancelledreason"),
        RuleSource(
            "Q-TCP", "Networking in a short-lived extension / TCP and suspension",
            "developer.apple.com/forums/thread/97824"),
        RuleSource(
            "UIK-HANDLEBG", "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
            """
            developer.apple.com/documentation/uikit/uiapplicationdelegate/\
            application(_:handleeventsforbackgroundurlsession:completionhandler:)
            """),
    ]
}
