/// What a session tells before iOS 6, where its notifications do not exist. Every method has a default.
///
/// The methods are called on the app's main thread. Later systems post notifications instead.
public protocol AVAudioSessionDelegate: AnyObject {
    /// The session was interrupted.
    func beginInterruption()
    /// The interruption is over; 1 in `flags` says that the app may start again by itself.
    func endInterruption(withFlags flags: Int)
    /// The interruption is over, for delegates that know no flags.
    func endInterruption()
}

extension AVAudioSessionDelegate {
    public func beginInterruption() { OptionalMethod.isMissing() }
    /// Calls the form without flags.
    public func endInterruption(withFlags flags: Int) { endInterruption() }
    public func endInterruption() { OptionalMethod.isMissing(after: "endInterruption(withFlags:)") }
}
