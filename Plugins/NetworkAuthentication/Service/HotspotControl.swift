import BackgroundRuntime

extension Device {
    /// The Wi-Fi networks that apps help with. Traps on a device made without the module of network authentication.
    ///
    /// ```swift
    /// device.hotspots.join(HotspotNetwork("Cafe"))
    /// ```
    public var hotspots: HotspotControl {
        HotspotControl(device: self, service: requiredService(HotspotService.self))
    }
}

/// What a test does with the Wi-Fi networks around a phone.
public struct HotspotControl {
    let device: Device
    let service: HotspotService

    /// The network that the phone is on; nil for none.
    public var network: HotspotNetwork? { service.network }

    /// The app that handles that network; nil while nobody does.
    public var helper: String? { service.machine?.state == .authenticated ? service.machine?.chosen : nil }

    /// Whether apps have the entitlement that a helper needs.
    public var isEntitled: Bool {
        get { service.isEntitled }
        nonmutating set { service.isEntitled = newValue }
    }

    /// The phone joins a network, in place of another one.
    public func join(_ network: HotspotNetwork) {
        device.record(.stimulus, "the phone joins \(network.ssid)")
        service.join(HotspotNetwork(network.ssid, isSecure: network.isSecure, isJustJoined: true))
        device.settle()
    }

    /// The phone leaves its network.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when it is on none.
    public func leave() throws {
        guard let network else { throw StimulusError("the phone is on no network: join one with hotspot.join") }
        device.record(.stimulus, "the phone leaves \(network.ssid)")
        service.leave()
        device.settle()
    }

    /// The system has the network looked after, as it does from time to time.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when no helper handles it.
    public func maintain() throws {
        device.record(.stimulus, "the network is looked after")
        guard service.maintain() else { throw StimulusError("no helper handles the network of the phone") }
        device.settle()
    }

    /// The list of networks is shown to the user.
    public func show(_ networks: [HotspotNetwork]) {
        device.record(.stimulus, "the list of networks is shown", detail: networks.map(\.ssid).joined(separator: ", "))
        service.show(networks)
        device.settle()
    }
}
