/// How fast data comes over the network of a phone, for modules whose work depends on what comes.
///
/// Whoever does says by ``ServiceContext/networkRateDidChange()`` that the rate is another one now.
public protocol NetworkRate: AnyObject {
    /// The bytes that arrive in a second at present; zero while nothing gets through.
    var bytesPerSecond: Double { get }
}
