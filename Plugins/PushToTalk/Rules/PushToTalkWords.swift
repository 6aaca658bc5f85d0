import BackgroundRuntime

/// What people call what the rules of push to talk are about.
enum PushToTalkWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms("ptt.channel.unknown", "channelNotFound"),
        SearchSynonyms("ptt.force-quit", "walkie-talkie after the app was swiped away"),
        SearchSynonyms(
            "ptt.join.foreground", "requestJoinChannel in background", "appNotForeground",
            "joining a channel fails in background"),
        SearchSynonyms("ptt.join.one", "channelLimitReached"),
        SearchSynonyms("ptt.leave", "user leaves the channel", "didLeaveChannel"),
        SearchSynonyms("ptt.manager.launch", "PTChannelManager has to be made at launch"),
        SearchSynonyms(
            "ptt.manager.shared", "instantiationAlreadyInProgress", "channelManager(delegate:restorationDelegate:)"),
        SearchSynonyms("ptt.needs-mode", "missingBackgroundMode push-to-talk"),
        SearchSynonyms("ptt.restore", "PTChannelRestorationDelegate", "channel after restart of the phone"),
        SearchSynonyms("ptt.token", "push to talk token", "ephemeral push token pushtotalk"),
        SearchSynonyms("ptt.button", "PTT button of a headset", "hardware button walkie-talkie"),
        SearchSynonyms("ptt.participant.background", "setActiveRemoteParticipant in background without push"),
        SearchSynonyms("ptt.push.half-duplex", "half duplex transmission error"),
        SearchSynonyms("ptt.push.order", "incomingPushResult before didJoinChannel"),
        SearchSynonyms("ptt.push.result", "incomingPushResult", "PTPushResult activeRemoteParticipant"),
        SearchSynonyms("ptt.service-update", "service update push"),
        SearchSynonyms("ptt.transmit.mode", "transmissionNotAllowed", "listen only"),
        SearchSynonyms("ptt.transmit.stop", "transmissionNotFound"),
        SearchSynonyms("ptt.transmit.where", "beginTransmitting in background", "transmit from a bluetooth button"),
        SearchSynonyms(
            "ptt.audio-by-framework", "no sound in walkie-talkie app", "didActivate audioSession push to talk"),
        SearchSynonyms("ptt.audio.mixable", "mixWithOthers push to talk"),
        SearchSynonyms("ptt.call", "phone call during push to talk"),
        SearchSynonyms("ptt.entitlement", "com.apple.developer.push-to-talk"),
        SearchSynonyms("ptt.keeps-awake", "walkie-talkie in background", "push to talk stays awake"),
        SearchSynonyms("ptt.mode", "push-to-talk background mode", "apns-push-type pushtotalk"),
    ]
}
