import VigilAudio

// What of an item is loaded, and what it tells when that is too little.

extension AVPlayerItem {
    /// The buffer at this instant.
    var currentBuffer: PlaybackBuffer {
        loader.takeFigures(whereNeededAt: .infinity)
        var buffer = loader.machine.buffer
        buffer.advance(to: loader.now, place: loader.place())
        return buffer
    }

    /// Media did not arrive in time to go on; the object is the item. From iOS 6.
    public static var playbackStalledNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name("AVPlayerItemPlaybackStalledNotification"),
            since: .symbol("AVPlayerItem.playbackStalledNotification", .iOS(6)))
    }

    /// The item could not be played to its end; the object is the item, and its error is in the user info.
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// The key, in the user info of ``AVPlayerItem/failedToPlayToEndTimeNotification``, of the error.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension Notification.Name {
    /// Media did not arrive in time to go on; the object is the item. From iOS 6.
    public static var AVPlayerItemPlaybackStalled: Notification.Name { AVPlayerItem.playbackStalledNotification }

    /// The item could not be played to its end; the object is the item, and its error is in the user info.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}
