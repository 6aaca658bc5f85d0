/// A moment of a simulated device: nanoseconds since it booted.
///
/// Zero is the boot. The count goes on while the device sleeps, as Apple's continuous clock does.
public struct VirtualInstant: InstantProtocol, Hashable, Sendable {
    /// Nanoseconds since the device booted.
    public let nanoseconds: Int64

    /// The boot of the device.
    public static let boot = VirtualInstant(nanoseconds: 0)

    /// The last instant that can be told; nothing is ever scheduled later.
    public static let distantFuture = VirtualInstant(nanoseconds: .max)

    /// An instant from a count of nanoseconds since the boot.
    public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// The instant `duration` later, or ``distantFuture`` when the sum cannot be told.
    public func advanced(by duration: Duration) -> VirtualInstant {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
        guard overflow else { return VirtualInstant(nanoseconds: sum) }
        return VirtualInstant(nanoseconds: duration < .zero ? .min : .max)
    }

    /// The time from this instant to `other`; negative when `other` is earlier.
    public func duration(to other: VirtualInstant) -> Duration {
        .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
    }

    public static func < (left: VirtualInstant, right: VirtualInstant) -> Bool {
        left.nanoseconds < right.nanoseconds
    }
}

extension Duration {
    /// The duration in nanoseconds, rounded towards zero and held within what an `Int64` can tell.
    public var wholeNanoseconds: Int64 {
        // Below nine seconds, one division of 64 bits instead of one of 128.
        if let short = Int64(exactly: attoseconds) { return short / 1_000_000_000 }
        return Int64(clamping: attoseconds / 1_000_000_000)
    }

    /// The duration in seconds, as Foundation's `TimeInterval` counts them.
    public var inSeconds: Double { Double(wholeNanoseconds) / 1_000_000_000 }

    /// A duration from seconds as Foundation counts them, rounded to the nearest nanosecond and held within an `Int64`.
    ///
    /// Not-a-number counts as zero.
    public init(inSeconds seconds: Double) {
        let nanoseconds = (seconds * 1_000_000_000).rounded()
        switch nanoseconds {
        case 9.2e18...: self = .nanoseconds(Int64.max)
        case ...(-9.2e18): self = .nanoseconds(Int64.min)
        case let exact where exact.isNaN: self = .zero
        default: self = .nanoseconds(Int64(nanoseconds))
        }
    }
}
