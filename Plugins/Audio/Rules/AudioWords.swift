import BackgroundRuntime

/// What people call what the rules of sound are about.
enum AudioWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "audio.interrupt.begin", "AVAudioSessionInterruptionNotification began",
            "what happens to sound when a call comes in", "music stops when the phone rings",
            "interruption notification is not posted for an incoming call"),
        SearchSynonyms("audio.interrupt.deprecated", "AVAudioSessionInterruptionTypeKey deprecated"),
        SearchSynonyms(
            "audio.interrupt.end-not-guaranteed", "interruption ended notification is never received",
            "only began and no ended", "interruption does not end after another player"),
        SearchSynonyms(
            "audio.interrupt.end-options", "AVAudioSessionInterruptionOptionKey shouldResume",
            "interruption options missing", "may I resume after the interruption"),
        SearchSynonyms("audio.interrupt.main-thread", "on which thread comes the interruption notification"),
        SearchSynonyms(
            "audio.interrupt.reactivate", "music does not resume after a phone call",
            "playback does not continue after Siri or an alarm", "setActive after an interruption",
            "recording does not restart after a call"),
        SearchSynonyms(
            "audio.interrupt.sources", "what interrupts audio", "does a notification banner interrupt audio",
            "alarm, timer, Siri or another app interrupts my sound"),
        SearchSynonyms(
            "audio.interrupt.suspends", "app is suspended during a phone call",
            "audio app in background does not get the end of the call", "recording lost after a call in background"),
        SearchSynonyms(
            "audio.interrupt.was-suspended", "AVAudioSessionInterruptionWasSuspendedKey",
            "interruption began when the app comes back to foreground", "interruption notification without a call"),
        SearchSynonyms(
            "audio.player.fails", "AVPlayerItem status failed", "AVPlayerItemFailedToPlayToEndTime",
            "stream cannot be opened", "player item error no network"),
        SearchSynonyms("audio.player.live", "live stream radio duration indefinite", "HLS live"),
        SearchSynonyms(
            "audio.player.pauses-at-stall", "player rate becomes 0 after buffering",
            "automaticallyWaitsToMinimizeStalling false", "player does not resume after network loss"),
        SearchSynonyms(
            "audio.player.stalls", "AVPlayerItemPlaybackStalled", "stream stops in background when network is lost",
            "buffer runs empty", "internet radio stops after losing connection"),
        SearchSynonyms(
            "audio.player.waits", "timeControlStatus waitingToPlayAtSpecifiedRate", "reasonForWaitingToPlay",
            "player is waiting and buffers"),
        SearchSynonyms(
            "audio.now-playing", "now playing info not shown on the lock screen",
            "MPNowPlayingInfoCenter does not appear", "lock screen does not show title and artwork",
            "mixWithOthers hides lock screen controls", "control center does not show my player"),
        SearchSynonyms(
            "audio.remote.disabled", "grey button on the lock screen", "disable next and previous buttons",
            "command isEnabled false"),
        SearchSynonyms(
            "audio.remote.no-launch", "play button on the headset starts the killed app",
            "can a remote control event launch the app"),
        SearchSynonyms(
            "audio.remote.register", "lock screen buttons do nothing", "remoteControlReceived is not called",
            "MPRemoteCommandCenter addTarget", "beginReceivingRemoteControlEvents",
            "play and pause from headphones do not work"),
        SearchSynonyms(
            "audio.remote.target", "headphone button controls another app", "remote events go to the Music app",
            "which app gets the play button"),
        SearchSynonyms(
            "audio.remote.wakes", "play on the lock screen after a long pause does nothing",
            "paused player is suspended and play button", "resume playback from lock screen after minutes"),
        SearchSynonyms(
            "audio.route.plug-continues", "headphones plugged in while playing", "new device available",
            "connect bluetooth speaker"),
        SearchSynonyms(
            "audio.route.suspended-late", "route change is reported late",
            "headphones changed while the app was suspended"),
        SearchSynonyms("audio.route.thread", "routeChangeNotification thread", "UI crash in route change handler"),
        SearchSynonyms(
            "audio.route.unplug-pauses", "headphones unplugged pauses music", "AirPods taken out of the ear",
            "oldDeviceUnavailable", "sound comes out of the speaker after disconnecting"),
        SearchSynonyms(
            "audio.activate.cannot-record", "AVAudioSessionErrorCodeCannotStartRecording", "561145187",
            "cannot start recording in background", "'!rec'", "microphone cannot be started from background"),
        SearchSynonyms(
            "audio.activate.cannot-start", "AVAudioSessionErrorCodeCannotStartPlaying", "561015905", "'!pla'",
            "cannot start playing in background", "setActive fails in background"),
        SearchSynonyms(
            "audio.activate.insufficient-priority", "AVAudioSessionErrorInsufficientPriority", "561017449", "'!pri'",
            "Session activation failed during a phone call", "setActive fails while a call is active"),
        SearchSynonyms(
            "audio.activate.nonmixable-background", "AVAudioSessionErrorCodeCannotInterruptOthers", "560557684",
            "'!int'", "cannot interrupt others", "start music from the background while another app plays"),
        SearchSynonyms(
            "audio.activate.start-in-foreground", "start playing sound from the background",
            "play audio when a push arrives", "play a sound at a given time in background",
            "start audio from a bluetooth or location wake", "second song does not start while locked"),
        SearchSynonyms(
            "audio.activate.synchronous", "setActive blocks the main thread", "AVAudioSession setActive slow",
            "UI hangs when activating the audio session"),
        SearchSynonyms(
            "audio.call.category", "one side of the call hears nothing", "no microphone in call",
            "playAndRecord for voice chat"),
        SearchSynonyms(
            "audio.deactivate.busy", "AVAudioSessionErrorCodeIsBusy", "560030580", "'!act'",
            "Deactivating an audio session that has running I/O"),
        SearchSynonyms(
            "audio.deactivate.notify-others", "music of other app does not resume after my sound",
            "notifyOthersOnDeactivation", "give the sound back to another player", "other app's music stays paused",
            "ducking does not end", "let the music of other apps come back after a recording"),
        SearchSynonyms(
            "audio.error.other", "AVAudioSession error code", "incompatible category", "560161140", "1836282486",
            "1701737535", "missing entitlement audio", "OSStatus error audio session"),
        SearchSynonyms(
            "audio.media-reset", "mediaServicesWereResetNotification", "media services were lost",
            "audio engine stops working until restart of the app", "mediaserverd crashed"),
        SearchSynonyms(
            "audio.video-policy.26.4", "audiovisualBackgroundPlaybackPolicy pauses",
            "video keeps playing in background iOS 26"),
        SearchSynonyms(
            "audio.video.background", "video stops when app goes to background", "AVPlayerLayer pauses in background",
            "keep sound of a video playing in background", "AVPlayerViewController pauses when screen locks",
            "video call or movie audio only in background"),
        SearchSynonyms(
            "audio.airplay-pip", "Picture in Picture does not start", "PiP background mode",
            "AirPlay stops in background", "AVPictureInPictureController isPictureInPicturePossible false"),
        SearchSynonyms(
            "audio.category.ambient-stops", "sound stops when locking the screen", "ambient category",
            "silent switch mutes sound", "sound stops in background although audio mode is set"),
        SearchSynonyms(
            "audio.category.default", "default audio session category", "no category set", "soloAmbient",
            "sound is muted by ring switch"),
        SearchSynonyms(
            "audio.cpu-limit", "audio app killed for cpu usage", "audio processing in background too much cpu"),
        SearchSynonyms(
            "audio.lock.continues", "music continues when screen is locked", "recording while the screen is off",
            "playback with locked screen"),
        SearchSynonyms(
            "audio.mixable.no-interrupt", "play together with other apps", "my sound stops the music of others",
            "do not interrupt background music", "mix with other audio"),
        SearchSynonyms(
            "audio.mixable.options", "mixWithOthers duckOthers option", "setCategory options error",
            "lower volume of other music", "OSStatus -50 setCategory"),
        SearchSynonyms(
            "audio.mode.keeps-awake", "app stays alive while music plays", "how long can audio play in the background",
            "app runs as long as sound plays"),
        SearchSynonyms(
            "audio.mode.required", "music stops when app goes to background", "audio stops in background",
            "sound stops when pressing home", "audio background mode missing", "UIBackgroundModes audio"),
        SearchSynonyms(
            "audio.pause.timers-stop", "timer stops after pausing music",
            "network stops when the player is paused in background", "sleep timer in a music app"),
        SearchSynonyms(
            "audio.record.keeps-awake", "record audio in the background", "voice recorder with screen off",
            "red bar while recording", "long recording in background"),
        SearchSynonyms(
            "audio.record.permission", "microphone permission", "recording is silent", "empty recording",
            "requestRecordPermission", "record permission denied"),
        SearchSynonyms(
            "audio.record.usage-key", "NSMicrophoneUsageDescription", "app crashes when recording starts",
            "attempted to access privacy-sensitive data microphone"),
        SearchSynonyms(
            "audio.silence.policy", "play silence to keep the app alive", "silent audio trick",
            "run forever in background with silent sound", "app rejected for audio background mode 2.5.4"),
        SearchSynonyms(
            "audio.stop.suspends", "app is suspended when the song ends", "next track does not start in background",
            "gap between songs stops playback", "paused player gets killed"),
    ]
}
