import SimulatedFoundation

// An address says its length on a phone, and not on this system.

extension sockaddr_in {
    /// How many bytes it has. Kept nowhere: this system's addresses do not say so.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// How many bytes it has. Kept nowhere: this system's addresses do not say so.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}

extension sockaddr {
    /// How many bytes it has. Kept nowhere: this system's addresses do not say so.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }
}
