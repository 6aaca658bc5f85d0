import BackgroundRuntime

/// What people call what the rules of push to talk are about.
enum PushToTalkWords {
    static let all: [PlainWords] = [
        PlainWords("ptt.channel.unknown", "channelNotFound"),
        PlainWords("ptt.force-quit", "walkie-talkie after the app was swiped away"),
        PlainWords(
            "ptt.join.foreground", "requestJoinChannel in background", "appNotForeground",
            "joining a channel fails in background"),
        PlainWords("ptt.join.one", "channelLimitReached"),
        PlainWords("ptt.leave", "user leaves the channel", "didLeaveChannel"),
        PlainWords("ptt.manager.launch", "PTChannelManager has to be made at launch"),
        PlainWords(
            "ptt.manager.shared", "instantiationAlreadyInProgress", "channelManager(delegate:restorationDelegate:)"),
        PlainWords("ptt.needs-mode", "missingBackgroundMode push-to-talk"),
        PlainWords("ptt.restore", "PTChannelRestorationDelegate", "channel after restart of the phone"),
        PlainWords("ptt.token", "push to talk token", "ephemeral push token pushtotalk"),
        PlainWords("ptt.button", "PTT button of a headset", "hardware button walkie-talkie"),
        PlainWords("ptt.participant.background", "setActiveRemoteParticipant in background without push"),
        PlainWords("ptt.push.half-duplex", "half duplex transmission error"),
        PlainWords("ptt.push.order", "incomingPushResult before didJoinChannel"),
        PlainWords("ptt.push.result", "incomingPushResult", "PTPushResult activeRemoteParticipant"),
        PlainWords("ptt.service-update", "service update push"),
        PlainWords("ptt.transmit.mode", "transmissionNotAllowed", "listen only"),
        PlainWords("ptt.transmit.stop", "transmissionNotFound"),
        PlainWords("ptt.transmit.where", "beginTransmitting in background", "transmit from a bluetooth button"),
        PlainWords("ptt.audio-by-framework", "no sound in walkie-talkie app", "didActivate audioSession push to talk"),
        PlainWords("ptt.audio.mixable", "mixWithOthers push to talk"),
        PlainWords("ptt.call", "phone call during push to talk"),
        PlainWords("ptt.entitlement", "com.apple.developer.push-to-talk"),
        PlainWords("ptt.keeps-awake", "walkie-talkie in background", "push to talk stays awake"),
        PlainWords("ptt.mode", "push-to-talk background mode", "apns-push-type pushtotalk"),
    ]
}
