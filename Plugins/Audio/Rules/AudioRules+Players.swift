import BackgroundRuntime

/// Players and the data of what they play.
extension AudioRules {
    /// The rules of players.
    package static let players: [Rule] = [playerWaits, playerStalls, playerPausesAtStall, playerFails, playerLive]

    package static let playerWaits = Rule(
        "audio.player.waits", .all,
        """
        A player of items that has nothing to play, or too little of it, waits with a reason (from iOS 10: noItemToPlay, \
        toMinimizeStalls), and plays as soon as it has enough: where the network is slower than the medium, \
        k.audio.player.enough.
        """,
        confidence: .documented, .choice, sources: "AVF-WAITING", "AVF-AUTOWAIT")

    package static let playerStalls = Rule(
        "audio.player.stalls", .all,
        """
        A player whose network is gone plays what is loaded, then stalls (AVPlayerItemPlaybackStalled, from iOS 6), and \
        goes on by itself as data comes. Stalled sound keeps the app awake for k.audio.stall-grace; a player of an app \
        that is suspended then is paused.
        """,
        confidence: .documented, .observed, .choice, sources: "AVF-STALLED", "AVF-WAITING", "LOG-STALLED",
        advice: "Begin a task at the stall, and look in its time whether the network is back.")

    package static let playerPausesAtStall = Rule(
        "audio.player.pauses-at-stall", .all,
        """
        A player that is not to wait (automaticallyWaitsToMinimizeStalling is false, or before iOS 10 with a medium that \
        is a file) is paused by a stall: its rate is 0, and it does not go on by itself.
        """,
        confidence: .documented, sources: "AVF-AUTOWAIT", "AVF-STALLED")

    package static let playerFails = Rule(
        "audio.player.fails", .all,
        """
        An item that cannot be loaded has failed, and tells its error: there is no such file, the server refuses it, there \
        is no network, or nothing comes for k.audio.player.patience. One that was played tells it also by \
        AVPlayerItemFailedToPlayToEndTime. A player of several goes on with the next one. AVAudioPlayer throws for a file \
        that is not there, and for an address of the network.
        """,
        confidence: .documented, .choice, sources: "AVF-FAILED", "AV-PLAYER-URL")

    package static let playerLive = Rule(
        "audio.player.live", .all,
        "A live stream has an indefinite duration and no end; only a little of it can be loaded ahead.",
        confidence: .documented, sources: "AVF-DURATION", "RFC-8216")
}
