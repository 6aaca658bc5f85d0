/// The code of an app, as the device installs it: makes one instance per launch.
public protocol AppProgram: Sendable {
    /// A type of the app's code: the static variables of its Swift module are the app's. That of the program without it;
    /// nil where the statics are none of the device's business.
    var code: Any.Type? { get }

    /// Makes the app's own objects. Called as the first turn of a launch, on the app's main thread.
    func launch(in process: AppProcess) -> any AppInstance
}

extension AppProgram {
    public var code: Any.Type? { Self.self }
}

/// The running code of one launch. The process frees it when it ends.
public protocol AppInstance: AnyObject {
    /// The app hears of an event on one of its channels: its delegate is called, or its notification centre posts.
    func receive(_ event: SystemEvent, on channel: SystemEvent.Channel)
}
