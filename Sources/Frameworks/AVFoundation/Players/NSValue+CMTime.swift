// Foundation has no value of two integers here, but one of four numbers: each of them has at most 32 bits, which it keeps.

extension NSValue {
    /// A time in an object.
    public convenience init(time: CMTime) {
        let value = UInt64(bitPattern: time.value)
        self.init(
            rect: NSRect(
                x: Double(value >> 32), y: Double(value & 0xFFFF_FFFF), width: Double(time.timescale), height: 0))
    }

    /// The time in the object.
    public var timeValue: CMTime {
        let rect = rectValue
        let value = UInt64(rect.origin.x) << 32 | UInt64(rect.origin.y)
        return CMTime(value: Int64(bitPattern: value), timescale: Int32(rect.size.width))
    }
}
