import BackgroundRuntime

/// What people call what the rules of calls are about.
enum VoIPWords {
    static let all: [PlainWords] = [
        PlainWords("voip.call.answer-second", "Hold & Accept", "second incoming call", "call waiting CallKit"),
        PlainWords("voip.call.answer-third", "third call CallKit"),
        PlainWords("voip.call.groups", "maximumCallGroups", "maximumCallsPerCallGroup", "End & Accept only"),
        PlainWords("voip.call.holding", "supportsHolding", "CXSetHeldCallAction", "hold a call"),
        PlainWords("voip.call.observer", "CXCallObserver", "detect a phone call", "know that a call is active"),
        PlainWords("voip.call.resume", "call is taken off hold", "audio after hold"),
        PlainWords("voip.call.stays-held", "call stays on hold after the other ended"),
        PlainWords("voip.launch.boot", "voip app launched at boot"),
        PlainWords(
            "voip.before-first-unlock", "call before first unlock", "voip push after restart, phone not unlocked yet",
            "keychain empty when a call launches the app"),
        PlainWords("voip.launch.suspended-after", "voip app after boot"),
        PlainWords("voip.relaunch.force-quit", "voip app after force quit"),
        PlainWords("voip.relaunch.low-memory", "voip app killed for memory"),
        PlainWords("voip.relaunch.nonzero-exit", "voip app relaunch after crash"),
        PlainWords("voip.call.holds-tasks", "background time during a call"),
        PlainWords(
            "voip.call.keeps-awake", "call is cut off in background", "app suspended during a VoIP call",
            "WebRTC call continues in background"),
        PlainWords(
            "voip.push.block", "voip pushes are not received any more", "PushKit stopped delivering",
            "no incoming calls until reinstall", "voip push stops after a few calls"),
        PlainWords("voip.push.completion", "didReceiveIncomingPushWith completion", "pushkit completion handler"),
        PlainWords("voip.push.dev-alerts", "alert about unreported voip pushes in development"),
        PlainWords(
            "voip.push.force-quit", "voip push when the app is force quit",
            "incoming call after the user swiped the app away"),
        PlainWords(
            "voip.push.launches", "incoming call when the app is killed", "PushKit wakes the app",
            "voip push in background", "call rings when the app is closed"),
        PlainWords(
            "voip.push.must-report",
            "Killing app because it never posted an incoming call to the system after receiving a PushKit VoIP push",
            "reportNewIncomingCall", "PushKit crash iOS 13", "must report every voip push to CallKit",
            "use voip push for messages"),
        PlainWords("voip.push.must-report.false-when", "mustReport false"),
        PlainWords("voip.push.must-report.flag", "mustReport metadata", "didReceiveIncomingVoIPPush"),
        PlainWords(
            "voip.push.needs-mode", "voip background mode missing", "missingVoIPBackgroundMode",
            "didUpdatePushCredentials not called"),
        PlainWords("voip.push.not-throttled", "are voip pushes delayed", "priority of voip push"),
        PlainWords("voip.push.old-sdk", "voip push without CallKit"),
        PlainWords("voip.push.payload", "voip push payload size"),
        PlainWords(
            "voip.push.ptt-entitlement-gone", "unrestricted-voip entitlement",
            "com.apple.developer.pushkit.unrestricted-voip"),
        PlainWords(
            "voip.push.register-each-launch", "PKPushRegistry", "pushRegistry didUpdate not called", "voip token"),
        PlainWords("voip.push.report-exempt", "voip push while in foreground", "voip push for cancelling a call"),
        PlainWords(
            "voip.push.report-refused-counts", "reportNewIncomingCall error Do Not Disturb",
            "CXErrorCodeIncomingCallError filteredByDoNotDisturb", "blocked caller"),
        PlainWords("voip.push.state-is-servers", "call was cancelled before the voip push arrived"),
        PlainWords(
            "voip.push.two-mechanisms", "0xbaadca11", "killed although reportNewIncomingCall was called",
            "report call asynchronously"),
        PlainWords("voip.alert.local-notification", "show an incoming call without CallKit"),
        PlainWords(
            "voip.audio-key", "no audio in CallKit call in background", "audio and voip background mode",
            "CallKit sound one way when screen is locked"),
        PlainWords("voip.keepalive.allowance", "keepAlive handler 10 seconds"),
        PlainWords("voip.keepalive.minimum", "setKeepAliveTimeout 600 seconds"),
        PlainWords("voip.keepalive.needs-mode", "setKeepAliveTimeout returns NO"),
        PlainWords("voip.keepalive.not-later", "when is the keep alive handler called"),
        PlainWords("voip.keepalive.not-persistent", "keep alive handler lost"),
        PlainWords("voip.keepalive.replace", "clearKeepAliveTimeout"),
        PlainWords(
            "voip.legacy.deprecated", "setKeepAliveTimeout deprecated", "VoIP socket deprecated",
            "kCFStreamNetworkServiceTypeVoIP deprecated"),
        PlainWords("voip.socket.16", "Apps using VoIP socket crash on iOS 16", "legacy VoIP Entitlement"),
        PlainWords("voip.socket.needs-mode", "NSStreamNetworkServiceTypeVoIP without mode"),
        PlainWords("voip.socket.tcp-only", "UDP socket in background SIP"),
        PlainWords(
            "voip.socket.untagged", "socket closes in background", "SIP connection in background",
            "keep TCP connection alive in background"),
        PlainWords("voip.socket.wake", "NSStreamNetworkServiceTypeVoIP", "socket wakes the app"),
        PlainWords("voip.wake-rate", "0xbad22222", "voip app resumes too often"),
        PlainWords("voip.wifi-persist", "UIRequiresPersistentWiFi", "wifi disconnects when the phone sleeps"),
    ]
}
