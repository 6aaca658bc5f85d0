/// What the system shows at the head of its screen of what apps do, such as a call or the use of the microphone, for whoever
/// draws a phone. A module's service that knows of any does this.
public protocol StatusBarSigns: AnyObject {
    /// Words for the signs that are there now: `call`, `microphone`, `location`. How they look is the system's.
    var statusBarSigns: [String] { get }
}
