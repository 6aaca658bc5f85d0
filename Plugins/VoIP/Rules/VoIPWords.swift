import BackgroundRuntime

/// What people call what the rules of calls are about.
enum VoIPWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms("voip.call.answer-second", "Hold & Accept", "second incoming call", "call waiting CallKit"),
        SearchSynonyms("voip.call.answer-third", "third call CallKit"),
        SearchSynonyms("voip.call.groups", "maximumCallGroups", "maximumCallsPerCallGroup", "End & Accept only"),
        SearchSynonyms("voip.call.holding", "supportsHolding", "CXSetHeldCallAction", "hold a call"),
        SearchSynonyms("voip.call.observer", "CXCallObserver", "detect a phone call", "know that a call is active"),
        SearchSynonyms("voip.call.resume", "call is taken off hold", "audio after hold"),
        SearchSynonyms("voip.call.stays-held", "call stays on hold after the other ended"),
        SearchSynonyms("voip.launch.boot", "voip app launched at boot"),
        SearchSynonyms(
            "voip.before-first-unlock", "call before first unlock", "voip push after restart, phone not unlocked yet",
            "keychain empty when a call launches the app"),
        SearchSynonyms("voip.launch.suspended-after", "voip app after boot"),
        SearchSynonyms("voip.relaunch.force-quit", "voip app after force quit"),
        SearchSynonyms("voip.relaunch.low-memory", "voip app killed for memory"),
        SearchSynonyms("voip.relaunch.nonzero-exit", "voip app relaunch after crash"),
        SearchSynonyms("voip.call.holds-tasks", "background time during a call"),
        SearchSynonyms(
            "voip.call.keeps-awake", "call is cut off in background", "app suspended during a VoIP call",
            "WebRTC call continues in background"),
        SearchSynonyms(
            "voip.push.block", "voip pushes are not received any more", "PushKit stopped delivering",
            "no incoming calls until reinstall", "voip push stops after a few calls"),
        SearchSynonyms("voip.push.completion", "didReceiveIncomingPushWith completion", "pushkit completion handler"),
        SearchSynonyms("voip.push.dev-alerts", "alert about unreported voip pushes in development"),
        SearchSynonyms(
            "voip.push.force-quit", "voip push when the app is force quit",
            "incoming call after the user swiped the app away"),
        SearchSynonyms(
            "voip.push.launches", "incoming call when the app is killed", "PushKit wakes the app",
            "voip push in background", "call rings when the app is closed"),
        SearchSynonyms(
            "voip.push.must-report",
            "Killing app because it never posted an incoming call to the system after receiving a PushKit VoIP push",
            "reportNewIncomingCall", "PushKit crash iOS 13", "must report every voip push to CallKit",
            "use voip push for messages"),
        SearchSynonyms("voip.push.must-report.false-when", "mustReport false"),
        SearchSynonyms("voip.push.must-report.flag", "mustReport metadata", "didReceiveIncomingVoIPPush"),
        SearchSynonyms(
            "voip.push.needs-mode", "voip background mode missing", "missingVoIPBackgroundMode",
            "didUpdatePushCredentials not called"),
        SearchSynonyms("voip.push.not-throttled", "are voip pushes delayed", "priority of voip push"),
        SearchSynonyms("voip.push.old-sdk", "voip push without CallKit"),
        SearchSynonyms("voip.push.payload", "voip push payload size"),
        SearchSynonyms(
            "voip.push.ptt-entitlement-gone", "unrestricted-voip entitlement",
            "com.apple.developer.pushkit.unrestricted-voip"),
        SearchSynonyms(
            "voip.push.register-each-launch", "PKPushRegistry", "pushRegistry didUpdate not called", "voip token"),
        SearchSynonyms("voip.push.report-exempt", "voip push while in foreground", "voip push for cancelling a call"),
        SearchSynonyms(
            "voip.push.report-refused-counts", "reportNewIncomingCall error Do Not Disturb",
            "CXErrorCodeIncomingCallError filteredByDoNotDisturb", "blocked caller"),
        SearchSynonyms("voip.push.state-is-servers", "call was cancelled before the voip push arrived"),
        SearchSynonyms(
            "voip.push.two-mechanisms", "0xbaadca11", "killed although reportNewIncomingCall was called",
            "report call asynchronously"),
        SearchSynonyms("voip.alert.local-notification", "show an incoming call without CallKit"),
        SearchSynonyms(
            "voip.audio-key", "no audio in CallKit call in background", "audio and voip background mode",
            "CallKit sound one way when screen is locked"),
        SearchSynonyms("voip.keepalive.allowance", "keepAlive handler 10 seconds"),
        SearchSynonyms("voip.keepalive.minimum", "setKeepAliveTimeout 600 seconds"),
        SearchSynonyms("voip.keepalive.needs-mode", "setKeepAliveTimeout returns NO"),
        SearchSynonyms("voip.keepalive.not-later", "when is the keep alive handler called"),
        SearchSynonyms("voip.keepalive.not-persistent", "keep alive handler lost"),
        SearchSynonyms("voip.keepalive.replace", "clearKeepAliveTimeout"),
        SearchSynonyms(
            "voip.legacy.deprecated", "setKeepAliveTimeout deprecated", "VoIP socket deprecated",
            "kCFStreamNetworkServiceTypeVoIP deprecated"),
        SearchSynonyms("voip.socket.16", "Apps using VoIP socket crash on iOS 16", "legacy VoIP Entitlement"),
        SearchSynonyms("voip.socket.needs-mode", "NSStreamNetworkServiceTypeVoIP without mode"),
        SearchSynonyms("voip.socket.tcp-only", "UDP socket in background SIP"),
        SearchSynonyms(
            "voip.socket.untagged", "socket closes in background", "SIP connection in background",
            "keep TCP connection alive in background"),
        SearchSynonyms("voip.socket.wake", "NSStreamNetworkServiceTypeVoIP", "socket wakes the app"),
        SearchSynonyms("voip.wake-rate", "0xbad22222", "voip app resumes too often"),
        SearchSynonyms("voip.wifi-persist", "UIRequiresPersistentWiFi", "wifi disconnects when the phone sleeps"),
    ]
}
