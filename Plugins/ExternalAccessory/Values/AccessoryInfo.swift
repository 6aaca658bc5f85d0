/// What an accessory tells of itself.
public struct AccessoryInfo: Hashable, Sendable {
    /// Its name, by which tests and scenarios call it.
    public let name: String
    /// The protocols that it speaks, in reverse domain style: `com.example.meter`.
    public let protocols: [String]
    public let manufacturer: String
    /// What its maker calls this kind of device.
    public let model: String
    /// Which one of its model it is.
    public let serialNumber: String

    /// An accessory from what it tells; only the name and the protocols decide anything.
    public init(
        _ name: String, protocols: [String], manufacturer: String = "", model: String = "", serialNumber: String = ""
    ) {
        (self.name, self.protocols, self.manufacturer) = (name, protocols, manufacturer)
        (self.model, self.serialNumber) = (model, serialNumber)
    }
}

/// An accessory as one app sees it, from one connection to its end.
public struct AccessoryConnection: Hashable, Sendable {
    /// What the accessory tells of itself.
    public let accessory: AccessoryInfo
    /// The number of the connection, which no other one has.
    public let number: Int
}
