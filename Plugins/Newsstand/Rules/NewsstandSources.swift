import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum NewsstandSources {
    static let all: [RuleSource] = [
        RuleSource(
            "TN2280", "Technical Note TN2280: Newsstand FAQ",
            "developer.apple.com/library/ios/technotes/tn2280/_index.html"),
        RuleSource(
            "NK", "Newsstand Kit: NKLibrary, NKIssue, NKAssetDownload",
            "developer.apple.com/documentation/newsstandkit"),
    ]
}
