import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum VoIPSources {
    /// All of them.
    static let all: [Source] = [
        Source(
            "LOG-15WAKES", "15 wakes in 300 s",
            """
            github.com/DoubangoTelecom/idoubs/issues/169 ; \
            github.com/DoubangoTelecom/doubango/issues/357
            """),
        Source("LOG-SO56788314", "VoIP push not reported, text", "stackoverflow.com/questions/56788314"),
        Source("F-VOIPEXIT", "Relaunch on non-zero exit, Apple text quoted", "e-learn.cn/qa/answer/151557/591598.html"),
        Source(
            "PK-RESP", "Responding to VoIP Notifications from PushKit",
            "developer.apple.com/documentation/pushkit/responding-to-voip-notifications-from-pushkit"),
        Source(
            "PK-RECV", "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
            """
            developer.apple.com/documentation/pushkit/pkpushregistrydelegate/\
            pushregistry(_:didreceiveincomingpushwith:for:completion:)
            """),
        Source("PK-TYPE", "PKPushType.voIP", "developer.apple.com/documentation/pushkit/pkpushtype/voip"),
        Source(
            "CX-ERR", "CXError.Code.missingVoIPBackgroundMode",
            "developer.apple.com/documentation/callkit/cxerror/code/missingvoipbackgroundmode"),
        Source(
            "UN-GEN", "Generating a remote notification",
            "developer.apple.com/documentation/usernotifications/generating-a-remote-notification"),
        Source(
            "DTS-768136", "When a VoIP push need not be reported; silent block",
            "developer.apple.com/forums/thread/768136"),
        Source("DTS-781211", "The two CallKit enforcement mechanisms", "developer.apple.com/forums/thread/781211"),
        Source(
            "UIK-KEEP", "setKeepAliveTimeout(_:handler:)",
            "developer.apple.com/documentation/uikit/uiapplication/setkeepalivetimeout(_:handler:)"),
        Source(
            "QA1938", "iOS 10 and the Legacy Voice-over-IP Architecture",
            "developer.apple.com/library/archive/qa/qa1938/_index.html"),
    ]
}
