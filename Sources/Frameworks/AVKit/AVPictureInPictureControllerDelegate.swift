import SimulatedFoundation

/// What an app hears of the window of its player. Called on the main thread; every method has a default that does nothing.
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    /// The window will open.
    func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
    /// The window is open.
    func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
    /// The window cannot open; the description of the error says why.
    func pictureInPictureController(
        _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    /// The window will close.
    func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
    /// The window is closed.
    func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
    /// The app has to show the player where it was, and call the handler with true when it does.
    func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping @Sendable (Bool) -> Void)
    /// The app has to show the player where it was, and to come back with true when it does.
    func pictureInPictureControllerRestoreUserInterfaceForPictureInPictureStop(
        _ controller: AVPictureInPictureController
    ) async -> Bool
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {
        OptionalMethod.isMissing()
    }
    public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
        OptionalMethod.isMissing()
    }
    public func pictureInPictureController(
        _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
    ) { OptionalMethod.isMissing() }
    public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {
        OptionalMethod.isMissing()
    }
    public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {
        OptionalMethod.isMissing()
    }
    public func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping @Sendable (Bool) -> Void
    ) {
        nonisolated(unsafe) let delegate: any AVPictureInPictureControllerDelegate = self
        Task {
            completionHandler(
                await delegate.pictureInPictureControllerRestoreUserInterfaceForPictureInPictureStop(controller))
        }
    }
    nonisolated(nonsending) public func pictureInPictureControllerRestoreUserInterfaceForPictureInPictureStop(
        _ controller: AVPictureInPictureController
    ) async -> Bool { true }
}
