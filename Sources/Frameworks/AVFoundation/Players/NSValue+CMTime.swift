// Foundation has no value of two integers here, but one of four numbers: each of them has at most 32 bits, which it keeps.

extension NSValue {
    /// A time in an object.
    public convenience init(time: CMTime) {
        let value = UInt64(bitPattern: time.value)
        self.init(
            rect: NSRect(
                x: Double(value >> 32), y: Double(value & 0xFFFF_FFFF), width: Double(time.timescale), height: 0))
    }

    /// A part of a medium in an object.
    public convenience init(timeRange: CMTimeRange) {
        let (start, length) = (timeRange.start, timeRange.duration)
        self.init(
            rect: NSRect(
                x: Double(start.value), y: Double(start.timescale), width: Double(length.value),
                height: Double(length.timescale)))
    }

    /// The part of a medium in the object.
    public var timeRangeValue: CMTimeRange {
        let rect = rectValue
        return CMTimeRange(
            start: CMTime(value: Int64(rect.origin.x), timescale: Int32(rect.origin.y)),
            duration: CMTime(value: Int64(rect.size.width), timescale: Int32(rect.size.height)))
    }

    /// The time in the object.
    public var timeValue: CMTime {
        let rect = rectValue
        let value = UInt64(rect.origin.x) << 32 | UInt64(rect.origin.y)
        return CMTime(value: Int64(bitPattern: value), timescale: Int32(rect.size.width))
    }
}
