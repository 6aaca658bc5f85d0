extension RuleSource {
    static let sessions: [RuleSource] = [
        RuleSource(
            "W10-105", "2010-105 Adopting Multitasking on iPhone OS, Part 1",
            "github.com/ASCIIwwdc/wwdc-session-transcripts/blob/master/en/2010/105.vtt"),
        RuleSource(
            "W10-109", "2010-109 Adopting Multitasking on iPhone OS, Part 2",
            "github.com/ASCIIwwdc/wwdc-session-transcripts/blob/master/en/2010/109.vtt"),
        RuleSource(
            "W13-204", "2013-204 What's New with Multitasking",
            "github.com/ASCIIwwdc/wwdc-session-transcripts/blob/master/en/2013/204.vtt"),
        RuleSource(
            "W14-706", "2014-706 What's New in Core Location",
            "github.com/ASCIIwwdc/wwdc-session-transcripts/blob/master/en/2014/706.vtt"),
        RuleSource(
            "W14-707", "2014-707 What's New in Foundation Networking",
            "github.com/ASCIIwwdc/wwdc-session-transcripts/blob/master/en/2014/707.vtt"),
        RuleSource(
            "W19-707", "2019-707 Advances in App Background Execution",
            "developer.apple.com/videos/play/wwdc2019/707"),
        RuleSource(
            "W20-10063", "2020-10063 Background execution demystified (attendees' notes only)",
            """
            blog.derrickshowers.com/learning/wwdc-2020-background-execution ; \
            wwdcnotes.com/notes/wwdc20/10063
            """),
        RuleSource(
            "W25-227", "2025-227 Finish tasks in the background", "developer.apple.com/videos/play/wwdc2025/227"),
    ]
}
