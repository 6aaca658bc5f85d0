/// An instant as a date, as run loops and operation queues count them.
public struct WallClockTime: Strideable, Hashable, Codable, Sendable {
    /// A stretch of time.
    public typealias Stride = SchedulerStride

    /// The instant.
    public var date: Date

    /// The instant of a date.
    public init(_ date: Date) { self.date = date }

    /// How long it is from here to there.
    public func distance(to other: Self) -> SchedulerStride { .seconds(other.date.timeIntervalSince(date)) }
    /// The instant that comes so much later.
    public func advanced(by n: SchedulerStride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}
