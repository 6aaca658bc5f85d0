import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum VoIPSources {
    static let all: [RuleSource] = [
        RuleSource(
            "LOG-15WAKES", "15 wakes in 300 s",
            """
            github.com/DoubangoTelecom/idoubs/issues/169 ; \
            github.com/DoubangoTelecom/doubango/issues/357
            """),
        RuleSource(
            "LOG-PJSIP", "iOS 16 kills apps with a VoIP socket",
            """
            docs.pjsip.org/en/latest/specific-guides/other/ios_push_notifications.html ; \
            github.com/robbiehanson/CocoaAsyncSocket/issues/804
            """),
        RuleSource(
            "LOG-TAGCK", "Forum list, tag CallKit: pinned posts on iOS 26 and 26.4",
            "developer.apple.com/forums/tags/callkit"),
        RuleSource(
            "DTS-817976", "VoIP push compliance rules and CallKit handling", "developer.apple.com/forums/thread/817976"),
        RuleSource("PK-META", "PKVoIPPushMetadata", "developer.apple.com/documentation/pushkit/pkvoippushmetadata"),
        RuleSource("LOG-SO56788314", "VoIP push not reported, text", "stackoverflow.com/questions/56788314"),
        RuleSource(
            "F-VOIPEXIT", "Relaunch on non-zero exit, Apple text quoted", "e-learn.cn/qa/answer/151557/591598.html"),
        RuleSource(
            "PK-RESP", "Responding to VoIP Notifications from PushKit",
            "developer.apple.com/documentation/pushkit/responding-to-voip-notifications-from-pushkit"),
        RuleSource(
            "PK-RECV", "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
            """
            developer.apple.com/documentation/pushkit/pkpushregistrydelegate/\
            pushregistry(_:didreceiveincomingpushwith:for:completion:)
            """),
        RuleSource("PK-TYPE", "PKPushType.voIP", "developer.apple.com/documentation/pushkit/pkpushtype/voip"),
        RuleSource(
            "CX-ERR", "CXError.Code.missingVoIPBackgroundMode",
            "developer.apple.com/documentation/callkit/cxerror/code/missingvoipbackgroundmode"),
        RuleSource(
            "CX-HELD", "CXSetHeldCallAction", "developer.apple.com/documentation/callkit/cxsetheldcallaction"),
        RuleSource(
            "CX-OBSERVER", "CXCallObserver", "developer.apple.com/documentation/callkit/cxcallobserver"),
        RuleSource(
            "LOG-AUDIOLAB94", "An observer of calls keeps an app without calls from recording",
            "github.com/deeeed/audiolab/pull/94"),
        RuleSource(
            "LOG-PHONESTATE28", "An observer of calls hears late in the background",
            "github.com/andreamainella98/phone_state/issues/28"),
        RuleSource(
            "CX-CONFIG", "CXProviderConfiguration.maximumCallGroups",
            "developer.apple.com/documentation/callkit/cxproviderconfiguration/maximumcallgroups"),
        RuleSource(
            "CX-UPDATE", "CXCallUpdate.supportsHolding",
            "developer.apple.com/documentation/callkit/cxcallupdate/supportsholding"),
        RuleSource(
            "DTS-749202", "After unholding, the audio does not come back: intended",
            "developer.apple.com/forums/thread/749202"),
        RuleSource(
            "LOG-715488", "A call of the phone over a VoIP call: four ways to end it",
            "developer.apple.com/forums/thread/715488"),
        RuleSource(
            "LOG-794277", "A third call: End & Accept, End Held & Accept, and their actions",
            "developer.apple.com/forums/thread/794277"),
        RuleSource(
            "LOG-TWILIO152", "A cellular call that ends does not end the hold",
            "github.com/twilio/twilio-voice-ios/issues/152"),
        RuleSource(
            "LOG-VIALER113", "Swapping two calls of one app: no new activation",
            "github.com/VoIPGRID/VialerSIPLib/pull/113"),
        RuleSource(
            "LOG-CKINCOMING119", "Hold & Accept, supportsHolding and maximumCallGroups",
            "github.com/hiennguyen92/flutter_callkit_incoming/issues/119"),
        RuleSource(
            "UN-GEN", "Generating a remote notification",
            "developer.apple.com/documentation/usernotifications/generating-a-remote-notification"),
        RuleSource(
            "DTS-768136", "When a VoIP push need not be reported; silent block",
            "developer.apple.com/forums/thread/768136"),
        RuleSource(
            "DTS-784473", "VoIP is one of the cases that may launch before the first unlock",
            "developer.apple.com/forums/thread/784473"),
        RuleSource(
            "LOG-206691", "A VoIP push before the first unlock launches the app, which finds its data closed",
            "developer.apple.com/forums/message/206691"),
        RuleSource("DTS-781211", "The two CallKit enforcement mechanisms", "developer.apple.com/forums/thread/781211"),
        RuleSource(
            "UIK-KEEP", "setKeepAliveTimeout(_:handler:)",
            "developer.apple.com/documentation/uikit/uiapplication/setkeepalivetimeout(_:handler:)"),
        RuleSource(
            "QA1938", "iOS 10 and the Legacy Voice-over-IP Architecture",
            "developer.apple.com/library/archive/qa/qa1938/_index.html"),
    ]
}
