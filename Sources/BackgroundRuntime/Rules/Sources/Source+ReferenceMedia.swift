extension Source {
    /// Reference pages of sound, calls, notifications and accessories.
    static let referenceMedia: [Source] = [
        Source(
            "AV-CAT", "AVAudioSession.Category and CategoryOptions",
            "developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct"),
        Source(
            "AV-ACT", "setActive(_:options:)",
            "developer.apple.com/documentation/avfaudio/avaudiosession/setactive(_:options:)"),
        Source(
            "AV-INT", "interruptionNotification; Handling audio interruptions",
            "developer.apple.com/documentation/avfaudio/avaudiosession/interruptionnotification"),
        Source(
            "AV-REASON", "AVAudioSession.InterruptionReason: appWasSuspended",
            """
            developer.apple.com/documentation/avfaudio/avaudiosession/interruptionreason/appwassuspended ; \
            docs.rs/objc2-avf-audio/latest/objc2_avf_audio/struct.AVAudioSessionInterruptionReason.html
            """),
        Source(
            "AV-ROUTE", "routeChangeNotification; Responding to audio route changes",
            "developer.apple.com/documentation/avfaudio/avaudiosession/routechangenotification"),
        Source(
            "AV-RESET", "mediaServicesWereResetNotification",
            "developer.apple.com/documentation/avfaudio/avaudiosession/mediaserviceswereresetnotification"),
        Source(
            "AV-ERR", "AVAudioSession.ErrorCode",
            "developer.apple.com/documentation/coreaudiotypes/avaudiosession/errorcode"),
        Source(
            "MP-REMOTE", "Handling external player events notifications; MPRemoteCommandCenter",
            "developer.apple.com/documentation/mediaplayer/handling-external-player-events-notifications"),
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
            "UN-BGPUSH", "Pushing background updates to your App",
            "developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"),
        Source(
            "UN-GEN", "Generating a remote notification",
            "developer.apple.com/documentation/usernotifications/generating-a-remote-notification"),
        Source(
            "UN-LOCAL", "Scheduling a notification locally from your app",
            "developer.apple.com/documentation/usernotifications/scheduling-a-notification-locally-from-your-app"),
        Source(
            "UN-AUTH", "Asking permission to use notifications",
            "developer.apple.com/documentation/usernotifications/asking-permission-to-use-notifications"),
        Source("UN-ERR", "UNError.Code", "developer.apple.com/documentation/usernotifications/unerror/code"),
        Source(
            "UN-REQ", "UNNotificationRequest; add(_:withCompletionHandler:)",
            "developer.apple.com/documentation/usernotifications/unnotificationrequest"),
        Source(
            "UN-INTERVAL", "UNTimeIntervalNotificationTrigger",
            "developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger"),
        Source(
            "UN-LOC", "UNLocationNotificationTrigger",
            "developer.apple.com/documentation/usernotifications/unlocationnotificationtrigger"),
        Source(
            "UN-SOUND", "UNNotificationSound",
            "developer.apple.com/documentation/usernotifications/unnotificationsound"),
        Source(
            "UN-PRESENT", "userNotificationCenter(_:willPresent:withCompletionHandler:)",
            """
            developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/\
            usernotificationcenter(_:willpresent:withcompletionhandler:)
            """),
        Source(
            "UN-DELEGATE", "UNUserNotificationCenterDelegate; Handling notifications and notification-related actions",
            "developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate"),
        Source(
            "CB-SCAN", "scanForPeripherals(withServices:options:)",
            """
            developer.apple.com/documentation/corebluetooth/cbcentralmanager/\
            scanforperipherals(withservices:options:)
            """),
        Source(
            "CB-CONNECT", "connect(_:options:)",
            "developer.apple.com/documentation/corebluetooth/cbcentralmanager/connect(_:options:)"),
        Source(
            "EA", "External Accessory: EAAccessoryManager, EASession",
            "developer.apple.com/documentation/externalaccessory"),
    ]
}
