import BackgroundRuntime

// The classes of this framework that an app finds by their names, since when, as Apple's reference gives it.

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemClass.register(
        in: $0,
        [
            .iOS(5): "MPNowPlayingInfoCenter",
            .iOS(7, 1): """
            MPChangePlaybackRateCommand MPChangePlaybackRateCommandEvent MPFeedbackCommand \
            MPFeedbackCommandEvent MPRatingCommand MPRatingCommandEvent MPRemoteCommand MPRemoteCommandCenter \
            MPRemoteCommandEvent MPSeekCommandEvent MPSkipIntervalCommand MPSkipIntervalCommandEvent
            """,
            .iOS(9): """
            MPChangeLanguageOptionCommandEvent MPChangePlaybackPositionCommandEvent \
            MPNowPlayingInfoLanguageOption
            """,
            .iOS(9, 1): "MPChangePlaybackPositionCommand",
            .iOS(10): """
            MPChangeRepeatModeCommand MPChangeRepeatModeCommandEvent MPChangeShuffleModeCommand \
            MPChangeShuffleModeCommandEvent
            """,
        ])
}
