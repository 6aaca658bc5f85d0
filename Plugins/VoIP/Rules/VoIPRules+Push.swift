import BackgroundRuntime

/// VoIP pushes and the duty to report them as calls.
extension VoIPRules {
    /// The rules of VoIP pushes and calls.
    package static let pushes: [Rule] = [
        pushRegisterEachLaunch, pushLaunches, pushNeedsMode, pushNotThrottled, pushMustReport, pushReportExempt,
        pushMustReportFlag, pushMustReportFalseWhen, pushStateIsServers, pushReportRefusedCounts, pushBlock,
        pushTwoMechanisms, pushCompletion, pushPayload, pushOldSDK, pushTalkEntitlementGone, pushDeveloperAlerts,
        callKeepsAwake, callHoldsTasks, pushForceQuit,
    ]

    package static let pushRegisterEachLaunch = Rule(
        "voip.push.register-each-launch", .from(.iOS(8)),
        "A push registry with the VoIP type must be made at every launch, or pushes have nowhere to go.",
        confidence: .documented, sources: "PK-RESP", "PK-TYPE")

    package static let pushLaunches = Rule(
        "voip.push.launches", .from(.iOS(8)),
        "A VoIP push launches a terminated app or wakes a suspended one, in the background.",
        confidence: .documented, sources: "PK-RESP")

    package static let pushNeedsMode = Rule(
        "voip.push.needs-mode", .from(.iOS(8)),
        "VoIP pushes need the voip mode; from 14.5 CallKit reports missingVoIPBackgroundMode without it.",
        confidence: .documented, sources: "XC-MODES", "CX-ERR")

    package static let pushNotThrottled = Rule(
        "voip.push.not-throttled", .from(.iOS(8)),
        "VoIP pushes are delivered at once and are not subject to the silent push budget.",
        confidence: .documented, sources: "PK-RESP", "PK-TYPE")

    package static let pushMustReport = Rule(
        "voip.push.must-report", .from(.iOS(13)),
        """
        Linked with the iOS 13 SDK, every VoIP push must be reported to CallKit before the delegate method returns; \
        else the app is ended by an internal-inconsistency exception, "never posted an incoming call".
        """,
        confidence: .documented, .observed, sources: "W19-707", "PK-RECV", "XC-SIGKILL", "LOG-SO56788314")

    package static let pushReportExempt = Rule(
        "voip.push.report-exempt", .from(.iOS(13)),
        "A VoIP push need not be reported when the app is in the foreground or already has an active call.",
        confidence: .engineer, sources: "DTS-768136")

    package static let pushMustReportFlag = Rule(
        "voip.push.must-report.flag", .from(.iOS(26, 4)),
        """
        From 26.4 a delegate method with metadata is called instead of the older one, where the delegate has it; mustReport \
        says whether this push must be reported.
        """,
        confidence: .documented, .engineer, .choice, sources: "PK-META", "DTS-817976")

    package static let pushMustReportFalseWhen = Rule(
        "voip.push.must-report.false-when", .from(.iOS(26, 4)),
        """
        mustReport is false at least when the app is in the foreground or on a call already, or the push is so old that \
        the call can hardly be alive. The list is not fixed; the simulator delivers no old pushes.
        """,
        confidence: .engineer, sources: "DTS-817976")

    package static let pushStateIsServers = Rule(
        property: "voip.push.state-is-servers", .from(.iOS(13)),
        "Whether a push must be reported depends on the state of the app as the push is delivered, not as the app reads it.",
        confidence: .engineer, sources: "DTS-817976")

    package static let pushReportRefusedCounts = Rule(
        "voip.push.report-refused-counts", .from(.iOS(13)),
        "A report that CallKit refuses (Do Not Disturb, blocked) still fulfils the duty.",
        confidence: .documented, .choice, sources: "PK-RECV")

    package static let pushBlock = Rule(
        "voip.push.block", .from(.iOS(13)),
        """
        After k.voip.push-blocked-after unreported pushes the system delivers no more, silently, until the app is \
        installed again or a long time has passed.
        """,
        confidence: .documented, .choice, sources: "PK-RECV", "DTS-781211", "DTS-768136")

    package static let pushTwoMechanisms = Rule(
        "voip.push.two-mechanisms", .from(.iOS(13)),
        """
        Two parts check whether a VoIP push was reported: PushKit as the delegate method returns, with an exception; and \
        the call service k.voip.push-report.server after the delivery, which kills with 0xbaadca11 what set no delegate or \
        blocks in it, and counts. The completion handler plays no part.
        """,
        confidence: .engineer, sources: "DTS-817976", "DTS-781211")

    package static let pushCompletion = Rule(
        "voip.push.completion", .from(.iOS(11)),
        "From iOS 11 the delegate method for a VoIP push has a completion handler that must be called when done.",
        confidence: .documented, sources: "PK-RECV")

    package static let pushPayload = Rule(
        "voip.push.payload", .from(.iOS(8)),
        "The payload of a VoIP push is at most k.voip.push-payload.",
        confidence: .documented, sources: "UN-GEN")

    package static let pushOldSDK = Rule(
        "voip.push.old-sdk", .from(.iOS(13)),
        "An app linked with an older SDK may still use VoIP pushes without CallKit.",
        confidence: .documented, sources: "PK-RECV")

    package static let pushTalkEntitlementGone = Rule(
        "voip.push.ptt-entitlement-gone", .from(.iOS(26)),
        """
        The last entitlement for VoIP pushes without a call, that of push-to-talk, has no effect for apps linked with the \
        SDK of iOS 26.
        """,
        confidence: .engineer, sources: "LOG-TAGCK")

    package static let pushDeveloperAlerts = Rule(
        "voip.push.dev-alerts", .from(.iOS(26)),
        """
        In builds signed for development or TestFlight the system shows alerts for unreported pushes and for stopped \
        delivery.
        """,
        confidence: .engineer, sources: "LOG-TAGCK")

    package static let callKeepsAwake = Rule(
        "voip.call.keeps-awake", .from(.iOS(10)),
        "An active call with its audio session running keeps the app awake under audio/voip.",
        confidence: .documented, .choice, sources: "XC-MODES", "PK-RESP")

    package static let callHoldsTasks = Rule(
        property: "voip.call.holds-tasks", .from(.iOS(10)),
        "A call stops task time by its active audio session, not by the report to CallKit.",
        confidence: .engineer, .choice, sources: "DTS-764762")

    package static let pushForceQuit = Rule(
        "voip.push.force-quit", .from(.iOS(8)),
        "A VoIP push is delivered to a force-quit app.",
        confidence: .choice, sources: "PK-RESP")
}
