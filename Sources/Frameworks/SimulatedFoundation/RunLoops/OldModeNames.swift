// The names before Swift 4.2, which sources of 2012 to 2018 still have.

/// What a run loop waits for, by its name before Swift 4.2.
@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    /// All modes in which an app usually is; the name before Swift 4.2, and that of `CFRunLoopMode` for good.
    public static var commonModes: RunLoop.Mode { .common }
    /// The usual one, as `CFRunLoopMode` calls it.
    public static var defaultMode: RunLoop.Mode { .default }
    /// The usual one; its name before Swift 4.2.
    @available(*, deprecated, renamed: "default")
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
    /// That of a finger on the screen; its name before Swift 4.2.
    @available(*, deprecated, renamed: "tracking")
    public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}
