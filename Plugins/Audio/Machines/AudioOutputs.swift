/// The devices that sound can come out of, as a value: which are connected, and which of them has it.
public struct AudioOutputs: Hashable, Sendable {
    /// The connected devices, the last one at the end; the speaker of the phone is not among them.
    public private(set) var devices: [AudioRoute] = []

    /// A phone to which nothing is connected.
    public init() {}

    /// Where sound comes out: what was connected last has it.
    public var route: AudioRoute { devices.last ?? .speaker }

    /// A device is connected, and takes the sound.
    ///
    /// - Returns: how the route changes; nil when it was connected already, or is the speaker.
    public mutating func connect(_ device: AudioRoute) -> RouteChange? {
        guard device != .speaker, !devices.contains(device) else { return nil }
        let change = RouteChange(reason: .newDeviceAvailable, previous: route)
        devices.append(device)
        return change
    }

    /// Whether a device is connected.
    public func has(_ device: AudioRoute) -> Bool { devices.contains(device) }

    /// A device goes: the sound goes to what was connected before it, or to the speaker.
    ///
    /// - Returns: how the route changes; nil when the device had no sound to lose.
    public mutating func disconnect(_ device: AudioRoute) -> RouteChange? {
        let previous = route
        devices.removeAll { $0 == device }
        return previous == device ? RouteChange(reason: .oldDeviceUnavailable, previous: previous) : nil
    }
}
